// The page of 'intentc design --web': the elements of a definition, the form of one, and the configuration screen.
class DesignPage extends Page {
  constructor(state) {
    super(page => new DesignDialog(page));
    document.documentElement.classList.add('design');
    this.list = new ElementList(this);
    this.screen = new ScreenView();
    this.title = make('h2', { tabindex: '-1' });
    const tool = (text, message) => make('button', { text, onclick: () => this.leave({ ...message, element: this.state.chosen }) });
    this.up = tool('↑', { do: 'move element', count: -1 });
    this.down = tool('↓', { do: 'move element', count: 1 });
    this.remove = tool('Remove', { do: 'remove element' });
    this.tools = make('div', { class: 'tools' }, this.up, this.down, this.remove);
    this.reason = make('span');
    this.problem = make('div', { class: 'refused', role: 'alert' }, this.reason,
      make('button', { text: 'Discard', onclick: () => this.send({ do: 'discard' }) }));
    this.place = make('div');
    this.empty = make('p', { class: 'about', text: 'Add an element, or choose one.' });
    this.actions = make('span', { class: 'actions' }, this.undo, this.redo, this.save);
    this.bar = make('header', { class: 'bar' }, make('div', {}, ...viewMenu(), this.actions));
    const form = make('main', { 'aria-label': 'Form' }, make('div', { class: 'heading' }, this.title, this.tools),
      this.problem, this.place, this.empty);
    this.sheet = make('div', { class: 'desk' }, this.list.element, form, this.screen.element);
    this.begin(state, this.bar, this.sheet);
  }

  // What is typed in a form is meant for it, whatever is open when the message arrives.
  send(message) { super.send({ ...message, form: this.state.form?.number }); }

  // Does what closes the form, unless a text in it was not accepted.
  leave(message) {
    const [draft] = this.rows ? this.rows.drafts.values() : [];
    if (draft) this.tell(`'${draft.seen ?? draft.text}' is not accepted: ${draft.problem}. Correct it, or press Escape in its row`);
    else this.send(message);
  }

  show(state) {
    const focused = document.activeElement;
    const isOther = this.number !== state.form?.number;
    this.state = state;
    document.title = `${state.title} – intentc`;
    this.undo.disabled = !state.canUndo;
    this.redo.disabled = !state.canRedo;
    this.list.update(state);
    this.showForm(state, isOther);
    this.screen.update(state);
    this.dialog.update({ rows: [], ...state.form?.state, saving: state.saving, ending: state.ending, message: state.saving?.failure });
    this.giveFocus(focused);
    this.say();
  }

  showForm({ form, chosen, elements }, isOther) {
    this.number = form?.number;
    if (isOther) {
      this.rows = form && new RowsView(this, `form-${form.number}-`);
      this.place.replaceChildren(...(form ? [this.rows.element] : []));
      this.next = undefined;
    }
    setText(this.title, form?.title ?? '');
    this.empty.hidden = form !== undefined;
    this.tools.hidden = chosen === undefined;
    const element = elements.find(each => each.name === chosen);
    for (const [button, words] of [[this.up, 'Move up'], [this.down, 'Move down'], [this.remove, 'Remove']]) {
      button.setAttribute('aria-label', `${words}: ${element?.title.trim() ?? ''}`);
      button.title = words;
    }
    this.problem.hidden = !form?.problem;
    setText(this.reason, form?.problem ? `Not taken over: ${form.problem}` : '');
    if (!form) return;
    this.rows.update(form.state);
    if (isOther && this.opens) {
      const field = this.opens === 'field' && this.place.querySelector('input, textarea, .pick');
      (field || this.title).focus();
      this.opens = undefined;
    }
  }

  giveFocus(focused) { if (this.rows) super.giveFocus(focused); }

  say() {
    const { state } = this;
    const message = state.message ?? state.form?.state.message;
    this.state = { ...state, message };
    super.say();
    this.state = state;
  }

