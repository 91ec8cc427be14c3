// The page of 'intentc preview': pictures of screens, which cannot be changed.
class PreviewPage {
  constructor(data) {
    this.data = data;
    this.code = '';
    this.size = '';
    const columns = data.sides.map((side, number) => ({
      title: side.title,
      intents: side.intents.map((intent, index) => ({
        intent,
        rows: new RowsView({ send: null }, `i${number}-${index}-`),
        title: make('h1'), about: make('p', { class: 'about' }), file: make('p', { class: 'size', text: intent.name }),
        changes: intent.changes.length && make('div', { class: 'row changed ' + worstOf(intent.changes) }, ...intent.changes.map(changeNote)),
      })),
    }));
    this.views = columns.flatMap(column => column.intents);
    this.languages = new Map([['', { code: '' }]]);
    const sizes = new Set(['']);
    for (const { intent } of this.views) {
      for (const language of intent.languages) {
        if (language.code || language.own) this.languages.set(language.code, language);
      }
      for (const size of intent.families) sizes.add(size);
    }
    this.language = picker('Language', 'language', code => { this.code = code; this.show(); });
    this.language.update([...this.languages.values()].map(each => [each.code, languageName(each)]), '');
    this.language.element.hidden = this.languages.size < 2;
    this.family = picker('Widget size', 'family', size => { this.size = size; this.show(); });
    this.family.update([...sizes].map(name => [name, familyNames[name] ?? name]), '');
    this.family.element.hidden = sizes.size < 2;
    document.title = data.title;
    const bar = make('header', { class: 'bar' }, make('div', {}, ...viewMenu(this.language.element, this.family.element)));
    const sheets = columns.map(column => make('div', { class: 'sheet' }, column.title && make('h2', { class: 'size', text: column.title }),
      ...column.intents.map(view => make('section', { class: 'intent' },
        view.file, view.title, view.about, view.changes || null, view.rows.element))));
    this.columns = make('main', {}, make('div', { class: 'columns' + (sheets.length > 1 ? ' two' : '') }, ...sheets));
    document.body.prepend(bar, this.columns);
    this.choose(new URLSearchParams(location.hash.slice(1)));
    this.show();
    document.documentElement.dataset.height = Math.ceil(this.columns.getBoundingClientRect().bottom + scrollY);
  }

  // A picture has its width, language, size and appearance after '#'.
  choose(words) {
    this.code = this.languages.has(words.get('language')) ? words.get('language') : '';
    this.size = words.get('size') ?? '';
    document.getElementById('language').value = this.code;
    document.getElementById('family').value = this.size;
    if (words.get('look')) document.documentElement.dataset.look = words.get('look');
    if (!words.has('picture')) return;
    document.querySelector('.bar').hidden = true;
    setAttribute(document.documentElement, 'data-picture', true);
    document.documentElement.style.inlineSize = `${words.get('width')}px`;
  }

  show() {
    const own = this.languages.get(this.code);
    const code = this.code || own?.own || '';
    setAttribute(document.documentElement, 'lang', code.replaceAll('_', '-') || 'en');
    setAttribute(this.columns, 'dir', direction(code));
    for (const view of this.views) {
      const language = Math.max(0, view.intent.languages.findIndex(each => each.code === this.code));
      const size = Math.max(0, view.intent.families.indexOf(this.size));
      const state = this.data.states[view.intent.views[language][size]];
      setText(view.title, state.title);
      setText(view.about, state.description);
      view.about.hidden = !state.description;
      view.rows.update(state);
    }
  }
}
