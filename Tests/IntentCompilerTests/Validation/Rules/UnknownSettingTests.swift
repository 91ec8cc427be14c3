import IntentSchema
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct UnknownSettingTests {
  @Test func `a misspelled type of an enum is found`() {
    let compiled = Compiled(definition(enums: [enumeration("Mode", ["unknown", "car"], ["Type": "Reglar"])]))
    expectReports(
      compiled.compilation.diagnostics,
      ["unknown-setting Mode: unknown enum type 'Reglar'; did you mean 'Regular'?"]
    )
  }

  /// The kind of file may exist in Xcode.
  @Test(
    arguments: [
      ("TimeInterval", ["DefaultUnit": "Minuets"]), ("Mass", ["DefaultUnit": "Kilogram"]),
      ("DateComponents", ["Format": "Long"]), ("File", ["Type": "Spreadsheets"]),
    ] as [(Short, Short)]
  )
  func `a unit, a format and a kind of file that are not known are found`(type: Short, metadata: Short) {
    let reports = Sample(parameters: [["Name": "wait", "Type": type, "Metadata": metadata]]).reports()
    expectReports(reports, ["unknown-setting Sample.wait"])
  }

  @Test func `plain text is a kind of file`() {
    let compiled = Compiled(
      definition(intents: [intent("Show", [parameter("a", "File", metadata: ["Type": "PlainText"])])])
    )
    #expect(compiled.lines == [])
    #expect(compiled.parameters.map(\.type) == [.file(FileSettings(typeIdentifiers: ["public.plain-text"]))])
  }

  @Test func `Xcode's word for capital letters is known`() {
    let compiled = Compiled(
      definition(intents: [
        intent("Show", [parameter("a", "String", metadata: ["Capitalization": "Characters"])])
      ])
    )
    #expect(compiled.lines == [])
    #expect(compiled.parameters.map(\.type) == [.string(TextSettings(capitalization: .allCharacters))])
  }
}
