// A page that shows each state that it gets and sends what is done. It has `show`, `rows`, `sheet` and `actions`.
class Page {
  constructor(dialog) {
    this.dialog = dialog(this);
    this.status = make('div', {});
    this.undo = make('button', { word: 'Undo', onclick: () => this.send({ do: 'undo' }) });
    this.redo = make('button', { word: 'Redo', onclick: () => this.send({ do: 'redo' }) });
    this.save = make('button', { class: 'main', word: 'Save', onclick: () => this.send({ do: 'save' }) });
  }

  begin(state, ...parts) {
    document.body.prepend(...parts, this.dialog.element, make('div', { class: 'status', role: 'status' }, this.status));
    document.addEventListener('keydown', event => this.press(event));
    this.show(state);
    this.connect();
  }

  connect() {
    const address = new URL('socket', location.href);
    address.protocol = 'ws:';
    this.socket = new WebSocket(address);
    this.socket.addEventListener('message', event => this.show(JSON.parse(event.data)));
    this.socket.addEventListener('open', () => { this.isLost = false; this.say(); });
    this.socket.addEventListener('close', () => {
      this.isLost = true;
      this.say();
      if (!this.state.ending) setTimeout(() => this.connect(), 1000);
    });
  }

  send(message) {
    if (['open', 'help'].includes(message.do)) this.asked = message;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  refresh() { this.show(this.state); }

  // Gives a row the focus when it shows next.
  focusNext(place, selector) { this.next = { key: keyOf(place), selector }; }

  // Gives the row the focus that is to have it next.
  giveFocus(focused) {
    if (!this.next || this.dialog.element.open) return;
    const found = this.rows.views.get(this.next.key)?.element.querySelector(this.next.selector);
    if (!found || found === focused) return;
    found.focus();
    if (found.select) found.select();
    this.next = undefined;
  }

  say() {
    const { state } = this;
    // A row says itself why its text is not accepted.
    const { field } = state.form?.state ?? state;
    const message = field?.problem === state.message ? undefined : state.message;
    const result = state.ending === 'printed' ? 'Printed' : message;
    const isGone = Boolean(state.ending || this.isLost);
    const text = state.ending ? `${result ? result + '. ' : ''}The editor has ended.`
      : this.isLost ? 'The editor does not answer. It may have ended.'
      : this.dialog.element.open ? '' : message ?? '';
    this.tell(text, isGone);
    this.sheet.inert = this.actions.inert = isGone;
    // A dialog would be above it. It comes back with the next state.
    if (isGone) this.dialog.close(false);
  }

  // Shows a sentence, for some time unless it stays.
  tell(text, stays) {
    setText(this.status, text);
    this.status.hidden = !text;
    clearTimeout(this.timer);
    if (text && !stays) this.timer = setTimeout(() => { this.status.hidden = true; }, 6000);
  }

  press(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isText = ['INPUT', 'TEXTAREA'].includes(event.target.tagName) && event.target.type !== 'range';
    const action = { s: 'save', z: isText ? undefined : event.shiftKey ? 'redo' : 'undo', y: isText ? undefined : 'redo' }[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    if (document.activeElement !== document.body) document.activeElement.blur();
    if (!this.dialog.element.open) this.send({ do: action });
  }
}

// The page of 'intentc edit --web'.
class LivePage extends Page {
  constructor(state) {
    super(page => new DialogView(page));
    this.rows = new RowsView(this);
    this.title = make('h1');
    this.about = make('p', { class: 'about' });
    this.language = picker('Language', 'language', code => this.send({ do: 'language', code }));
    this.family = picker('Widget size', 'family', family => this.send({ do: 'family', family }));
    this.hidden = make('button', { onclick: () => this.send({ do: 'hidden' }) });
    this.actions = make('span', { class: 'actions' }, this.undo, this.redo, this.save);
    this.file = make('p', { class: 'file' });
    this.failure = make('span');
    this.notice = make('p', { class: 'notice', role: 'status' }, this.failure, ' ',
      make('button', { word: 'Try again', onclick: () => this.send({ do: 'ask again' }) }));
    this.sheet = make('main', { class: 'sheet' }, this.title, this.file, this.about, this.notice, this.rows.element);
    this.bar = make('header', { class: 'bar' },
      make('div', {}, ...viewMenu(this.language.element, this.family.element, this.hidden), this.actions));
    this.begin(state, this.bar, this.sheet);
  }

  show(state) {
    this.state = state;
    const language = state.languages.find(each => each.code === state.language);
    const code = state.language || language?.own || '';
    setAttribute(document.documentElement, 'lang', code.replaceAll('_', '-') || 'en');
    setAttribute(document.documentElement, 'dir', direction(code));
    translateWords();
    document.title = state.destination ? `${state.title} – ${state.destination}` : state.title;
    setText(this.title, state.title);
    setText(this.file, (state.destination ?? '').split('/').pop());
    setAttribute(this.file, 'title', state.destination);
    this.file.hidden = !state.destination;
    setText(this.about, state.description);
    this.about.hidden = !state.description;
    setText(this.failure, state.noDefaults ?? '');
    this.notice.hidden = !state.noDefaults;
    this.language.update(state.languages.map(each => [each.code, languageName(each)]), state.language);
    this.language.element.hidden = state.languages.length < 2;
    this.family.update(['', ...state.families].map(name => [name, name || 'Any size']), state.family);
    this.family.element.hidden = state.families.length === 0;
    this.undo.disabled = !state.canUndo;
    this.redo.disabled = !state.canRedo;
    this.save.disabled = state.list?.isPicker ?? false;
    this.hidden.hidden = !state.hiddenCount && !state.showsHidden;
    setText(this.hidden, `${word('Hidden rows')}: ${state.hiddenCount}`);
    setAttribute(this.hidden, 'aria-pressed', state.showsHidden ? 'true' : 'false');
    const focused = document.activeElement;
    this.rows.update(state);
    this.dialog.update(state);
    this.giveFocus(focused);
    this.say();
  }
}
