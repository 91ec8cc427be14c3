import GeneratedSchemas
import Testing

@testable import IntentEditor

struct EditorKeysTests {
  static let rows = PictureSample.upNext()
  static let field = PictureSample.upNext([:], .focus(.parameter("titleColor")), .typeIn)
  static let list = PictureSample.upNext([:], .focus(.parameter("titleColor")), .open)
  static let search = PictureSample.upNext([:], .focus(.parameter("titleColor")), .open, .edit(.insert("r")))
  static let review = PictureSample.upNext([:], .save)
  static let help = PictureSample.upNext([:], .help)
  static let find = PictureSample.upNext([:], .search)
  static let text = PictureSample.state(
    TextControlsConfiguration.schema,
    [.focus(.parameter("body")), .typeIn]
  )
  static let conflict = PictureSample.upNext(
    [:],
    .save,
    .confirm,
    .changedMeanwhile("")
  )
  static let form: EditorState = {
    var form = rows
    form.purpose = .form()
    return form
  }()
  static let leave = PictureSample.upNext([:], .step(1), .quit)

  @Test(
    arguments: [
      ("rows", rows, Key.down, [EditorEvent.move(by: 1)]), ("rows", rows, .text("j"), [.move(by: 1)]),
      ("rows", rows, .up, [.move(by: -1)]), ("rows", rows, .text("k"), [.move(by: -1)]),
      ("rows", rows, .tab, [.move(by: 1)]), ("rows", rows, .backTab, [.move(by: -1)]),
      ("rows", rows, .home, [.moveToStart]), ("rows", rows, .end, [.moveToEnd]),
      ("rows", rows, .enter, [.open]), ("rows", rows, .text(" "), [.open]),
      ("rows", rows, .right, [.step(1)]), ("rows", rows, .text("-"), [.step(-1)]),
      ("rows", rows, .text("a"), [.add]), ("rows", rows, .text("d"), [.clear]),
      ("rows", rows, .delete, [.clear]), ("form", form, .text("d"), []), ("form", form, .delete, [.clear]),
      ("rows", rows, .text("K"), [.moveElement(by: -1)]), ("rows", rows, .alt(.down), [.moveElement(by: 1)]),
      ("rows", rows, .text("h"), [.toggleHidden]), ("rows", rows, .text("?"), [.help]),
      ("rows", rows, .text("u"), [.undo]), ("rows", rows, .control("r"), [.redo]),
      ("rows", rows, .text("U"), [.revert]), ("rows", rows, .text("t"), [.typeIn]),
      ("rows", rows, .control("e"), [.editElsewhere]), ("rows", rows, .control("s"), [.save]),
      ("rows", rows, .text("q"), [.quit]), ("rows", rows, .control("c"), [.quit]),
      ("rows", rows, .escape, []), ("rows", rows, .text("/"), [.search]),
      ("rows", rows, .wheel(1), [.move(by: 1)]), ("list", list, .wheel(-1), [.move(by: -3)]),
      ("find", find, .text("q"), [.edit(.insert("q"))]), ("find", find, .enter, [.open]),
      ("find", find, .escape, [.cancel]), ("find", find, .paste("a\nb"), [.edit(.insert("a b"))]),
      ("text", text, .enter, [.edit(.insert("\n"))]), ("text", text, .up, [.edit(.up)]),
      ("text", text, .tab, [.open, .move(by: 1)]), ("text", text, .paste("a\nb"), [.paste("a\nb")]),
      ("conflict", conflict, .text("y"), [.confirm]), ("conflict", conflict, .enter, []),
      ("rows", rows, .paste("q"), []),
      ("field", field, .text("q"), [.edit(.insert("q"))]),
      ("field", field, .text("j"), [.edit(.insert("j"))]),
      ("field", field, .paste("a\r\nb\u{1B}"), [.paste("a\nb")]), ("field", field, .enter, [.open]),
      ("field", field, .escape, [.cancel]), ("field", field, .tab, [.open, .move(by: 1)]),
      ("field", field, .control("s"), [.open, .save]),
      ("field", field, .control("u"), [.edit(.deleteToStart)]),
      ("field", field, .alt(.backspace), [.edit(.deleteWord)]), ("field", field, .up, [.step(1)]),
      ("field", field, .control("c"), [.quit]),
      ("list", list, .text("/"), [.search]), ("list", list, .control("r"), [.retry]),
      ("list", list, .control("t"), [.typeIn]), ("list", list, .control("x"), [.clear]),
      ("list", list, .delete, [.edit(.deleteForward)]),
      ("list", list, .control("d"), [.edit(.deleteForward)]),
      ("list", list, .alt(.text("b")), []), ("search", search, .alt(.text("b")), [.edit(.wordLeft)]),
      ("list", list, .enter, [.open]), ("list", list, .home, [.moveToStart]),
      ("list", list, .tab, [.move(by: 1)]),
      ("list", list, .text(" "), [.toggle]), ("list", list, .text("q"), [.edit(.insert("q"))]),
      ("list", list, .escape, [.cancel]), ("list", list, .text("j"), [.edit(.insert("j"))]),
      ("search", search, .home, [.edit(.start)]), ("search", search, .text("/"), [.edit(.insert("/"))]),
      ("search", search, .text("j"), [.edit(.insert("j"))]),
      ("search", search, .text(" "), [.edit(.insert(" "))]),
      ("search", search, .down, [.move(by: 1)]), ("search", search, .escape, [.cancel]),
      ("search", search, .text("q"), [.edit(.insert("q"))]),
      ("review", review, .enter, [.confirm]), ("review", review, .escape, [.cancel]),
      ("review", review, .text("x"), []),
      ("help", help, .escape, [.cancel]), ("help", help, .text("?"), [.cancel]),
      ("help", help, .text("x"), []),
      ("leave", leave, .text("y"), [.confirm]), ("leave", leave, .control("c"), [.quit]),
      ("leave", leave, .enter, []), ("leave", leave, .text("n"), [.cancel]),
      ("leave", leave, .text("s"), [.cancel, .save]),
    ]
  )
  func `keys have the meaning that each screen shows`(
    screen: String,
    state: EditorState,
    key: Key,
    events: [EditorEvent]
  ) {
    #expect(state.events(for: key) == events, "\(screen)")
  }