  press(event) {
    const isText = ['INPUT', 'TEXTAREA', 'SELECT'].includes(event.target.tagName);
    if (event.key === '/' && !isText && !this.dialog.element.open) {
      event.preventDefault();
      this.list.filter.focus();
    } else {
      super.press(event);
    }
  }
}

// The elements of a definition, with a filter.
class ElementList {
  constructor(page) {
    this.page = page;
    this.title = make('h1');
    this.unsaved = make('p', { class: 'unsaved', text: 'Not saved' });
    this.filter = make('input', {
      type: 'search', 'aria-label': 'Filter the elements', placeholder: 'Filter', autocomplete: 'off', spellcheck: 'false', dir: 'auto',
      oninput: () => this.update(this.page.state), onkeydown: event => this.pressInFilter(event),
    });
    this.choices = make('div', { class: 'choices' });
    this.add = make('details', { class: 'adding', onkeydown: event => this.pressInChoices(event) }, make('summary', { text: 'Add' }), this.choices);
    this.cells = make('ul', { class: 'elements', role: 'list', onkeydown: event => this.press(event) });
    this.notes = make('div', { role: 'status' });
    this.element = make('nav', { 'aria-label': 'Elements' }, this.title, this.unsaved, this.add, this.filter, this.notes, this.cells);
    this.views = new Map();
  }

  update(state) {
    setText(this.title, state.title);
    this.unsaved.hidden = !state.hasChanges;
    this.showChoices(state.choices);
    const focused = this.nameOf(document.activeElement);
    const shown = this.shown(state.elements);
    arrange(this.cells, shown.map(element => this.view(element, element.name === state.chosen)));
    const names = new Set(state.elements.map(element => element.name));
    for (const name of this.views.keys()) if (!names.has(name)) this.views.delete(name);
    // An element that moves loses the focus, and so does one that is removed.
    if (focused !== undefined) this.views.get(this.views.has(focused) ? focused : state.chosen)?.firstChild.focus();
    const texts = [...state.remarks];
    if (!shown.length) texts.push(state.elements.length ? 'Nothing matches.' : 'The definition is empty.');
    const text = JSON.stringify(texts);
    if (this.texts !== text) this.notes.replaceChildren(...texts.map(each => make('p', { class: 'note', text: each })));
    this.texts = text;
  }

  // The elements that match the filter, with those that they are part of.
  shown(elements) {
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return elements;
    const kept = new Set();
    let owner;
    for (const element of elements) {
      if (element.depth === 0) owner = element;
      const text = `${element.title} ${element.words}`.toLowerCase();
      if (!words.every(word => text.includes(word))) continue;
      kept.add(owner);
      kept.add(element);
    }
    return elements.filter(element => kept.has(element));
  }

  view(element, isChosen) {
    let view = this.views.get(element.name);
    if (!view) {
      view = make('li', {}, make('button', { onclick: () => this.open(element.name) }, make('span'), make('small')));
      view.name = element.name;
      this.views.set(element.name, view);
    }
    const [button] = view.children;
    setAttribute(view, 'data-depth', element.depth);
    setAttribute(button, 'aria-current', isChosen ? 'true' : null);
    setText(button.firstChild, element.title);
    setText(button.lastChild, element.words);
    button.lastChild.hidden = !element.words;
    return view;
  }

  open(element) {
    this.page.opens = 'title';
    this.page.leave({ do: 'edit element', element });
  }

  nameOf(node) { return this.cells.contains(node) ? node.closest('li')?.name : undefined; }

