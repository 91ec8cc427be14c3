// swift-format-ignore-file

/// The texts of files by the names of the files.
package enum EmbeddedPage {
  package static let files: [String: String] = [
    "controls.js": ####"""
// The controls of rows. Each has `update(row, draft, isBad)`.

function makeControl(view, row) {
  switch (row.control) {
    case 'toggle': return toggleControl(view);
    case 'choice':
    case 'options': return view.rows.isTyping(row) ? typingControl(view) : pickControl(view);
    case 'new': return view.rows.isTyping(row) ? typingControl(view) : addControl(view);
    case 'slider': return row.minimum !== undefined && row.maximum !== undefined ? sliderControl(view) : textControl(view);
    default: return textControl(view);
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
      setText(text, row.text || row.placeholder);
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
      setText(button, `+ ${row.title}`);
      button.setAttribute('aria-label', `${row.title}: ${list}`);
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
      setAttribute(input, 'placeholder', row.placeholder);
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
    oninput: () => setText(output, text()),
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
      setAttribute(input, 'aria-valuetext', row.text || row.placeholder);
      const value = String(row.number ?? row.minimum);
      if (document.activeElement !== input || input.dataset.sent !== value) input.value = value;
      setText(output, row.text || row.placeholder);
      if (row.index !== undefined) input.setAttribute('aria-label', view.name);
    },
  };
}

"""####,
    "dialogs.js": ####"""
// What is open above the rows: a list, the review before saving, a conflict, or the help of a row.
class DialogView {
  constructor(page) {
    this.page = page;
    this.element = make('dialog', { oncancel: event => { event.preventDefault(); this.cancel(); } });
    this.element.addEventListener('click', event => { if (event.target === this.element) this.cancel(); });
  }

  cancel() {
    if (!this.list?.isPicker) this.page.send({ do: 'cancel' });
  }

  close() {
    this.kind = undefined;
    if (this.element.open) this.element.close();
  }

  update(state) {
    this.list = state.list;
    if (state.ending) return this.close();
    const kind = ['list', 'review', 'conflict', 'help'].find(name => state[name]) ?? (state.confirmsQuit ? 'quit' : undefined);
    if (!kind) return this.close();
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
    return make('button', { text, class: isMain ? 'main' : null, autofocus: isMain, onclick: () => this.page.send(message) });
  }

  review({ review, message, destination }) {
    const drafts = [...this.page.rows.drafts.values()].map(draft =>
      `'${draft.seen ?? draft.text}' is not saved: it ${draft.problem}`);
    const rows = review.changes.map(change => make('tr', {}, make('th', { scope: 'row', text: change.title }),
      make('td', { text: change.before ?? '—' }), make('td', { text: change.after ?? '—' })));
    const head = make('tr', {}, ...['Row', 'Before', 'After'].map(text => make('th', { scope: 'col', text })));
    return [
      this.heading(destination ? `Save to ${destination}` : 'Save'),
      make('div', { class: 'scroll', tabindex: '0' },
        rows.length ? make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows)) : make('p', { text: 'Nothing has changed.' }),
        ...review.problems.concat(drafts).map(text => make('p', { class: 'problem', text })),
        ...review.notes.map(text => make('p', { class: 'note', text })),
        message && make('p', { class: 'problem', role: 'alert', text: message })),
      make('div', { class: 'actions' }, this.button('Go back', { do: 'cancel' }), this.button('Save', { do: 'confirm' }, true)),
    ];
  }

  conflict({ conflict, message }) {
    const cell = text => make('td', { text: text ?? '—' });
    const rows = conflict.differences.map(each => make('tr', {}, make('th', { scope: 'row', text: each.title }),
      cell(each.before), cell(each.mine), cell(each.theirs)));
    const head = make('tr', {}, ...['Row', 'Before', 'Yours', 'In the file'].map(text => make('th', { scope: 'col', text })));
    return [
      this.heading('The file has changed'),
      make('div', { class: 'scroll', tabindex: '0' }, make('p', { text: conflict.reason + '.' }),
        rows.length ? make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows)) : null,
        message && make('p', { class: 'problem', role: 'alert', text: message })),
      make('div', { class: 'actions' }, this.button('Go back', { do: 'cancel' }),
        conflict.canUseTheirs && this.button('Use the file’s values', { do: 'use theirs' }),
        conflict.canUseTheirs && this.button('Merge', { do: 'merge' }),
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
    this.clear = make('button', { text: 'Clear', onclick: () => this.page.send({ do: 'clear list' }) });
    this.title = make('h2', { id: 'dialog-title' });
    this.search = make('input', {
      type: 'search', role: 'combobox', 'aria-controls': 'entries', 'aria-expanded': 'true', 'aria-autocomplete': 'list',
      'aria-label': 'Search', placeholder: 'Search', autocomplete: 'off', spellcheck: 'false', dir: 'auto',
      oninput: () => { this.here = 0; this.isWaiting = false; this.page.send({ do: 'search', text: this.search.value }); },
      onkeydown: event => this.press(event),
    });
    this.entries = make('div', { id: 'entries', class: 'entries', role: 'listbox', 'aria-labelledby': 'dialog-title' });
    this.notes = make('div', { role: 'status' });
    // They are never replaced, so that a list that arrives while one is pressed does not swallow the click.
    this.more = make('button', { text: 'Show more', onclick: () => this.page.send({ do: 'more' }) });
    this.retry = make('button', { text: 'Try again', onclick: () => this.page.send({ do: 'retry' }) });
    this.type = make('button', { text: 'Type an identifier', onclick: () => this.typeIn() });
    this.actions = make('div', { class: 'actions' }, this.more, this.retry, this.type);
    this.element = make('div', { class: 'head' }, this.close, this.title, this.clear);
    this.nodes = [
      this.element, make('div', { class: 'search' }, this.search), make('div', { class: 'scroll' }, this.entries, this.notes),
      this.actions,
    ];
  }

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
    setText(this.close, list.takesSeveral ? 'Done' : 'Cancel');
    this.close.hidden = list.isPicker;
    this.clear.hidden = list.isPicker || list.isNew === true;
    if (document.activeElement !== this.search && this.search.value !== list.term) this.search.value = list.term;
    setAttribute(this.entries, 'aria-multiselectable', list.takesSeveral ? 'true' : null);
    if (isFirst) this.here = Math.max(0, list.entries.findIndex(entry => entry.isChosen));
    if (!isSame) this.fill(list.entries);
    this.show(isFirst);
    const notes = [];
    const say = (text, kind = 'note') => notes.push(make('p', { class: kind, text }));
    if (list.isLoading) say('Loading…');
    if (list.failure) say(list.failure, 'problem');
    if (list.message) say(list.message, 'problem');
    if (!list.isLoading && !list.failure && !list.total) say(list.term ? 'Nothing matches.' : 'There are no options.');
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
    this.page.send({ do: 'type in list' });
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
        entry.isStale && make('small', { text: 'no longer offered' })));
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
        this.page.send({ do: 'search', text: '' });
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
    if (entry) this.page.send({ do: 'choose', entry: this.here, identifier: entry.identifier });
  }
}