  @Test
  func `a click goes to a row or an entry, and there it works like Enter`() {
    func events(_ target: Body.Target, _ state: EditorState) -> [EditorEvent] {
      state.events(forClickAt: target)
    }
    let (first, second) = (Self.rows.rows[0].place, Self.rows.rows[1].place)
    #expect(events(.row(first), Self.rows) == [.open])
    #expect(events(.row(second), Self.rows) == [.focus(second)])
    #expect(events(.row(first), Self.field) == [.open, .focus(first)])
    #expect(events(.entry(0), Self.list) == [.choose(0)])
    #expect(events(.entry(2), Self.list) == [.move(by: 2)])
    #expect(events(.entry(2), Self.find) == [.move(by: 2), .open])
    #expect(events(.row(first), Self.review) == [])
  }

  @Test
  func `Escape and a key that follow quickly are two keys, except in a text`() {
    for state in [Self.rows, Self.list, Self.review] {
      #expect(state.keyAfterEscape(.alt(.text("j"))) == .text("j"))
    }
    for state in [Self.field, Self.search, Self.find] {
      #expect(state.keyAfterEscape(.alt(.text("j"))) == nil)
    }
    #expect(Self.list.keyAfterEscape(.alt(.text("b"))) == .text("b"))
    #expect(Self.rows.keyAfterEscape(.alt(.up)) == nil)
    #expect(Self.rows.keyAfterEscape(.text("j")) == nil)
  }

  @Test
  func `the footer says what Escape does`() {
    func footer(_ state: some FullScreenState) -> String {
      state.hints(hasEditor: true).line(columns: 200, glyphs: .unicode).text
    }
    let options = OptionsCollection(
      options: ["a", "b"].map {
        OptionsCollection.Option($0, identifier: $0, displayString: $0)
      }
    )
    var outline = ChoiceState("Intents", from: options, as: .outline)
    #expect(footer(outline).contains("q quit"))
    _ = outline.reduce(.search)
    #expect(footer(outline).contains("esc end search"))
    _ = outline.reduce(.edit(.insert("a")))
    #expect(footer(outline).contains("esc end search"))
    #expect(footer(ChoiceState("Which?", from: options)).contains("esc quit"))
    #expect(footer(ChoiceState("Which?", from: options, as: .question)).contains("esc cancel"))
    #expect(footer(Self.list).contains("esc back") && footer(Self.search).contains("esc all"))
  }

  @Test
  func `waiting letters are one edit in a text and single keys elsewhere`() {
    let keys = [Key.text("a"), .text("q"), .text("\u{301}"), .backspace, .text("x")]
    for state in [Self.field, Self.list, Self.search] {
      let typed = state.typing(keys[...])
      #expect(typed?.text == "aq\u{301}" && typed?.count == 3)
      #expect(state.typing(keys[3...]) == nil)
    }
    for state in [Self.rows, Self.review, Self.leave] {
      #expect(state.typing(keys[...]) == nil)
    }
    #expect(Self.list.typing([.text(" "), .text("a")]) == nil)
  }

  @Test
  func `events keep their order and are taken once`() {
    var happenings = Happenings()
    for happening: Happenings.Happening in [
      .changed, .changed, .terminal(.keys([.up])), .terminal(.keys([.down])), .changed, .terminal(.resized),
      .terminal(.keys([.enter])),
    ] {
      happenings.add(happening)
    }
    #expect(
      happenings.take() == [
        .changed, .terminal(.keys([.up, .down])), .changed, .terminal(.resized), .terminal(.keys([.enter])),
      ]
    )
    #expect(happenings.take() == [])
  }
}
