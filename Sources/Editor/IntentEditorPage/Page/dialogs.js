// What is open above the rows: a list, the review before saving, a conflict, or the help of a row.
class DialogView {
  constructor(page) {
    this.page = page;
    this.element = make('dialog', { oncancel: event => { event.preventDefault(); this.cancel(); } });
    this.element.addEventListener('click', event => { if (event.target === this.element) this.cancel(); });
  }

  // The members of a state that open it.
  get kinds() { return ['list', 'review', 'conflict', 'help']; }

  // Whether this page opened it: a list and the help of a row stay in the page that asked for them.
  isHere(kind, { list, focus }) {
    const row = { list, help: focus }[kind];
    return !row || list?.isPicker || this.page.asked?.parameter === row.parameter;
  }

  cancel() {
    if (!this.list?.isPicker) this.page.send({ do: 'cancel' });
  }

  close(forgets = true) {
    // It may have asked for the next one already.
    if (forgets && this.asked === this.page.asked) this.page.asked = undefined;
    this.kind = undefined;
    if (this.element.open) this.element.close();
  }

  update(state) {
    this.list = state.list;
    if (state.ending) return this.close();
    const kind = this.kinds.find(name => state[name] && this.isHere(name, state)) ?? (state.confirmsQuit ? 'quit' : undefined);
    if (!kind) return this.close();
    this.asked = this.page.asked;
    const key = kind === 'list' ? kind + keyOf(state.list) : kind;
    if (this.kind !== key) {
      this.kind = key;
      this.content = kind === 'list' ? new ListContent(this.page) : undefined;
    }
    if (this.content) {
      this.content.update(state.list);
      if (this.element.firstChild !== this.content.element) this.element.replaceChildren(...this.content.nodes);
    } else {
      const text = JSON.stringify(state[kind] ?? '') + state.message;
      if (this.shown !== key + text) this.element.replaceChildren(...this[kind](state));
      this.shown = key + text;
    }
    setAttribute(this.element, 'aria-labelledby', 'dialog-title');
    if (!this.element.open) this.element.showModal();
    if (this.content) this.content.begin();
    else this.shown = this.kind + JSON.stringify(state[kind] ?? '') + state.message;
  }

  heading(text) {
    return make('div', { class: 'head' }, make('h2', { id: 'dialog-title', text }));
  }

  button(text, message, isMain) {
    return make('button', { word: text, class: isMain ? 'main' : null, autofocus: isMain, onclick: () => this.page.send(message) });
  }

  review({ review, destination, title, message }) {
    const { drafts: refused, views } = this.page.rows;
    const drafts = [...refused].map(([key, draft]) => draft.hasParts ? `${views.get(key)?.name} is not saved: ${draft.problem}`
      : `'${draft.seen ?? draft.text}' is not saved: it ${draft.problem}`);
    const rows = review.changes.map(change => make('tr', {}, make('th', { scope: 'row', text: change.title }),
      make('td', { text: change.before ?? '—' }), make('td', { text: change.after ?? '—' })));
    const head = make('tr', {}, ...['Name', 'Before', 'After'].map(word => make('th', { scope: 'col', word })));
    return [
      this.heading(review.isDryRun ? review.question : `${word('Save')}: ${destination.split('/').pop() || title}`),
      make('div', { class: 'scroll', tabindex: '0' },
        rows.length ? make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows)) : make('p', { word: 'No changes' }),
        ...review.problems.concat(drafts).map(text => make('p', { class: 'problem', text })),
        ...review.notes.map(text => make('p', { class: 'note', text })),
        message && make('p', { class: 'problem', role: 'alert', text: message })),
      make('div', { class: 'actions' }, this.button('Go back', { do: 'cancel' }),
        this.button(review.isDryRun ? 'Done' : 'Save', { do: 'confirm' }, true)),
    ];
  }

  conflict({ conflict, message }) {
    return [
      this.heading('The file has changed'),
      make('div', { class: 'scroll', tabindex: '0' }, make('p', { text: conflict.reason + '.' }),
        message && make('p', { class: 'problem', role: 'alert', text: message })),
      make('div', { class: 'actions' }, this.button('Go back', { do: 'cancel' }),
        this.button('Replace the file', { do: 'confirm' })),
    ];
  }

  help({ help, focus, rows }) {
    const row = rows.find(each => keyOf(each) === keyOf(focus));
    const facts = help.facts.map(fact => make('tr', {}, make('th', { scope: 'row', text: fact.name }), make('td', { text: fact.text })));
    const action = (text, name) => this.button(text, { do: name, ...placeOf(focus) });
    return [
      this.heading(help.title),
      make('div', { class: 'scroll', tabindex: '0' }, make('table', { class: 'facts' }, make('tbody', {}, ...facts))),
      make('div', { class: 'actions' },
        row && !row.whyHidden && action(row.index === undefined ? 'Clear' : 'Remove', 'clear'),
        row?.isChanged && action('Restore the original', 'revert'), this.button('Done', { do: 'cancel' }, true)),
    ];
  }

  quit() {
    return [this.heading('Quit without saving?'), make('div', { class: 'actions' }, this.button('Go back', { do: 'cancel' }, true))];
  }
}

