import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

/// `formerly` in `intentc.json`.
struct FormerNameTests {
  private func run(_ formerly: String, options: Bool = false) throws -> CompilerCall.Result {
    let folder = try TestFolder()
    let definition = definition(
      intents: [
        intent(
          "Show",
          [
            parameter("town", "String", ["SupportsDynamicEnumeration": .boolean(options)]),
            parameter("mode", "Integer", ["EnumType": "Mode"]),
            parameter("item", "Object", ["ObjectType": "Item"]),
          ]
        )
      ],
      enums: [enumeration("Mode", ["unknown", "crimson", "blue"])],
      types: [objectType("Item", [property("colour", "String")])]
    )
    try folder.write(plist(definition.xml), to: "Show.intentdefinition")
    if !formerly.isEmpty { try folder.write("{\"formerly\": \(formerly)}", to: "intentc.json") }
    return CompilerCall(inputs: [folder("Show.intentdefinition")]).run()
  }

  private func code(_ result: CompilerCall.Result) -> String {
    result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test
  func `the earlier names of parameters, cases and properties are in the code, and nothing else changes`()
    throws
  {
    let result = try run(
      #"{"Show.town": ["city", "place"], "enum Mode.crimson": ["red"], "type Item.colour": ["color"]}"#
    )
    let arguments = [#", formerly: ["city", "place"]"#, #", formerly: ["red"]"#, #", formerly: ["color"]"#]
    var text = code(result)
    for argument in arguments {
      #expect(text.contains(argument), "there is no '\(argument)'")
      text = text.replacing(argument, with: "")
    }
    #expect(text == code(try run("")))
  }

  @Test func `two spellings of one element add up`() throws {
    let formerly = #"{"Show.town": ["city"], "parameter Show.town": ["place"]}"#
    let schema = try run(formerly).compilation.module.files.map(\.schema)
    #expect(schema.flatMap(\.intents).first?.configuration.parameters.first?.formerly == ["city", "place"])
  }

  @Test(arguments: [("Mode.crimson", ["red"], []), ("enum Mode.crimson", [], ["red"])])
  func `a parameter and a case with the same names have two paths`(
    path: String,
    ofParameter: [String],
    ofCase: [String]
  ) throws {
    let folder = try TestFolder()
    let definition = definition(
      intents: [intent("Mode", [parameter("crimson", "String")])],
      enums: [enumeration("Mode", ["unknown", "crimson"])]
    )
    try folder.write(plist(definition.xml), to: "Show.intentdefinition")
    try folder.write(#"{"formerly": {"\#(path)": ["red"]}}"#, to: "intentc.json")
    let result = CompilerCall(inputs: [folder("Show.intentdefinition")]).run()
    #expect(result.diagnostics.filter { $0.rule.name == "wrong-option" } == [])
    let schema = try #require(result.compilation.module.files.first?.schema)
    #expect(schema.intents.flatMap(\.configuration.parameters).map(\.formerly) == [ofParameter])
    #expect(schema.enums.flatMap(\.cases).last?.formerly == ofCase)
  }

  /// `test_generated.py` shows what the compiler says then.
  @Test(arguments: [
    (["city"], ["defaultCity(for:)"], true),
    (["city", "Town"], ["defaultCity(for:)"], false),
    (["my \"city\")\n//", "`class`"], ["defaultMy_city_(for:)", "default_class_(for:)"], false),
    ([], [], true),
  ])
  func `a provider has one method for each earlier name that is not a present one`(
    names: [String],
    methods: [String],
    areUsual: Bool
  ) throws {
    let list = String(decoding: try JSONEncoder().encode(["Show.town": names]), as: UTF8.self)
    let text = code(try run(list, options: true))
    let found = text.matches(of: /'(default[^']*)' is now 'defaultTown\(for:\)'/).map { String($0.output.1) }
    #expect(found == methods)
    #expect(text.contains("swift-format-ignore-file") != areUsual)
  }

  @Test func `the schema has them, for every command`() throws {
    let schema = try #require(try run(#"{"Show.town": ["city"]}"#).compilation.module.intents.first?.schema)
    #expect(schema.parameters.map(\.formerly) == [["city"], [], []])
  }

  @Test(arguments: [
    (
      #"{"Show.twon": ["city"]}"#,
      "'formerly' names the parameter 'Show.twon', which no definition has; did you mean 'Show.town'?"
    ),
    (
      #"{"town": ["city"]}"#,
      "'formerly' takes paths such as 'UpNext.calendars', 'enum Mode.car' and 'type Stop.line', not 'town'"
    ),
    (
      #"{"Mode.crimson": ["pink"]}"#,
      "'formerly' names the parameter 'Mode.crimson', which no definition has; did you mean 'enum Mode.crimson'?"
    ),
    (
      #"{"enum Mode.crimsom": ["pink"]}"#,
      "'formerly' names the enum case 'Mode.crimsom', which no definition has; did you mean 'enum Mode.crimson'?"
    ),
    (#"{"Show.zzz": ["city"]}"#, "'formerly' names the parameter 'Show.zzz', which no definition has"),
    (
      #"{"enum Mode.crimson": ["blue"]}"#,
      "'Mode.crimson' was not formerly 'Mode.blue', which a definition still has; remove it"
    ),
  ])
  func `an entry names what a definition has, and names that it no longer has`(
    _ entry: String,
    message: String
  ) throws {
    let found = try run(entry).diagnostics.filter { $0.rule.name == "wrong-option" }
    #expect(found.map(\.message) == [message])
  }
}
