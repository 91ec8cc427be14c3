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

  @Test("keeps an emoji of several parts in one piece")
  func emoji() {
    var buffer = TextBuffer("👩")
    buffer.apply(.insert("\u{200D}🚀"))
    #expect(buffer.cursor == 1)
    buffer.apply(.deleteBackward)
    #expect(buffer.isEmpty)
  }
}
