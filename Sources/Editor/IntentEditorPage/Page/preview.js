// The page of 'intentc preview': pictures of screens, which cannot be changed.
class PreviewPage {
  constructor(data) {
    this.data = data;
    this.code = '';
    this.size = '';
    const views = data.sides.map(side => new Map(side.intents.map(intent => [intent.name, this.view(side, intent)])));
    this.languages = new Map([['', { code: '' }]]);
    const sizes = new Set(['']);
    for (const { intent } of views.flatMap(side => [...side.values()])) {
      for (const language of intent.languages) {
        if (language.code || language.own) this.languages.set(language.code, language);
      }
      for (const size of intent.families) sizes.add(size);
    }
    this.language = picker('Language', 'language', code => { this.code = code; this.show(); });
    this.language.update([...this.languages.values()].map(each => [each.code, languageName(each)]), '');
    this.language.element.hidden = this.languages.size < 2;
    this.family = picker('Widget size', 'family', size => { this.size = size; this.show(); });
    this.family.update([...sizes].map(name => [name, name || 'Any size']), '');
    this.family.element.hidden = sizes.size < 2;
    document.title = data.title;
    const bar = make('header', { class: 'bar' }, make('div', {}, ...viewMenu(this.language.element, this.family.element)));
    this.sections = merged(...views.map(side => [...side.keys()])).map(name => ({
      views: views.map(side => side.get(name)), cells: new Map(), element: make('section', { class: 'intent' }),
    }));
    this.sheet = make('main', { class: 'sheet' + (views.length > 1 ? ' two' : '') }, ...this.sections.map(section => section.element));
    document.body.prepend(bar, this.sheet);
    this.choose(new URLSearchParams(location.hash.slice(1)));
    this.show();
    document.documentElement.dataset.height = Math.ceil(this.sheet.getBoundingClientRect().bottom + scrollY);
  }

  view(side, intent) {
    const [title, about] = [make('h1'), make('p', { class: 'about' })];
    const changes = intent.changes.length && make('div', { class: 'row changed ' + worstOf(intent.changes) }, ...intent.changes.map(changeNote));
    const head = make('div', {}, side.title && make('h2', { class: 'size', text: side.title }),
      make('p', { class: 'size', text: intent.name }), title, about, changes || null);
    return { intent, title, about, head };
  }

  // A picture has its width, language, size and appearance after '#'.
  choose(words) {
    this.code = this.languages.has(words.get('language')) ? words.get('language') : '';
    this.size = words.get('size') ?? '';
    document.getElementById('language').value = this.code;
    document.getElementById('family').value = this.size;
    if (words.get('look')) document.documentElement.dataset.look = words.get('look');
    this.isPicture = words.has('picture');
    if (!this.isPicture) return;
    document.querySelector('.bar').hidden = true;
    setAttribute(document.documentElement, 'data-picture', true);
    document.documentElement.style.inlineSize = `${words.get('width')}px`;
  }

  show() {
    const own = this.languages.get(this.code);
    const code = this.code || own?.own || '';
    setAttribute(document.documentElement, 'lang', code.replaceAll('_', '-') || 'en');
    setAttribute(this.sheet, 'dir', direction(code));
    translateWords();
    this.sections.forEach((section, number) => this.showSection(section, `i${number}-`));
    // A picture cannot open what a page can.
    if (this.isPicture) for (const details of document.querySelectorAll('details')) details.open = true;
  }

  // Shows the versions of an intent side by side, each parameter in a line of its own, or all rows of its only version.
  showSection({ views, cells, element }, prefix) {
    const states = views.map(view => {
      if (!view) return { rows: [] };
      const language = Math.max(0, view.intent.languages.findIndex(each => each.code === this.code));
      const size = Math.max(0, view.intent.families.indexOf(this.size));
      const state = this.data.states[view.intent.views[language][size]];
      setText(view.title, state.title);
      setText(view.about, state.description);
      view.about.hidden = !state.description;
      return state;
    });
    const nameOf = (row, side) => views[side].intent.renamed[row.parameter] ?? row.parameter;
    const names = views.length < 2 ? [undefined] : merged(...states.map((state, side) => [...new Set(state.rows.map(row => nameOf(row, side)))]));
    const lines = names.map(name => states.map((state, side) => {
      const key = `${side}-${name ?? ''}`;
      if (!cells.has(key)) cells.set(key, new RowsView({ send: null }, prefix + side + '-'));
      cells.get(key).update({ ...state, rows: state.rows.filter(row => name === undefined || nameOf(row, side) === name) });
      return cells.get(key).element;
    }));
    arrange(element, [...views.map(view => view?.head ?? make('div')), ...lines.flat()]);
    // Both sides of a line have the color of what is said about it.
    for (const line of views.length < 2 ? [] : lines) {
      const level = ['breaking', 'careful', 'accepted', 'safe'].find(each => line.some(cell => cell.querySelector('.' + each)));
      line.forEach((cell, side) => {
        cell.className = ['rows', level].filter(Boolean).join(' ');
        setAttribute(cell, 'role', 'group');
        setAttribute(cell, 'aria-label', this.data.sides[side].title);
      });
    }
  }
}

// The names in one or two lists: what only the first has follows what it follows there.
function merged(first, second = first) {
  const names = [...second];
  first.forEach((name, index) => {
    if (!names.includes(name)) names.splice(names.indexOf(first[index - 1]) + 1, 0, name);
  });
  return names;
}
