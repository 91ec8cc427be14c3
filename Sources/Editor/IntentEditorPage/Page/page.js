// The page of 'intentc edit --web': it shows each state that it gets and sends what is done.
class LivePage {
  constructor(state) {
    this.rows = new RowsView(this);
    this.dialog = new DialogView(this);
    this.title = make('h1');
    this.about = make('p', { class: 'about' });
    this.status = make('div', {});
    this.language = picker('Language', 'language', code => this.send({ do: 'language', code }));
    this.family = picker('Widget size', 'family', family => this.send({ do: 'family', family }));
    this.undo = make('button', { text: 'Undo', onclick: () => this.send({ do: 'undo' }) });
    this.redo = make('button', { text: 'Redo', onclick: () => this.send({ do: 'redo' }) });
    this.hidden = make('button', { onclick: () => this.send({ do: 'hidden' }) });
    this.save = make('button', { class: 'main', text: 'Save', onclick: () => this.send({ do: 'save' }) });
    this.actions = make('span', { class: 'actions' }, this.hidden, this.undo, this.redo, this.save);
    this.sheet = make('main', { class: 'sheet' }, this.title, this.about, this.rows.element);
    this.bar = make('header', { class: 'bar' }, make('div', {}, this.language.element, this.family.element, ...lookPickers(),
      this.actions));
    document.body.prepend(this.bar, this.sheet, this.dialog.element, make('div', { class: 'status', role: 'status' }, this.status));
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  refresh() { this.show(this.state); }

  // Gives a row the focus when it shows next.
  focusNext(place, selector) { this.next = { key: keyOf(place), selector }; }

  show(state) {
    this.state = state;
    const language = state.languages.find(each => each.code === state.language);
    const code = state.language || language?.own || '';
    setAttribute(document.documentElement, 'lang', code.replaceAll('_', '-') || 'en');
    setAttribute(document.documentElement, 'dir', direction(code));
    document.title = state.destination ? `${state.title} – ${state.destination}` : state.title;
    setText(this.title, state.title);
    setText(this.about, state.description);
    this.about.hidden = !state.description;
    this.language.update(state.languages.map(each => [each.code, languageName(each)]), state.language);
    this.language.element.hidden = state.languages.length < 2;
    this.family.update(['', ...state.families].map(name => [name, familyNames[name] ?? name]), state.family);
    this.family.element.hidden = state.families.length === 0;
    this.undo.disabled = !state.canUndo;
    this.redo.disabled = !state.canRedo;
    this.save.disabled = state.list?.isPicker ?? false;
    this.hidden.hidden = !state.hiddenCount && !state.showsHidden;
    setText(this.hidden, `Hidden rows: ${state.hiddenCount}`);
    setAttribute(this.hidden, 'aria-pressed', state.showsHidden ? 'true' : 'false');
    const focused = document.activeElement;
    this.rows.update(state);
    this.dialog.update(state);
    if (this.next && !this.dialog.element.open) {
      const view = this.rows.views.get(this.next.key);
      const found = view?.element.querySelector(this.next.selector);
      if (found && found !== focused) {
        found.focus();
        if (found.select) found.select();
        this.next = undefined;
      }
    }
    this.say();
  }

  say() {
    const { state } = this;
    const result = state.ending === 'printed' ? 'Printed' : state.message;
    const isGone = Boolean(state.ending || this.isLost);
    const text = state.ending ? `${result ? result + '. ' : ''}The editor has ended.`
      : this.isLost ? 'The editor does not answer. It may have ended.'
      : this.dialog.element.open ? '' : state.message ?? '';
    setText(this.status, text);
    this.status.hidden = !text;
    this.sheet.inert = this.actions.inert = isGone;
    // A dialog would be above it. It comes back with the next state.
    if (isGone) this.dialog.close();
    clearTimeout(this.timer);
    if (text && !isGone) this.timer = setTimeout(() => { this.status.hidden = true; }, 6000);
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
