import IntentEditor
import Testing

struct TextBufferTests {
  @Test
  func `text is inserted and deleted at the cursor`() {
    var buffer = TextBuffer("one two")
    for edit: TextEdit in [.wordLeft, .insert("and "), .deleteWord, .start, .deleteForward] {
      buffer.apply(edit)
    }
    #expect(buffer.text == "ne two")
    #expect(buffer.cursor == 0)
  }

  @Test(
    arguments: ["e\u{301}a", "👩\u{200D}🚀x", "🇯🇵🇩🇪🇫", "क\u{94D}षि", "\r\n\u{301}", "각"]
  )
  func `text is the same whether it is typed or pasted`(text: String) {
    var typed = TextBuffer()
    for scalar in text.unicodeScalars { typed.apply(.insert(String(Character(scalar)))) }
    #expect(typed == TextBuffer(text))
  }

  @Test
  func `an emoji of several parts stays whole`() {
    var buffer = TextBuffer("👩")
    buffer.apply(.insert("\u{200D}🚀"))
    #expect(buffer.cursor == 1)
    buffer.apply(.deleteBackward)
    #expect(buffer.isEmpty)
  }
}
