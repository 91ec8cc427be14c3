// The controls of rows. Each has `update(row, draft, isBad)`.

function makeControl(view, row) {
  switch (row.control) {
    case 'toggle': return toggleControl(view);
    case 'choice':
    case 'options': return view.rows.isTyping(row) ? typingControl(view) : pickControl(view);
    case 'new':
      if (!view.rows.isTyping(row)) return addControl(view);
      return view.rows.state.field.parts ? partsControl(view) : typingControl(view);
    case 'slider': return row.minimum !== undefined && row.maximum !== undefined ? sliderControl(view) : textControl(view);
    default: return row.parts ? partsControl(view) : textControl(view);
  }
}

function toggleControl(view) {
  const word = make('span', { class: 'word', id: view.id + '-word' });
  const button = make('button', {
    class: 'switch', role: 'switch', 'aria-labelledby': view.id + '-title', 'aria-describedby': `${view.id}-word ${view.id}-notes`,
    disabled: !view.page.send, onclick: () => view.page.send({ do: 'toggle', ...view.place }),
  });
  view.value.append(word, button);
  return {
    update(row) {
      setAttribute(button, 'aria-checked', row.isOn ? 'true' : 'false');
      setText(word, ['On', 'Off'].includes(row.text) ? '' : row.text);
    },
  };
}

function pickControl(view) {
  const text = make('span', { id: view.id + '-value' });
  const button = make('button', {
    class: 'pick', 'aria-haspopup': 'dialog', 'aria-labelledby': `${view.id}-title ${view.id}-value`,
    'aria-describedby': view.id + '-notes', disabled: !view.page.send,
    onclick: () => view.page.send({ do: 'open', ...view.place }),
    onkeydown: event => {
      const count = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (count && view.row.hasSteps) view.page.send({ do: 'step', ...view.place, count });
    },
  }, text);
  view.value.append(button);
  return {
    update(row) {
      setText(text, row.text || shownPlaceholder(row));
      button.classList.toggle('stale', row.isStale);
    },
  };
}

function addControl(view) {
  const button = make('button', {
    class: 'add', disabled: !view.page.send,
    onclick: () => {
      view.page.focusNext(view.place, 'input, textarea');
      view.page.send({ do: 'open', ...view.place });
    },
  });
  view.value.append(button);
  return {
    update(row) {
      const list = view.rows.state.rows.find(other => other.parameter === row.parameter)?.title ?? '';
      setText(button, `+ ${word(row.title)}`);
      button.setAttribute('aria-label', `${row.title}: ${list}`);
    },
  };
}

function shownPlaceholder(row) {
  return row.placeholder === 'None' ? word('None') : row.placeholder;
}

const partTitles = {
  displayName: 'Name', name: 'Name', handle: 'Phone or email', locality: 'City', countryCode: 'Country code', latitude: 'Latitude',
  longitude: 'Longitude', amount: 'Amount', currencyCode: 'Currency',
};

// A sentence about a part, with the label of its field instead of its name in a file.
function withLabel(text) {
  return text.replace(/^'(\w+)'/, (start, name) => (Object.hasOwn(partTitles, name) ? word(partTitles[name]) : start));
}