"""####,
    "dom.js": ####"""
'use strict';

// Makes elements. Texts become text nodes, so that nothing of a definition is markup.
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'text') setText(element, value);
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

const familyNames = {
  '': 'Any size', systemSmall: 'Small', systemMedium: 'Medium', systemLarge: 'Large', systemExtraLarge: 'Extra large',
  accessoryInline: 'Inline', accessoryCorner: 'Corner', accessoryCircular: 'Circular', accessoryRectangular: 'Rectangular',
};

// A picker of the bar.
function picker(label, id, change) {
  const select = make('select', { id, onchange: () => change(select.value) });
  const element = make('label', { for: id }, label, select);
  return {
    element,
    update(choices, value) {
      const texts = JSON.stringify(choices);
      if (select.dataset.choices !== texts) {
        select.dataset.choices = texts;
        select.replaceChildren(...choices.map(([code, name]) => make('option', { value: code, text: name })));
      }
      if (select.value !== value) select.value = value;
    },
  };
}

function lookPickers() {
  const root = document.documentElement;
  const look = picker('Appearance', 'look', value => setAttribute(root, 'data-look', value || null));
  look.update([['', 'System'], ['light', 'Light'], ['dark', 'Dark']], '');
  const size = picker('Text size', 'text-size', value => { setAttribute(root, 'data-size', value || null); measure(); });
  size.update([['small', 'Small'], ['', 'Medium'], ['large', 'Large'], ['largest', 'Largest']], '');
  // How wide a window is depends on the size of its text.
  const measure = () => root.classList.toggle('narrow', innerWidth < 30 * parseFloat(getComputedStyle(root).fontSize));
  addEventListener('resize', measure);
  measure();
  return [look.element, size.element];
}

"""####,
    "page.html": ####"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generator" content="intentc">
<!--policy-->
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Edit Widget</title>
<!--style-->
</head>
<body>
<noscript>This page needs JavaScript.</noscript>
<script type="application/json" id="data"><!--data--></script>
<!--script-->
</body>
</html>

"""####,
    "page.js": ####"""
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

"""####,
    "preview.js": ####"""
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
    const bar = make('header', { class: 'bar' },
      make('div', {}, this.language.element, this.family.element, make('span', { class: 'space' }), ...lookPickers()));
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

