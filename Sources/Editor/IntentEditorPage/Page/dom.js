// Makes elements. Texts become text nodes, so that nothing of a definition is markup.
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'text') setText(element, value);
    else if (key === 'word') setWord(element, value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter(child => child !== undefined && child !== null && child !== false));
  return element;
}

// A text can be in another language than the page, and then in another direction.
function setText(element, text) {
  if (element.textContent === text) return;
  if (element.tagName === 'OPTION') element.textContent = text;
  else element.replaceChildren(make('bdi', {}, text));
}

function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? '' : value);
}

// Makes the children of a parent be these nodes. What is in its place is not touched, so that it keeps the focus.
function arrange(parent, nodes) {
  const kept = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  nodes.forEach((node, index) => {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null);
  });
}

const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ks', 'ku', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']);

function direction(language) {
  const parts = language.split(/[-_]/);
  if (parts.some(part => /^(arab|hebr)$/i.test(part))) return 'rtl';
  return rightToLeft.has(parts[0].toLowerCase()) ? 'rtl' : 'ltr';
}

function languageName(language) {
  if (!language.code && !language.own) return 'As in the definition';
  const code = language.code || language.own;
  if (language.name) return language.name;
  try {
    const name = new Intl.DisplayNames([code.replaceAll('_', '-')], { type: 'language' }).of(code.replaceAll('_', '-'));
    return name && name !== code ? `${name} (${code})` : code;
  } catch {
    return code;
  }
}

// A picker of the bar.
function picker(label, id, change) {
  const select = make('select', { id, onchange: () => change(select.value) });
  const element = make('label', { for: id }, make('span', { word: label }), select);
  return {
    element,
    update(choices, value) {
      const texts = JSON.stringify(choices);
      if (select.dataset.choices !== texts) {
        select.dataset.choices = texts;
        select.replaceChildren(...choices.map(([code, name]) => make('option', { value: code, word: name })));
      }
      if (select.value !== value) select.value = value;
    },
  };
}

// The button of the bar for what a reviewer chooses, and the panel that it opens.
function viewMenu(...parts) {
  const root = document.documentElement;
  const look = picker('Appearance', 'look', value => setAttribute(root, 'data-look', value || null));
  look.update([['', 'System'], ['light', 'Light'], ['dark', 'Dark']], '');
  const size = picker('Text size', 'text-size', value => { setAttribute(root, 'data-size', value || null); measure(); });
  size.update([['small', 'Small'], ['', 'Medium'], ['large', 'Large'], ['largest', 'Largest']], '');
  // How wide a window is depends on the size of its text.
  const measure = () => root.classList.toggle('narrow', innerWidth < 30 * parseFloat(getComputedStyle(root).fontSize));
  addEventListener('resize', measure);
  measure();
  return [make('button', { id: 'view-button', word: 'View', popovertarget: 'view' }),
    make('div', { id: 'view', popover: 'auto', role: 'group', 'aria-labelledby': 'view-button' }, ...parts, look.element, size.element)];
}