// A value with a field for each part. It is sent as an object when the focus leaves the fields.
function partsControl(view) {
  const { page, rows, row: first } = view;
  const parts = () => (first.isNew ? rows.state.field : view.row).parts;
  const inputs = parts().filter(part => part.kind !== 'kept').map(part => {
    const properties = { name: part.name, disabled: !page.send, autocomplete: 'off', 'aria-describedby': view.id + '-notes' };
    const input = part.kind === 'choice'
      ? make('select', properties, ...['', ...part.choices].map(code => make('option', { value: code, text: code })))
      : make('input', { ...properties, type: part.kind === 'number' ? 'number' : 'text', step: part.kind === 'number' ? 'any' : null, dir: 'auto' });
    return { input, label: make('label', {}, make('span', { word: partTitles[part.name] }), input) };
  });
  const element = make('div', { class: 'parts', role: 'group', 'aria-labelledby': view.id + '-title' }, ...inputs.map(each => each.label));
  view.value.append(element);
  let isTouched = false, was;
  const typed = part => {
    if (part.kind === 'kept') return part.value;
    const text = element.querySelector(`[name=${part.name}]`).value.trim();
    // As in a typed amount, such as '5 eur'.
    return part.name === 'currencyCode' && /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : text;
  };
  // An empty value has no parts.
  const read = () => {
    const values = parts().map(part => [part, typed(part)]);
    const [[head, headText]] = values;
    const given = values.filter(([part, text]) => text && (part.kind !== 'kept' || headText === head.value));
    const isEmpty = given.every(([part]) => part.kind === 'kept' || part.kind === 'choice');
    const missing = values.find(([part, text]) => part.isRequired && !text);
    const text = isEmpty ? '' : JSON.stringify(Object.fromEntries(given.map(([part, text]) => [part.name, part.kind === 'number' ? Number(text) : text])));
    return { isEmpty, text, missing: isEmpty ? undefined : missing?.[0] };
  };
  // The editor may still have the text that it refused, which is a draft again with each state.
  const discard = key => {
    const { drafts, discarded } = rows;
    if (drafts.has(key) && !discarded.has(key)) discarded.set(key, drafts.get(key).text);
    drafts.delete(key);
  };
  // A value without a required part is not sent.
  const commit = () => {
    if (!isTouched) return false;
    const { isEmpty, text, missing } = read();
    const key = keyOf(view.row);
    if (missing) {
      discard(key);
      rows.drafts.set(key, { text, problem: `${word(partTitles[missing.name])} is missing`, base: view.row.typed ?? '', hasParts: true });
      page.refresh();
      return false;
    }
    isTouched = false;
    rows.drafts.delete(key);
    rows.discarded.delete(key);
    if (first.isNew && isEmpty) page.send({ do: 'cancel', ...view.place });
    else page.send({ do: 'set', ...view.place, was, text });
    return true;
  };
  const leave = () => {
    isTouched = false;
    discard(keyOf(view.row));
    page.send({ do: 'cancel', ...view.place });
    page.refresh();
  };
  element.addEventListener('input', () => {
    if (!isTouched) was = valueOf(view.row);
    isTouched = true;
  });
  element.addEventListener('focusout', event => {
    if (element.contains(event.relatedTarget)) return;
    if (!commit() && first.isNew && !isTouched && rows.isTyping(view.row)) leave();
  });
  element.addEventListener('keydown', event => {
    if (accepts(event, false)) {
      event.preventDefault();
      if (first.isNew) page.focusNext(view.place, 'button, input');
      commit();
    } else if (event.key === 'Escape') {
      leave();
    }
  });
  return {
    commit,
    isTouched: () => isTouched,
    update(row, draft, isBad) {
      setAttribute(element, 'aria-invalid', isBad ? 'true' : null);
      if (isTouched) return;
      // What was refused stays as it was typed, to be corrected.
      const field = rows.isTyping(row) ? rows.state.field : undefined;
      const refused = draft?.text || (field?.problem && field.typed);
      if (refused && refused === read().text) return;
      const values = refused?.startsWith('{') ? JSON.parse(refused) : undefined;
      for (const part of parts()) {
        const input = element.querySelector(`[name=${part.name}]`);
        const value = values ? String(values[part.name] ?? '') : part.value;
        if (input && input.value !== value && document.activeElement !== input) input.value = value;
      }
    },
  };
}

// A field for a text. An input would lose the ends of lines, so a text that has some gets a text area.
function makeField(view, properties) {
  return make(view.isLong ? 'textarea' : 'input', { ...properties, type: view.isLong ? null : 'text', dir: 'auto' });
}

// Whether a key accepts the text of a field.
function accepts(event, isMultiline) {
  return event.key === 'Enter' && !event.isComposing && (!isMultiline || event.ctrlKey || event.metaKey);
}

// A text area has only line feeds. What was not changed in it keeps the ends of lines that it had.
function withEnds(text, original) {
  const units = original.match(/\r\n|[^]/g) ?? [];
  const isSame = (unit, letter) => (/^\r/.test(unit) ? '\n' : unit) === letter;
  const least = Math.min(units.length, text.length);
  let start = 0, end = 0;
  while (start < least && isSame(units[start], text[start])) start++;
  while (end < least - start && isSame(units[units.length - 1 - end], text[text.length - 1 - end])) end++;
  return units.slice(0, start).join('') + text.slice(start, text.length - end) + units.slice(units.length - end).join('');
}

