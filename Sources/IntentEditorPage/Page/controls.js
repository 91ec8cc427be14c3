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

// A new element, or a choice of a list, while it is typed.
function typingControl(view) {
  const input = make(view.rows.state.field.isMultiline ? 'textarea' : 'input', { 'aria-describedby': view.id + '-notes' });
  if (input.tagName === 'INPUT') input.type = 'text';
  let isDone = false;
  const finish = () => {
    if (isDone || !view.rows.isTyping(view.row)) return;
    isDone = true;
    const isKept = input.value === (view.row.isNew ? '' : view.rows.state.field.typed);
    view.page.send(isKept ? { do: 'cancel' } : { do: 'set', ...view.place, text: input.value });
  };
  input.addEventListener('blur', finish);
  input.addEventListener('keydown', event => {
    if (event.key === 'Enter' && (input.tagName === 'INPUT' || event.ctrlKey)) {
      view.page.focusNext(view.place, 'button, input');
      finish();
    } else if (event.key === 'Escape') {
      isDone = true;
      view.page.focusNext(view.place, 'button');
      view.page.send({ do: 'cancel' });
    }
  });
  input.addEventListener('paste', event => pasteLines(event, view));
  view.value.append(input);
  return {
    update(row, draft, isBad) {
      const { field } = view.rows.state;
      isDone = false;
      input.setAttribute('aria-label', `${row.isNew ? 'New element' : view.name}: ${field.hint}`);
      setAttribute(input, 'placeholder', field.hint);
      setAttribute(input, 'aria-invalid', isBad ? 'true' : null);
      if (document.activeElement !== input) input.value = field.typed;
    },
  };
}

// Several lines become several elements.
function pasteLines(event, view) {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (view.row.index === undefined && !view.row.isNew) return;
  if (text.split(/\r?\n/).filter(line => line.trim()).length < 2) return;
  event.preventDefault();
  view.page.send({ do: 'paste', ...view.place, text });
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
  const input = make(first.control === 'text' ? 'textarea' : 'input', {
    type: first.control === 'text' ? null : 'text', id: view.id, disabled: !page.send, 'aria-describedby': `${view.id}-notes`,
  });
  setKeyboard(input, first);
  // The value as a text of the editor.
  const typed = () => {
    if (input.type !== 'datetime-local' || !input.value) return input.value;
    if (view.row.kind === 'dateAndTime') return input.value.replace('T', ' ');
    return (input.value.length === 16 ? input.value + ':00' : input.value) + 'Z';
  };
  let isTouched = false;
  const commit = () => {
    if (!isTouched) return;
    isTouched = false;
    const text = typed();
    const draft = view.rows.drafts.get(keyOf(view.row));
    if (text === (draft ? draft.text : view.row.typed)) return;
    view.rows.drafts.delete(keyOf(view.row));
    page.send({ do: 'set', ...view.place, text });
  };
  input.addEventListener('input', () => { isTouched = true; });
  input.addEventListener('change', () => {
    // While a year is typed, it has fewer digits than it will have.
    if (!/^0/.test(input.value) || !date) commit();
  });
  input.addEventListener('blur', commit);
  input.addEventListener('keydown', event => {
    if (event.key === 'Enter' && (input.tagName === 'INPUT' || event.ctrlKey)) {
      isTouched = true;
      commit();
    } else if (event.key === 'Escape') {
      isTouched = false;
      view.rows.drafts.delete(keyOf(view.row));
      show(view.row);
      page.refresh();
    } else if (view.row.hasSteps && ['ArrowUp', 'ArrowDown'].includes(event.key) && input.type === 'text') {
      event.preventDefault();
      commit();
      page.send({ do: 'step', ...view.place, count: event.key === 'ArrowUp' ? 1 : -1 });
    }
  });
  if (first.index !== undefined && first.control !== 'text') input.addEventListener('paste', event => pasteLines(event, view));
  view.title.setAttribute('for', view.id);
  view.value.append(input);
  if (first.hasSteps && first.control !== 'slider') view.value.append(stepButtons(view));
  if (first.kind === 'instant') view.value.append(make('span', { class: 'word', text: 'UTC' }));

  function show(row, text = row.typed) {
    if (input.tagName === 'INPUT') {
      const type = date && (text === '' || date[1].test(text)) && document.activeElement !== input ? date[0] : undefined;
      const wanted = type ?? (document.activeElement === input ? input.type : 'text');
      if (input.type !== wanted) input.type = wanted;
      if (wanted === 'datetime-local' || wanted === 'time') setAttribute(input, 'step', /:\d\d:\d\d/.test(text) ? 1 : null);
      if (wanted === 'datetime-local') text = text.replace(' ', 'T').replace(/Z$/, '');
    }
    if (input.value !== text) input.value = text;
  }
  return {
    update(row, draft, isBad) {
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
  const input = make('input', {
    type: 'range', id: view.id, disabled: !view.page.send, 'aria-describedby': view.id + '-notes',
    oninput: () => setText(output, input.value),
    onchange: () => view.page.send({ do: 'set', ...view.place, text: input.value }),
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
