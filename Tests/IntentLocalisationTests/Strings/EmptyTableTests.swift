import Testing

@testable import IntentLocalisation

struct EmptyTableTests {
  private static let entry = "\n\t<key>title1</key>\n\t<string>Suppe &amp; Brot</string>\n"
  private static let strings = "/* Title */\n\"title1\" = \"Suppe & Brot\";\n"

  private func changed(_ text: String, _ texts: [(key: String, text: String)]) throws -> String {
    let contents = TableContents(path: "T.strings", bytes: Array(text.utf8))
    var table = Table(contents, language: "de")
    table.set(texts.map { .init(id: .init(key: $0.key), text: $0.text, comment: "Title") }, in: "de")
    return String(decoding: try #require(table.change().0).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", strings), ("\n", "\n\n" + strings), ("{}", "{\n\(strings)}"), ("{\n}\n", "{\n\(strings)}\n"),
    ("{ /* none */ }", "{ /* none */ \n\(strings)}"),
    ("<plist version=\"1.0\"><dict/></plist>", "<plist version=\"1.0\"><dict>\(entry)</dict></plist>"),
    ("<plist version=\"1.0\"><dict></dict></plist>", "<plist version=\"1.0\"><dict>\(entry)</dict></plist>"),
    (
      "<plist version=\"1.0\">\n<dict>\n\t<!-- c -->\n</dict>\n</plist>\n",
      "<plist version=\"1.0\">\n<dict>\n\t<!-- c -->\(entry)</dict>\n</plist>\n"
    ),
  ])
  func `a text comes into a table without texts`(_ before: String, _ after: String) throws {
    #expect(try changed(before, [("title1", "Suppe & Brot")]) == after)
  }

  @Test(arguments: ["{}", "<plist version=\"1.0\"><dict/></plist>", ""])
  func `several texts come in together`(_ before: String) throws {
    let texts = [("title1", "Suppe"), ("descr1", "Eine Suppe."), ("size01", "Größe")]
    let after = try changed(before, texts)
    let table = Table(TableContents(path: "T.strings", bytes: Array(after.utf8)), language: "de")
    #expect(table.texts(in: "de").map(\.text.value) == texts.map(\.1))
  }
}
