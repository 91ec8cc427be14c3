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
        const hasParts = row.parts !== undefined;
        this.drafts.set(keyOf(row), { text, seen, problem: hasParts ? withLabel(problem) : problem, base: row.typed, hasParts });
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
          word: 'Remove all', onclick: () => this.page.send({ do: 'clear', parameter: group.head.parameter }),
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
    setText(view.count, head.maximum === undefined ? `${head.count}` : head.count > head.maximum ? `${head.count}, ${head.maximum} fit` : `${head.count} of ${head.maximum}`);
    if (view.clear) {
      view.clear.hidden = head.count === 0 && !head.problems.length;
      view.about.setAttribute('aria-label', `About ${head.title}`);
    }
    setAttribute(view.element, 'data-parameter', head.parameter);
    const texts = head.problems.map(text => make('p', { class: 'problem', text }));
    if (head.remark && head.count === 0) texts.push(make('p', { class: 'condition', text: head.remark }));
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
  return ['breaking', 'careful', 'accepted', 'safe'].find(level => changes.some(change => change.level === level));
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
    if (this.page.send && ['choice', 'options'].includes(row.control)) {
      // As on a phone, all of the row opens its list.
      this.face.classList.add('opens');
      this.face.addEventListener('click', event => {
        if (!event.target.closest('button, input, textarea')) this.face.querySelector('.pick')?.click();
      });
    }
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
    const list = state.rows.find(other => other.parameter === row.parameter)?.title ?? '';
    this.name = row.isNew ? list : row.index === undefined ? row.title : `${list} ${row.title}`;
    if (this.remove) {
      this.remove.setAttribute('aria-label', `Remove ${this.name}`);
      this.grip.setAttribute('aria-label', `Move ${this.name}: ${row.text}. Use the arrow keys`);
    }
    if (this.about) this.about.setAttribute('aria-label', `About ${row.title}`);
    setAttribute(this.element, 'data-parameter', row.parameter);
    this.element.classList.toggle('away', row.whyHidden !== undefined);
    this.element.classList.toggle('changed', row.changes !== undefined);
    if (row.changes) this.element.classList.add(worstOf(row.changes));
    this.element.classList.toggle('wide', ['field', 'path', 'stepper', 'slider'].includes(row.control) && row.index === undefined
      && !this.isLong && !row.parts);
    this.element.classList.toggle('lines', row.control !== 'new' && row.index === undefined && (this.isLong || row.parts !== undefined));
    const field = this.rows.isTyping(row) ? state.field : undefined;
    const problem = field && !draft?.hasParts ? field.problem : draft?.problem;
    const problems = (problem ? [problem] : row.problems).map(text => (row.parts || field?.parts ? withLabel(text) : text));
    const notes = problems.map(text => make('p', { class: 'problem', text }));
    if (row.isStale) notes.push(make('p', { class: 'problem', text: 'This choice is not one of the options.' }));
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