// A list to choose from, with a search term.
class ListContent {
  constructor(page) {
    this.page = page;
    this.here = 0;
    this.close = make('button', { onclick: () => this.page.send({ do: 'cancel' }) });
    this.clear = make('button', { word: 'Clear', onclick: () => this.send({ do: 'clear list' }) });
    this.title = make('h2', { id: 'dialog-title' });
    this.search = make('input', {
      type: 'search', role: 'combobox', 'aria-controls': 'entries', 'aria-expanded': 'true', 'aria-autocomplete': 'list',
      'aria-label': word('Search'), placeholder: word('Search'), autocomplete: 'off', spellcheck: 'false', dir: 'auto',
      oninput: () => { this.here = 0; this.isWaiting = false; this.send({ do: 'search', text: this.search.value }); },
      onkeydown: event => this.press(event),
    });
    this.entries = make('div', { id: 'entries', class: 'entries', role: 'listbox', 'aria-labelledby': 'dialog-title' });
    this.notes = make('div', { role: 'status' });
    // They are never replaced, so that a list that arrives while one is pressed does not swallow the click.
    this.more = make('button', { word: 'Show more', onclick: () => this.page.send({ do: 'more' }) });
    this.retry = make('button', { word: 'Try again', onclick: () => this.send({ do: 'retry' }) });
    this.type = make('button', { word: 'Type it in', onclick: () => this.typeIn() });
    this.actions = make('div', { class: 'actions' }, this.more, this.retry, this.type);
    this.element = make('div', { class: 'head' }, this.close, this.title, this.clear);
    this.nodes = [
      this.element, make('div', { class: 'search' }, this.search), make('div', { class: 'scroll' }, this.entries, this.notes),
      this.actions,
    ];
  }

  // Sends what is done in this list, which another page may have closed.
  send(message) { this.page.send({ ...message, ...placeOf(this.list) }); }

  begin() {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.search.focus();
    this.show(true);
  }

  update(list) {
    const isFirst = !this.list || (this.list.isLoading && !list.isLoading && !list.term);
    const isSame = this.list && JSON.stringify(this.list.entries) === JSON.stringify(list.entries);
    this.list = list;
    setText(this.title, list.title);
    setWord(this.close, list.takesSeveral ? 'Done' : 'Cancel');
    this.close.hidden = list.isPicker;
    this.clear.hidden = list.isPicker || list.isNew === true;
    if (document.activeElement !== this.search && this.search.value !== list.term) this.search.value = list.term;
    setAttribute(this.entries, 'aria-multiselectable', list.takesSeveral ? 'true' : null);
    if (isFirst) this.here = Math.max(0, list.entries.findIndex(entry => entry.isChosen));
    if (!isSame) this.fill(list.entries);
    this.show(isFirst);
    const notes = [];
    const say = (text, kind = 'note') => notes.push(make('p', { class: kind, text }));
    if (list.isLoading) say(word('Loading…'));
    if (list.failure) say(list.failure, 'problem');
    if (list.message) say(list.message, 'problem');
    if (!list.isLoading && !list.failure && !list.total) say(word(list.term ? 'No results' : 'No options'));
    if (list.total > list.entries.length) say(`${list.entries.length} of ${list.total.toLocaleString('en')}`);
    this.notes.replaceChildren(...notes);
    this.more.hidden = list.total <= list.entries.length;
    this.retry.hidden = !list.failure;
    this.type.hidden = !list.isAsked;
    this.actions.hidden = this.more.hidden && this.retry.hidden && this.type.hidden;
    if (this.isWaiting && this.isCurrent()) this.choose();
  }

  // The list closes, and its row becomes a field.
  typeIn() {
    this.page.focusNext(this.list, 'input, textarea');
    this.send({ do: 'type in list' });
  }

  fill(entries) {
    const groups = [];
    this.options = entries.map((entry, index) => {
      const option = make('div', {
        class: 'entry', role: 'option', id: 'entry-' + index, 'aria-selected': entry.isChosen ? 'true' : 'false',
        onclick: () => { this.here = index; this.choose(); },
      },
      entry.image && make('span', { class: 'image', 'aria-hidden': 'true', title: entry.image, text: [...entry.title][0] ?? '' }),
      make('span', { class: 'names' }, make('bdi', {}, entry.title), entry.subtitle && make('small', { text: entry.subtitle }),
        entry.isStale && make('small', { text: 'not one of the options' })));
      const last = groups[groups.length - 1];
      if (last && last.section === entry.section) last.options.push(option);
      else groups.push({ section: entry.section, options: [option] });
      return option;
    });
    const nodes = groups.flatMap((group, index) => group.section === undefined ? group.options
      : [make('div', { role: 'group', 'aria-labelledby': 'section-' + index },
        make('div', { class: 'section', role: 'presentation', id: 'section-' + index, text: group.section }), ...group.options)]);
    this.entries.replaceChildren(...nodes);
    this.entries.hidden = nodes.length === 0;
  }

  // Marks the entry that Enter chooses.
  show(scrolls) {
    this.here = Math.min(this.here, Math.max(0, this.options.length - 1));
    this.options.forEach((option, index) => option.classList.toggle('here', index === this.here));
    const option = this.options[this.here];
    setAttribute(this.search, 'aria-activedescendant', option?.id);
    if (scrolls) option?.scrollIntoView({ block: 'nearest' });
  }

  press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (step) {
      event.preventDefault();
      this.here = Math.max(0, Math.min(this.options.length - 1, this.here + step));
      this.show(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.choose();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (this.search.value) {
        this.search.value = '';
        this.send({ do: 'search', text: '' });
      } else if (!this.list.isPicker) {
        this.page.send({ do: 'cancel' });
      }
    }
  }

  // Whether the entries are those of the search term.
  isCurrent() {
    return !this.list.isLoading && this.list.term === this.search.value;
  }

  // Enter means the entries of the term, which may still be on their way.
  choose() {
    this.isWaiting = !this.isCurrent();
    if (this.isWaiting) return;
    const entry = this.list.entries[this.here];
    if (entry) this.send({ do: 'choose', entry: this.here, identifier: entry.identifier });
  }
}