"""####,
    "rows.js": ####"""
// The rows, in groups: the elements of a list are a group of their own.

function keyOf(place) {
  return JSON.stringify([place.parameter, place.index ?? -1, place.isNew ?? false]);
}

function placeOf({ parameter, index, isNew }) {
  return { parameter, index, isNew };
}

// The value of a row, by which the editor knows whether it is still the row that was meant.
function valueOf(row) {
  return row.typed ?? row.value;
}

function hasBreaks(text) {
  return /[\r\n]/.test(text);
}

function groupsOf(rows) {
  const groups = [];
  for (const row of rows) {
    const last = groups[groups.length - 1];
    if (row.control === 'list') {
      groups.push({ key: 'list ' + row.parameter, head: row, rows: [] });
    } else if (last && (row.index === undefined && !row.isNew ? !last.head : last.head?.parameter === row.parameter)) {
      last.rows.push(row);
    } else {
      groups.push({ key: 'rows ' + row.parameter, rows: [row] });
    }
  }
  return groups;
}

// Shows rows below an element, and updates them. `page` has `send`, which is null for a picture.
class RowsView {
  constructor(page, prefix = '') {
    this.page = page;
    this.prefix = prefix;
    this.element = make('div', { class: 'rows' });
    this.views = new Map();
    this.groups = new Map();
    // Texts that were not accepted, with the reason and the value they were to replace.
    this.drafts = new Map();
    // Texts that were not accepted and then discarded.
    this.discarded = new Map();
  }

  update(state) {
    this.state = state;
    if (state.field?.problem) {
      const row = state.rows.find(row => keyOf(row) === keyOf(state.field));
      // A row that is typed only now and then shows the problem while it is typed.
      const { typed: text, seen, problem } = state.field;
      if (row?.typed !== undefined && this.discarded.get(keyOf(row)) !== text) {
        this.drafts.set(keyOf(row), { text, seen, problem, base: row.typed });
      }
    }
    const seen = new Set();
    const groups = groupsOf(state.rows).map(group => {
      let view = this.groups.get(group.key);
      if (!view) this.groups.set(group.key, (view = this.makeGroup(group)));
      seen.add(group.key);
      const nodes = group.rows.map(row => {
        const rowView = this.rowView(row);
        seen.add(keyOf(row));
        rowView.update(row);
        return rowView.element;
      });
      if (group.head) this.updateHead(view, group.head, nodes);
      arrange(view.cells, nodes);
      view.cells.hidden = nodes.length === 0;
      return view.element;
    });
    arrange(this.element, groups);
    for (const [key, view] of this.views) if (!seen.has(key)) view.control.commit?.();
    for (const views of [this.views, this.groups]) for (const key of views.keys()) if (!seen.has(key)) views.delete(key);
    for (const texts of [this.drafts, this.discarded]) for (const key of texts.keys()) if (!seen.has(key)) texts.delete(key);
  }

  makeGroup(group) {
    const cells = make('ul', { class: 'cells', role: 'list' });
    const element = make('div', { class: 'group', role: group.head && 'group' });
    const view = { element, cells };
    if (group.head) {
      view.title = make('span');
      view.mark = changedMark();
      view.count = make('span', { class: 'count' });
      view.problems = make('div');
      view.title.id = this.prefix + 'list ' + group.head.parameter;
      view.title.id = view.title.id.replace(/\s+/g, '-');
      element.setAttribute('aria-labelledby', view.title.id);
      view.heading = make('h2', {}, make('span', {}, view.title, view.mark), view.count);
      element.append(view.heading, cells, view.problems);
      if (this.page.send) {
        view.clear = make('button', {
          text: 'Remove all', onclick: () => this.page.send({ do: 'clear', parameter: group.head.parameter }),
        });
        view.about = make('button', {
          class: 'about-row', text: 'i', 'aria-haspopup': 'dialog',
          onclick: () => this.page.send({ do: 'help', parameter: group.head.parameter }),
        });
        view.heading.append(view.clear, view.about);
      }
    } else {
      element.append(cells);
    }
    return view;
  }

  updateHead(view, head, nodes) {
    setText(view.title, head.title);
    view.mark.hidden = !head.isChanged;
    setText(view.count, head.maximum === undefined ? `${head.count}` : `${head.count} of ${head.maximum}`);
    if (view.clear) {
      view.clear.hidden = head.count === 0;
      view.about.setAttribute('aria-label', `About ${head.title}`);
    }
    setAttribute(view.element, 'data-parameter', head.parameter);
    const texts = head.problems.map(text => make('p', { class: 'problem', text }));
    if (head.whyHidden) texts.push(make('p', { class: 'condition', text: head.whyHidden }));
    if (head.cases) texts.push(casesOf(head));
    texts.push(...(head.changes ?? []).map(changeNote));
    if (texts.length) nodes.push(make('li', {
      class: ['row', head.whyHidden && 'away', head.changes && 'changed ' + worstOf(head.changes)].filter(Boolean).join(' '),
    }, ...texts));
  }

