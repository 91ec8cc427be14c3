import IntentText
import Testing

struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("ñandú", 5),
      // East Asian
      ("漢字", 4), ("ｱ", 1), ("ア", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{3000}", 2), ("𠀀", 2),
      ("Ａ", 2),
      // Marks that take no column
      ("ส้", 1), ("ไทย", 3), ("ก\u{E48}", 1), ("\u{200B}", 0), ("\u{AD}", 0), ("z\u{334}\u{335}\u{336}", 1),
      // From right to left
      ("שלום", 4), ("مرحبا", 5), ("\u{2068}ab\u{2069}", 2),
      // Emoji: joined, with a skin tone, flags, keycaps
      ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("👩‍🌾", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("1️⃣", 2), ("⌚", 2),
      // The same symbol as text and as emoji
      ("☺", 1), ("☺\u{FE0F}", 2), ("❤\u{FE0F}", 2), ("⚠", 1), ("A\u{FE0F}", 1),
      // The symbols that the editor uses
      ("❯•…·›→⏎●○✓✗↑↓━─", 15), ("⠋", 1),
      // Controls are never drawn
      ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0),
    ]
  )
  func `a text takes the columns that terminals give it`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}