// A new element, or a choice of a list, while it is typed.
function typingControl(view) {
  const input = makeField(view, { 'aria-describedby': view.id + '-notes' });
  const { isMultiline } = view.rows.state.field;
  // The text that the field got, and what it made of it.
  let source = '', shown = '';
  const show = text => {
    input.value = source = text;
    shown = input.value;
  };
  let isDone = false;
  const finish = () => {
    if (isDone || !view.rows.isTyping(view.row)) return;
    isDone = true;
    const isKept = input.value === (view.row.isNew ? '' : shown);
    view.page.send(isKept ? { do: 'cancel', ...view.place }
      : { do: 'set', ...view.exactPlace, text: view.isLong ? withEnds(input.value, source) : input.value });
  };
  input.addEventListener('blur', finish);
  input.addEventListener('keydown', event => {
    if (accepts(event, isMultiline)) {
      event.preventDefault();
      view.page.focusNext(view.place, 'button, input');
      finish();
    } else if (event.key === 'Escape') {
      isDone = true;
      view.page.focusNext(view.place, 'button');
      view.page.send({ do: 'cancel', ...view.place });
    }
  });
  input.addEventListener('paste', event => pasteLines(event, view));
  view.value.append(input);
  return {
    update(row, draft, isBad) {
      const { field } = view.rows.state;
      isDone = false;
      input.setAttribute('aria-label', `${row.isNew ? 'New element' : view.name}: ${field.hint}`);
      setAttribute(input, 'aria-invalid', isBad ? 'true' : null);
      if (document.activeElement !== input) show(field.typed);
    },
  };
}

// Several lines become several elements.
function pasteLines(event, view) {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (view.row.index === undefined && !view.row.isNew) return;
  if (text.split(/\r?\n/).filter(line => line.trim()).length < 2) return;
  event.preventDefault();
  view.page.send({ do: 'paste', ...view.exactPlace, text });
}

const inputModes = {
  URL: 'url', EmailAddress: 'email', NumberPad: 'numeric', ASCIICapableNumberPad: 'numeric', DecimalPad: 'decimal',
  PhonePad: 'tel', NamePhonePad: 'tel', WebSearch: 'search',
};

const dateTypes = {
  date: ['date', /^\d{4}-\d\d-\d\d$/], time: ['time', /^\d\d:\d\d(:\d\d)?$/],
  dateAndTime: ['datetime-local', /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/],
  instant: ['datetime-local', /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/],
};

// Sets the keyboard's options.
function setKeyboard(input, row) {
  if (row.kind === 'integer') setAttribute(input, 'inputmode', row.minimum >= 0 ? 'numeric' : null);
  else if (row.kind === 'decimal') setAttribute(input, 'inputmode', row.minimum >= 0 ? 'decimal' : null);
  else if (row.kind === 'url') setAttribute(input, 'inputmode', 'url');
  else if (row.keyboard) setAttribute(input, 'inputmode', inputModes[row.keyboard.type]);
  setAttribute(input, 'autocapitalize', row.keyboard?.capitalization ?? 'none');
  setAttribute(input, 'autocorrect', row.keyboard?.corrects ? 'on' : 'off');
  setAttribute(input, 'spellcheck', row.keyboard?.corrects ? 'true' : 'false');
  setAttribute(input, 'autocomplete', 'off');
}