  rowView(row) {
    const key = keyOf(row);
    const before = this.views.get(key);
    const isLong = before?.control.isTouched?.() ? before.isLong : this.isLong(row);
    const shape = [row.control, row.kind ?? '', this.isTyping(row) ? 'typing' : '', isLong ? 'long' : ''].join();
    if (before?.shape === shape) return before;
    if (before && before.isLong !== isLong && before.element.contains(document.activeElement) && !this.page.next) {
      this.page.focusNext(row, 'input, textarea');
    }
    const view = new RowView(this, row, shape, isLong);
    this.views.set(key, view);
    return view;
  }

  // Whether the text of a row has several lines, or can have them.
  isLong(row) {
    if (this.isTyping(row)) return this.state.field.isMultiline || hasBreaks(this.state.field.typed);
    return row.control === 'text' || hasBreaks(this.drafts.get(keyOf(row))?.text ?? row.typed ?? '');
  }

  // Whether a row is being typed that is not always a field: a new element, or a choice of a list.
  isTyping(row) {
    return row.typed === undefined && this.state.field !== undefined && keyOf(this.state.field) === keyOf(row);
  }
}

function casesOf(row) {
  return make('details', {}, make('summary', { text: `${row.cases.length} cases` }),
    make('ul', {}, ...row.cases.map(text => make('li', { text }))));
}

function changedMark() {
  return make('span', { class: 'mark', text: '●', title: 'Changed', 'aria-hidden': 'true' });
}

function changeNote({ level, text }) {
  return make('p', { class: 'change' }, make('strong', { class: level, text: level }), ' ', text);
}

function worstOf(changes) {
  return ['breaking', 'careful', 'safe'].find(level => changes.some(change => change.level === level));
}

// One row.
class RowView {
  constructor(rows, row, shape, isLong) {
    this.rows = rows;
    this.page = rows.page;
    this.shape = shape;
    this.isLong = isLong;
    this.id = rows.prefix + 'row-' + (RowView.count = (RowView.count ?? 0) + 1);
    this.row = row;
    this.title = make(this.isLabelled(row) ? 'label' : 'span', { id: this.id + '-title' });
    this.mark = changedMark();
    this.value = make('div', { class: 'value' });
    this.notes = make('div', { id: this.id + '-notes' });
    this.hint = make('p', { class: 'hint' });
    this.face = make('div', { class: 'face' });
    this.element = make('li', { class: 'row' }, this.face, this.hint, this.notes);
    this.control = makeControl(this, row);
    if (row.control === 'new') this.face.append(this.value);
    else if (row.index !== undefined) this.makeElement();
    else this.face.append(make('span', { class: 'title' }, this.title, this.mark), this.value);
    if (this.page.send && row.control !== 'new' && row.index === undefined) {
      this.about = make('button', {
        class: 'about-row', text: 'i', 'aria-haspopup': 'dialog', onclick: () => this.page.send({ do: 'help', ...this.place }),
      });
      this.face.append(this.about);
    }
  }

  get place() { return placeOf(this.row); }

  // The place, for a change that is only meant for the value that shows.
  get exactPlace() { return { ...this.place, was: valueOf(this.row) }; }

  isLabelled(row) { return row.typed !== undefined && row.index === undefined && !row.isNew; }

  makeElement() {
    this.element.classList.add('element');
    this.title.classList.add('word');
    this.face.append(this.title, this.value);
    if (!this.page.send) return;
    this.remove = make('button', { class: 'remove', text: '−', onclick: () => this.page.send({ do: 'clear', ...this.exactPlace }) });
    this.grip = make('button', { class: 'grip', text: '≡' });
    this.face.prepend(this.remove);
    this.face.append(this.grip);
    makeMovable(this);
  }