  press(event) {
    const item = event.target.closest('li');
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.altKey && step) this.page.leave({ do: 'move element', element: item.name, count: step });
    else if (event.key === 'Delete') this.page.leave({ do: 'remove element', element: item.name });
    else if (step === -1 && !item.previousSibling) this.filter.focus();
    else if (step) (step > 0 ? item.nextSibling : item.previousSibling)?.firstChild.focus();
    else return;
    event.preventDefault();
  }

  pressInFilter(event) {
    const first = this.cells.firstChild;
    if (event.key === 'ArrowDown') first?.firstChild.focus();
    else if (event.key === 'Enter' && first) this.open(this.best());
    else if (event.key === 'Escape') { this.filter.value = ''; this.update(this.page.state); }
    else return;
    event.preventDefault();
  }

  // The first element that matches the filter, rather than what it is part of.
  best() {
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isMatch = item => words.every(word => item.textContent.toLowerCase().includes(word));
    return ([...this.cells.children].find(isMatch) ?? this.cells.firstChild).name;
  }

  showChoices(choices) {
    const text = JSON.stringify(choices);
    if (this.choiceText === text) return;
    this.choiceText = text;
    this.choices.replaceChildren(...choices.map(({ name, title }) => make('button', { text: title, onclick: () => {
      this.add.open = false;
      this.page.opens = 'field';
      this.page.leave({ do: 'add element', element: name });
    } })));
  }

  pressInChoices(event) {
    if (event.key !== 'Escape' || !this.add.open) return;
    this.add.open = false;
    this.add.firstChild.focus();
  }
}

// The configuration screen of an intent, and what the changes do to placed widgets.
class ScreenView {
  constructor() {
    this.title = make('h2', { class: 'name' });
    this.about = make('p', { class: 'about' });
    this.problem = make('p', { class: 'problem' });
    this.place = make('div');
    this.losses = make('div', { role: 'status' });
    this.element = make('aside', { 'aria-label': 'Configuration screen', tabindex: '0' },
      make('p', { class: 'size', text: 'Configuration screen' }), this.title, this.about, this.problem, this.place, this.losses);
  }

  update({ screen, changes }) {
    const state = screen?.state;
    setText(this.title, state?.title ?? screen?.name ?? '');
    setText(this.about, state?.description ?? '');
    this.about.hidden = !state?.description;
    const problem = !screen ? 'There is no intent yet.' : screen.problem ? `It is not complete: ${screen.problem}`
      : state ? '' : 'It cannot be shown.';
    setText(this.problem, problem);
    this.problem.hidden = !problem;
    if (this.name !== screen?.name) {
      this.name = screen?.name;
      this.rows = new RowsView({ send: null }, 'screen-');
      this.place.replaceChildren(this.rows.element);
    }
    this.rows.update({ rows: [], ...state });
    for (const row of this.place.querySelectorAll('[data-parameter]')) {
      row.classList.toggle('here', row.dataset.parameter === screen?.chosen);
    }
    this.showLosses(changes);
  }

  showLosses(changes) {
    const text = JSON.stringify(changes);
    if (this.text === text) return;
    this.text = text;
    this.losses.replaceChildren(...(changes.length ? [make('h2', { class: 'size', text: 'Placed widgets' }),
      make('div', { class: 'losses' }, ...changes.map(changeNote))] : []));
  }
}

class DesignDialog extends DialogView {
  get kinds() { return ['saving', ...super.kinds]; }

  // What the changes do, before they are saved.
  saving({ saving, message }) {
    const { changes } = this.page.state;
    const drafts = this.page.rows ? [...this.page.rows.drafts.values()] : [];
    return [
      this.heading(`Save to ${saving.destination}`),
      make('div', { class: 'scroll', tabindex: '0' },
        changes.length ? make('p', { text: 'What this does to placed widgets:' }) : null, ...changes.map(changeNote),
        ...saving.problems.concat(drafts.map(draft => `'${draft.seen ?? draft.text}' is not saved: ${draft.problem}`)).map(text => make('p', { class: 'problem', text })),
        ...saving.notes.map(text => make('p', { class: 'note', text })),
        message && make('p', { class: 'problem', role: 'alert', text: message })),
      make('div', { class: 'actions' }, this.button('Go back', { do: 'cancel' }),
        this.button('Save, and update the tables', { do: 'confirm', tables: true }), this.button('Save', { do: 'confirm' }, true)),
    ];
  }
}