function textControl(view) {
  const { page, row: first } = view;
  const date = dateTypes[first.kind];
  const input = makeField(view, { id: view.id, disabled: !page.send, 'aria-describedby': `${view.id}-notes` });
  setKeyboard(input, first);
  // The value as a text of the editor.
  const typed = () => {
    if (view.isLong) return withEnds(input.value, source);
    if (input.type !== 'datetime-local' || !input.value) return input.value;
    if (view.row.kind === 'dateAndTime') return input.value.replace('T', ' ');
    return (input.value.length === 16 ? input.value + ':00' : input.value) + 'Z';
  };
  // The text that the field got, what it made of it, and the value of the row when typing began.
  let source = '', shown = '', was;
  let isTouched = false, isSent = false;
  const touch = () => {
    if (!isTouched) was = valueOf(view.row);
    isTouched = true;
  };
  // Returns whether there was something to send.
  const commit = () => {
    if (!isTouched) return false;
    isTouched = false;
    const { drafts, discarded } = view.rows;
    const key = keyOf(view.row);
    if (input.value === shown) {
      show(view.row, drafts.get(key)?.text);
      return false;
    }
    const text = typed();
    drafts.delete(key);
    discarded.delete(key);
    isSent = true;
    page.send({ do: 'set', ...view.place, was, text });
    return true;
  };
  input.addEventListener('input', touch);
  input.addEventListener('change', () => {
    // While a year is typed, it has fewer digits than it will have.
    if (!/^0/.test(input.value) || !date) commit();
  });
  input.addEventListener('blur', commit);
  input.addEventListener('keydown', event => {
    if (accepts(event, first.control === 'text')) {
      event.preventDefault();
      touch();
      commit();
    } else if (event.key === 'Escape') {
      isTouched = false;
      const { drafts, discarded } = view.rows;
      const key = keyOf(view.row);
      discarded.set(key, drafts.get(key)?.text ?? typed());
      drafts.delete(key);
      show(view.row);
      page.send({ do: 'cancel', ...view.place });
      page.refresh();
    } else if (view.row.hasSteps && ['ArrowUp', 'ArrowDown'].includes(event.key) && input.type === 'text') {
      event.preventDefault();
      commit();
      page.send({ do: 'step', ...view.place, count: event.key === 'ArrowUp' ? 1 : -1 });
    }
  });
  if (first.index !== undefined && !view.isLong) input.addEventListener('paste', event => pasteLines(event, view));
  view.title.setAttribute('for', view.id);
  view.value.append(input);
  if (first.hasSteps && first.control !== 'slider') view.value.append(stepButtons(view));
  if (first.kind === 'instant') view.value.append(make('span', { class: 'word', text: 'UTC' }));

  function show(row, text = row.typed) {
    source = text;
    if (input.tagName === 'INPUT') {
      const type = date && (text === '' || date[1].test(text)) && document.activeElement !== input ? date[0] : undefined;
      const wanted = type ?? (document.activeElement === input ? input.type : 'text');
      if (input.type !== wanted) input.type = wanted;
      if (wanted === 'datetime-local' || wanted === 'time') setAttribute(input, 'step', /:\d\d:\d\d/.test(text) ? 1 : null);
      if (wanted === 'datetime-local') text = text.replace(' ', 'T').replace(/Z$/, '');
    }
    if (input.value !== text) input.value = text;
    shown = input.value;
  }
  return {
    commit,
    isTouched: () => isTouched,
    update(row, draft, isBad) {
      // What is typed after a text was sent is meant for that text.
      if (isSent) was = valueOf(row);
      isSent = false;
      if (row.index !== undefined) input.setAttribute('aria-label', `${view.name}`);
      setAttribute(input, 'placeholder', shownPlaceholder(row));
      setAttribute(input, 'aria-invalid', isBad ? 'true' : null);
      if (!isTouched || document.activeElement !== input) show(row, draft?.text);
    },
  };
}

function stepButtons(view) {
  const button = (text, count, words) => make('button', {
    text, disabled: !view.page.send, 'aria-label': `${words} ${view.row.title}`,
    onclick: () => view.page.send({ do: 'step', ...view.place, count }),
  });
  return make('span', { class: 'steps' }, button('−', -1, 'Decrease'), button('+', 1, 'Increase'));
}

function sliderControl(view) {
  const output = make('output', { for: view.id });
  // The numbers of a browser cannot hold every integer.
  const text = () => {
    const { kind, exactMinimum, exactMaximum } = view.row;
    const number = Number(input.value);
    if (kind !== 'integer' || Number.isSafeInteger(number)) return input.value;
    const integer = BigInt(number);
    if (exactMaximum && integer > BigInt(exactMaximum)) return exactMaximum;
    return exactMinimum && integer < BigInt(exactMinimum) ? exactMinimum : String(integer);
  };
  const input = make('input', {
    type: 'range', id: view.id, disabled: !view.page.send, 'aria-describedby': view.id + '-notes',
    oninput: () => { input.classList.remove('empty'); setText(output, text()); },
    onchange: () => view.page.send({ do: 'set', ...view.place, text: text() }),
  });
  view.title.setAttribute('for', view.id);
  view.value.append(input, output);
  return {
    update(row) {
      setAttribute(input, 'min', row.minimum);
      setAttribute(input, 'max', row.maximum);
      // Values need not be at a step of this control.
      setAttribute(input, 'step', row.kind === 'integer' ? 1 : 'any');
      setAttribute(input, 'aria-valuetext', row.text || shownPlaceholder(row));
      const value = String(row.number ?? row.minimum);
      input.classList.toggle('empty', row.number === undefined);
      if (document.activeElement !== input || input.dataset.sent !== value) input.value = value;
      setText(output, row.text || shownPlaceholder(row));
      if (row.index !== undefined) input.setAttribute('aria-label', view.name);
    },
  };
}