  update(row) {
    this.row = row;
    const { state, drafts } = this.rows;
    const key = keyOf(row);
    let draft = drafts.get(key);
    if (draft && draft.base !== (row.typed ?? '')) {
      drafts.delete(key);
      draft = undefined;
    }
    setText(this.title, row.title);
    this.mark.hidden = !row.isChanged;
    const list = row.index === undefined ? '' : state.rows.find(other => other.parameter === row.parameter)?.title ?? '';
    this.name = row.index === undefined ? row.title : `${list} ${row.title}`;
    if (this.remove) {
      this.remove.setAttribute('aria-label', `Remove ${this.name}`);
      this.grip.setAttribute('aria-label', `Move ${this.name}: ${row.text}. Use the arrow keys`);
    }
    if (this.about) this.about.setAttribute('aria-label', `About ${row.title}`);
    setAttribute(this.element, 'data-parameter', row.parameter);
    this.element.classList.toggle('away', row.whyHidden !== undefined);
    this.element.classList.toggle('changed', row.changes !== undefined);
    if (row.changes) this.element.classList.add(worstOf(row.changes));
    this.element.classList.toggle('wide', ['field', 'path', 'slider'].includes(row.control) && row.index === undefined
      && !this.isLong);
    this.element.classList.toggle('lines', row.control !== 'new' && row.index === undefined && this.isLong);
    const problem = this.rows.isTyping(row) ? state.field.problem : draft?.problem;
    const problems = problem ? [problem] : row.problems;
    const notes = problems.map(text => make('p', { class: 'problem', text }));
    if (row.isStale) notes.push(make('p', { class: 'problem', text: 'This choice is no longer offered.' }));
    const seen = this.rows.isTyping(row) ? state.field.seen : draft ? draft.seen : row.seen;
    if (seen) notes.push(make('p', { class: 'seen', text: `With hidden characters: ${seen}` }));
    if (row.whyHidden) notes.push(make('p', { class: 'condition', text: row.whyHidden }));
    if (row.cases) notes.push(casesOf(row));
    notes.push(...(row.changes ?? []).map(changeNote));
    this.notes.replaceChildren(...notes);
    setAttribute(this.notes, 'role', problems.length ? 'alert' : null);
    const hint = this.rows.isTyping(row) ? state.field.hint : row.hint;
    setText(this.hint, hint ?? '');
    this.hint.hidden = !hint || problems.length > 0;
    this.control.update(row, draft, problems.length > 0);
  }
}

