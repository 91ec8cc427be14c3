import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentFixes

struct TextIDTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func definition(_ title: String) -> String {
    """
    <plist version="1.0">
    <dict>
    \t<key>INIntents</key>
    \t<array>
    \t\t<dict>
    \t\t\t<key>INIntentDescription</key>
    \t\t\t<string>Orders.</string>
    \t\t\t<key>INIntentDescriptionID</key>
    \t\t\t<string>aaaaaa</string>
    \t\t\t<key>INIntentName</key>
    \t\t\t<string>Soup</string>
    \(title)\t\t</dict>
    \t</array>
    </dict>
    </plist>

    """
  }

  private static let title = "\t\t\t<key>INIntentTitle</key>\n\t\t\t<string>Order &amp; eat</string>\n"

  private func fixed(_ text: String, _ name: String = "A", others: [String: String] = [:]) throws -> String {
    try folder.write(text, to: "\(name).intentdefinition")
    for (name, text) in others { try folder.write(text, to: "\(name).intentdefinition") }
    var call = CompilerCall(inputs: [folder("")])
    call.options.reportsLints = true
    call.options.splitsModules = true
    _ = FixRun(call).run()
    return try folder.text(of: "\(name).intentdefinition")
  }

  private func id(in text: String) throws -> String {
    String(
      try #require(text.firstMatch(of: /INIntentTitleID<\/key>\s*<string>([0-9A-Za-z]{6})<\/string>/)).output
        .1
    )
  }

  @Test func `an ID follows its text, indented as it is`() throws {
    let text = try fixed(definition(Self.title))
    let id = try id(in: text)
    let added = "\t\t\t<key>INIntentTitleID</key>\n\t\t\t<string>\(id)</string>\n"
    #expect(text == definition(Self.title + added))
    #expect(try fixed(text) == text)
  }

  @Test(arguments: ["<string></string>", "<string/>"]) func `an empty ID is filled`(_ empty: String) throws {
    let key = "\t\t\t<key>INIntentTitleID</key>\n\t\t\t"
    let text = try fixed(definition(Self.title + key + empty + "\n"))
    #expect(text == definition(Self.title + key + "<string>\(try id(in: text))</string>\n"))
  }

  @Test func `a place has the same ID each time, and another one if a text of the project has it`() throws {
    let first = try id(in: try fixed(definition(Self.title)))
    #expect(try id(in: try fixed(definition(Self.title))) == first)
    let other = definition("").replacing("aaaaaa", with: first)
    #expect(try id(in: try fixed(definition(Self.title), others: ["B": other])) != first)
    let copy = try id(in: try fixed(definition(Self.title), "C"))
    #expect(copy != first)
  }

  @Test func `two texts at one place get two IDs`() throws {
    let dialog = """
      <dict><key>INIntentParameterPromptDialogType</key><string>Primary</string>
      <key>INIntentParameterPromptDialogFormatString</key><string>%@</string></dict>
      """
    let parameter = """
      <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>a</string>
      <key>INIntentParameterType</key><string>String</string><key>INIntentParameterTag</key><integer>1</integer>
      <key>INIntentParameterPromptDialogs</key><array>\(dialog.replacing("%@", with: "A?"))
      \(dialog.replacing("%@", with: "B?"))</array></dict></array>
      """
    let text = try fixed(definition(parameter))
    let ids = text.matches(of: /FormatStringID<\/key>\s*<string>([0-9A-Za-z]{6})</).map {
      String($0.output.1)
    }
    #expect(Set(ids).count == 2)
  }
}
