import IntentEditor
import Testing

@Suite("Text while it is typed")
struct TextBufferTests {
  @Test("goes in at the cursor and is deleted around it")
  func edits() {
    var buffer = TextBuffer("one two")
    for edit: TextEdit in [.wordLeft, .insert("and "), .deleteWord, .start, .deleteForward] {
      buffer.apply(edit)
    }
    #expect(buffer.text == "ne two")
    #expect(buffer.cursor == 0)
  }

  @Test(
    "is the same whether it is typed letter by letter or comes at once",
    arguments: ["e\u{301}a", "👩\u{200D}🚀x", "🇯🇵🇩🇪🇫", "क\u{94D}षि", "\r\n\u{301}", "각"]
  )
  func seams(text: String) {
    var typed = TextBuffer()
    for scalar in text.unicodeScalars { typed.apply(.insert(String(Character(scalar)))) }
    #expect(typed == TextBuffer(text))
  }

  @Test("keeps an emoji of several parts in one piece")
  func emoji() {
    var buffer = TextBuffer("👩")
    buffer.apply(.insert("\u{200D}🚀"))
    #expect(buffer.cursor == 1)
    buffer.apply(.deleteBackward)
    #expect(buffer.isEmpty)
  }
}