// Moves an element by drag and by keyboard.
function makeMovable(view) {
  const { grip, element, page } = view;
  grip.addEventListener('keydown', event => {
    const count = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!count) return;
    event.preventDefault();
    page.focusNext({ parameter: view.row.parameter, index: view.row.index + count }, '.grip');
    page.send({ do: 'move', ...view.exactPlace, count });
  });
  // Not the drag and drop of HTML, which screens without a mouse do not have.
  let target, held;
  const mark = other => {
    if (target === other) return;
    target?.element.classList.remove('over', 'under');
    target = other;
    target?.element.classList.add(target.row.index > view.row.index ? 'under' : 'over');
  };
  const end = () => {
    mark(undefined);
    element.classList.remove('held');
  };
  grip.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    grip.setPointerCapture(event.pointerId);
    held = view.exactPlace;
    element.classList.add('held');
  });
  grip.addEventListener('pointermove', event => {
    if (!grip.hasPointerCapture(event.pointerId)) return;
    const others = [...view.rows.views.values()].filter(each => each.grip && each.row.parameter === view.row.parameter);
    const under = others.find(each => {
      const { top, bottom } = each.element.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    mark(under === view ? undefined : under);
  });
  grip.addEventListener('pointerup', () => {
    const count = target ? target.row.index - view.row.index : 0;
    end();
    if (count) page.send({ do: 'move', ...held, count });
  });
  grip.addEventListener('pointercancel', end);
}

"""####,
    "start.js": ####"""
function start() {
  const data = JSON.parse(document.getElementById('data').textContent);
  if (data.states) new PreviewPage(data);
  else window.page = new LivePage(data);
}

start();

"""####,
    "style.css": ####"""
:root {
  color-scheme: light dark;
  --back: light-dark(#f2f2f7, #1c1c1e);
  --cell: light-dark(#ffffff, #2c2c2e);
  --press: light-dark(#e5e5ea, #3a3a3c);
  --line: light-dark(#d8d8dc, #48484a);
  --text: light-dark(#000000, #ffffff);
  --second: light-dark(#636368, #b4b4b9);
  --tint: light-dark(#0062c4, #66b2ff);
  --bad: light-dark(#b3001b, #ff9a92);
  --good: light-dark(#1f7a37, #30d158);
  --fill: light-dark(#e3e3e8, #48484c);
  --knob: #ffffff;
  --breaking: light-dark(#ffe3e0, #4f1a16);
  --careful: light-dark(#fff0c2, #453800);
  --safe: light-dark(#e0f3e4, #14361d);
  font: 100%/1.35 -apple-system, "SF Pro Text", system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
:root[data-look="light"] { color-scheme: light; }
:root[data-look="dark"] { color-scheme: dark; }
:root[data-size="small"] { font-size: 87.5%; }
:root[data-size="large"] { font-size: 125%; }
:root[data-size="largest"] { font-size: 175%; }
/* What gets the focus is not below the bar. */
html { scroll-padding-block: 6rem 4rem; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); overflow-wrap: break-word; }
button, input, select, textarea { font: inherit; color: inherit; }
button { background: none; border: 0; padding: 0.25rem 0.5rem; border-radius: 0.5rem; cursor: pointer; color: var(--tint); }
button:disabled { color: var(--second); cursor: default; }
:focus-visible { outline: 0.15rem solid var(--tint); outline-offset: 0.1rem; }
[hidden] { display: none !important; }

.bar {
  position: sticky; inset-block-start: 0; z-index: 2; background: var(--back); border-block-end: 1px solid var(--line);
}
.bar > div {
  display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center;
  max-width: 46rem; margin: 0 auto; padding: 0.5rem 1rem;
}
.bar label { display: flex; gap: 0.35rem; align-items: center; color: var(--second); font-size: 0.875rem; }
.bar select {
  background: var(--cell); color: var(--text); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.2rem 0.3rem;
  max-width: 11rem; min-width: 0;
}
.bar .space { flex: 1; }
.bar .actions { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: center; margin-inline-start: auto; }
.bar .main { background: var(--tint); color: light-dark(#ffffff, #000000); font-weight: 600; padding: 0.3rem 0.9rem; }
.bar .main:disabled { background: var(--fill); color: var(--second); }
.bar [aria-pressed="true"] { background: var(--fill); }
/* In a narrow window, only the buttons stay above what is scrolled. */
.narrow .bar, .narrow .bar > div { display: contents; }
.narrow .bar label { padding: 0.35rem 1rem 0; }
.narrow .bar .actions {
  position: sticky; inset-block-start: 0; z-index: 2; justify-content: flex-end; padding: 0.35rem 1rem;
  background: var(--back); border-block-end: 1px solid var(--line);
}

main, .columns > .sheet { container-type: inline-size; }
.sheet { max-width: 40rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
.sheet h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.75rem 0 0.25rem; text-align: center; }
.sheet .about { color: var(--second); text-align: center; margin: 0 0 1.25rem; white-space: pre-line; }
.sheet .size { color: var(--second); text-align: center; font-size: 0.875rem; margin: 0; }
.group { margin: 0 0 1.5rem; padding: 0; border: 0; min-width: 0; }
.group > h2 {
  font-size: 0.875rem; font-weight: 400; color: var(--second); margin: 0 1rem 0.4rem; display: flex; gap: 0.5rem;
  align-items: baseline;
}
.group > h2 .count { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
.group > .cells { background: var(--cell); border-radius: 0.75rem; list-style: none; margin: 0; padding: 0; }
/* A field has the direction of its text, but its place is that of the row. */
.row { position: relative; padding: 0.55rem 1rem; --start: left; --end: right; }
.row:dir(rtl) { --start: right; --end: left; }
.row + .row::before {
  content: ""; position: absolute; inset-block-start: 0; inset-inline: 1rem 0; border-block-start: 1px solid var(--line);
}
.row .face { display: flex; gap: 0.75rem; align-items: center; min-height: 2rem; }
.row .title { flex: 0 1 auto; max-width: 60%; }
.row.wide .face { flex-wrap: wrap; }
.row .value { flex: 1 1 40%; min-width: 0; display: flex; gap: 0.5rem; align-items: center; justify-content: flex-end; }
h2 .mark, .row .mark { color: var(--tint); font-size: 0.7rem; margin-inline-start: 0.35rem; }
.row p { margin: 0.15rem 0 0; font-size: 0.8125rem; color: var(--second); }
.row p.problem { color: var(--bad); }
/* It moves nothing: a click that takes the focus away would miss what moves. */
.row p.hint {
  display: none; position: absolute; inset-block-start: calc(100% - 0.3rem); inset-inline-end: 1rem; z-index: 1; pointer-events: none;
  background: var(--text); color: var(--cell); border-radius: 0.4rem; padding: 0.15rem 0.5rem; max-width: calc(100% - 2rem);
}
.row:focus-within p.hint { display: block; }
.row details { font-size: 0.8125rem; color: var(--second); }
.row details ul { margin: 0.2rem 0; padding-inline-start: 1.25rem; }
.row.away { background: repeating-linear-gradient(135deg, transparent 0 0.4rem, var(--back) 0.4rem 0.5rem); }
.row.away .title { color: var(--second); }
.about-row {
  flex: none; color: var(--second); padding: 0; inline-size: 1.3rem; block-size: 1.3rem; border-radius: 50%; opacity: 0;
  border: 0.1rem solid var(--second); font: italic 600 0.85rem/1 Georgia, "Noto Serif", serif;
}
.row:hover .about-row, .row:focus-within .about-row, h2:hover .about-row, h2:focus-within .about-row { opacity: 1; }
@media (hover: none) { .about-row { opacity: 1; } }
.row input[type="text"], .row input[type="date"], .row input[type="time"], .row input[type="datetime-local"], .row textarea {
  background: none; border: 0; border-radius: 0.35rem; padding: 0.2rem 0.35rem; inline-size: 100%; min-inline-size: 0;
  text-align: var(--end); color: var(--second);
}
.row input[type="date"], .row input[type="time"], .row input[type="datetime-local"] { inline-size: auto; max-inline-size: 100%; }
.row input:focus, .row textarea:focus { color: var(--text); }
.row input::placeholder, .row textarea::placeholder { color: var(--second); opacity: 1; }
.row [aria-invalid="true"] { color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.row textarea { text-align: start; resize: vertical; min-block-size: 3.5rem; }
.row.lines .face { display: block; }
.row.lines .title { max-width: none; }
.row.lines .about-row { position: absolute; inset-block-start: 0.6rem; inset-inline-end: 1rem; }

.pick {
  display: flex; align-items: center; gap: 0.5rem; color: var(--second); text-align: end; padding: 0.2rem 0.35rem; min-width: 0;
}
.pick::after {
  content: ""; flex: none; inline-size: 0.45rem; block-size: 0.45rem; border: solid var(--second);
  border-width: 0.12rem 0.12rem 0 0; transform: rotate(45deg); margin-inline: 0.1rem 0.2rem;
}
:dir(rtl) > .pick::after { transform: rotate(-135deg); }
.pick > span { min-width: 0; }
.pick.stale { color: var(--bad); }
.switch {
  flex: none; inline-size: 3.2rem; block-size: 1.95rem; border-radius: 1rem; background: var(--fill); padding: 0; position: relative;
  box-shadow: inset 0 0 0 1px var(--second); transition: background 0.15s;
}
.switch::after {
  content: ""; position: absolute; inset-block-start: 0.15rem; inset-inline-start: 0.15rem; inline-size: 1.65rem; block-size: 1.65rem;
  border-radius: 50%; background: var(--knob); box-shadow: 0 1px 3px #0006; transition: inset-inline-start 0.15s;
}
.switch[aria-checked="true"] { background: var(--good); box-shadow: none; }
.switch[aria-checked="true"]::after { inset-inline-start: 1.4rem; }
@media (prefers-reduced-motion: reduce) { .switch, .switch::after { transition: none; } }
@media (forced-colors: active) {
  .switch, .steps { border: 1px solid ButtonText; }
  .switch::after { background: ButtonText; }
  .switch[aria-checked="true"] { background: Highlight; }
}
.word { color: var(--second); }
.value > .word { text-align: end; }
.steps { flex: none; display: flex; background: var(--fill); border-radius: 0.5rem; }
.steps button { color: var(--text); inline-size: 2.6rem; min-block-size: 1.9rem; font-size: 1.15rem; line-height: 1; padding: 0; }
.steps button + button { border-inline-start: 1px solid var(--line); border-start-start-radius: 0; border-end-start-radius: 0; }
.steps button:first-child { border-start-end-radius: 0; border-end-end-radius: 0; }
.row input[type="range"] { flex: 1; min-width: 6rem; accent-color: var(--tint); }
.row output { color: var(--second); min-width: 2.5rem; text-align: end; font-variant-numeric: tabular-nums; }
.remove {
  flex: none; inline-size: 1.4rem; block-size: 1.4rem; border-radius: 50%; background: var(--bad); color: light-dark(#ffffff, #000000);
  padding: 0; line-height: 1; font-weight: 700;
}
.grip { flex: none; color: var(--second); cursor: grab; padding: 0.2rem 0.4rem; touch-action: none; }
.grip:active { cursor: grabbing; }
.row.over { box-shadow: inset 0 0.15rem 0 var(--tint); }
.row.under { box-shadow: inset 0 -0.15rem 0 var(--tint); }
.row.held { opacity: 0.5; }
.row.element .value { justify-content: flex-start; }
.row.element input { text-align: var(--start); color: var(--text); }
.row.element .pick { text-align: start; color: var(--text); }
.row.element textarea { color: var(--text); }
.row.element .pick { flex: 1; justify-content: space-between; }
.add { display: block; inline-size: 100%; text-align: start; padding: 0.2rem 0.35rem; }
.row.changed { border-radius: 0.5rem; }
.row.breaking { background: var(--breaking); }
.row.careful { background: var(--careful); }
.row.safe { background: var(--safe); }
.row.changed .value > *, .row.changed .value input, .row.changed p { color: var(--text); }
.change strong { border-radius: 0.3rem; padding: 0 0.35rem; background: var(--text); color: var(--cell); }
.change .breaking { background: var(--bad); }

dialog {
  inline-size: min(36rem, calc(100vw - 1.5rem)); max-block-size: calc(100vh - 2rem); border: 0; border-radius: 1rem; padding: 0;
  background: var(--back); color: var(--text); overflow: hidden;
}
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: #0007; }
dialog .head { display: flex; gap: 0.5rem; align-items: center; padding: 0.75rem 0.75rem 0.5rem; }
dialog .head h2 { flex: 1; font-size: 1.0625rem; margin: 0; text-align: center; }
dialog .head button { font-weight: 600; }
dialog .search { margin: 0 0.75rem 0.5rem; }
dialog input[type="search"] {
  inline-size: 100%; background: var(--fill); border: 0; border-radius: 0.6rem; padding: 0.45rem 0.7rem;
}
dialog .search ::placeholder { color: light-dark(#55555a, #c8c8cd); opacity: 1; }
dialog .scroll { overflow: auto; padding: 0 0.75rem 0.75rem; flex: 1; }
dialog .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; justify-content: flex-end; padding: 0.5rem 0.75rem 0.75rem; }
dialog .actions button { background: var(--fill); padding: 0.4rem 0.9rem; color: var(--text); }
dialog .actions .main { background: var(--tint); color: light-dark(#ffffff, #000000); font-weight: 600; }
dialog p { margin: 0.4rem 0; }
dialog .note { color: var(--second); }
dialog .problem { color: var(--bad); }
dialog table { inline-size: 100%; border-collapse: collapse; background: var(--cell); border-radius: 0.75rem; }
dialog th, dialog td { padding: 0.45rem 0.7rem; text-align: start; vertical-align: top; font-weight: 400; }
.narrow dialog :is(th, td) { padding-inline: 0.4rem; }
.narrow .facts :is(tr, th, td) { display: block; }
.narrow .facts th { padding-block-end: 0; font-size: 0.8125rem; color: var(--second); }
dialog tr + tr { border-block-start: 1px solid var(--line); }
dialog thead th { color: var(--second); font-size: 0.8125rem; }
.entries { background: var(--cell); border-radius: 0.75rem; margin: 0; padding: 0; }
.entries [role="group"] > .section { padding: 0.7rem 1rem 0.3rem; color: var(--second); font-size: 0.8125rem; background: var(--back); }
.entry { display: flex; gap: 0.6rem; align-items: center; padding: 0.5rem 1rem; cursor: pointer; border-radius: 0.75rem; }
.entry .names { flex: 1; min-width: 0; }
.entry .names small { display: block; color: var(--second); }
.entry.here { background: var(--press); }
.entry[aria-selected="true"]::after { content: "✓"; color: var(--tint); font-weight: 700; }
.entry .image {
  flex: none; inline-size: 1.9rem; block-size: 1.9rem; border-radius: 0.4rem; background: var(--fill); color: var(--text);
  display: grid; place-items: center; font-size: 0.8rem; text-transform: uppercase;
}
.status { position: fixed; inset-block-end: 1rem; inset-inline: 0; display: grid; place-items: center; pointer-events: none; z-index: 3; }
.status > div {
  background: light-dark(#1c1c1e, #f2f2f7); color: light-dark(#ffffff, #000000); padding: 0.5rem 1rem; border-radius: 0.75rem;
  max-width: calc(100vw - 2rem);
}
.columns { display: grid; gap: 0 1.5rem; }
.columns > .sheet { inline-size: 100%; }
.columns.two { grid-template-columns: 1fr 1fr; max-width: 84rem; margin: 0 auto; }
@container (max-width: 50rem) { .columns.two { grid-template-columns: 1fr; } }
@container (max-width: 28rem) {
  .row .title { max-width: 100%; }
  .row.wide .value { flex-basis: 100%; }
  .row.wide .about-row { position: absolute; inset-block-start: 0.7rem; inset-inline-end: 1rem; }
}
/* About twenty letters. */
@container (max-width: 18rem) {
  .group > h2 { flex-wrap: wrap; }
  .row.element { padding-inline: 0.5rem; }
  .row.element .face { gap: 0.25rem; }
  .row:not(.element) .face { flex-wrap: wrap; }
  .row:not(.element) .title { padding-inline-end: 2rem; }
  .row:not(.element) .value { flex-basis: 100%; }
  .row .about-row { position: absolute; inset-block-start: 0.7rem; inset-inline-end: 1rem; }
}
[data-picture] .sheet { padding-block-end: 1rem; }
[data-picture] .intent:last-child .group:last-child { margin-block-end: 0; }
@media print { .bar, .status { display: none; } body { background: none; } }

"""####,
  ]
}
