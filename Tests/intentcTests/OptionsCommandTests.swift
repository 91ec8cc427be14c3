import Foundation
import TestSupport
import Testing

struct OptionsCommandTests {
  private let folder: TestFolder
  private static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Schemas").standardized.path
  private let weather = "\(schemas)/Localised/Base.lproj/Weather.intentdefinition"
  private let provider = BuiltProgram.program.deletingLastPathComponent()
    .appendingPathComponent("TroubledProvider").path

  init() throws {
    folder = try TestFolder()
  }

  private func options(_ arguments: [String], asking trouble: String = "serve") throws -> BuiltProgram.Result
  {
    try BuiltProgram.run(
      ["options", weather] + arguments + ["--provider", provider, trouble],
      in: folder.path
    )
  }

  @Test
  func `options prints escaped sections, identifiers, texts and subtitles`() throws {
    let result = try options(["--parameter", "city"])
    #expect(result.code == 0)
    #expect(
      result.output == """
        Far
          kyoto   Kyōto
        Near
          berlin  Berlin  \\u{1B}]0;Germany\\u{7}

        """
    )
    #expect(result.errors == "2 options\n")
  }

  @Test
  func `options prints JSON without control characters`() throws {
    let result = try options(["--parameter", "city", "--search", "any", "--format", "json"])
    #expect(result.code == 0)
    #expect(result.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    let read = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let sections = try #require(read?["sections"] as? [[String: Any]])
    #expect(sections.map { $0["title"] as? String } == ["Far", "Near"])
    let options = try #require(sections.last?["options"] as? [[String: Any]])
    #expect(options.first?["subtitle"] as? String == "\u{1B}]0;Germany\u{7}")
    #expect(read?["searchTerm"] as? String == "any")
  }

  @Test
  func `options suggests the name of a parameter`() throws {
    let result = try options(["--parameter", "citty"])
    #expect(result.errors.hasPrefix("error: unknown 'citty'; did you mean 'city'?\n"), "\(result.errors)")
  }

  @Test func `a definition without options from a provider says how to have some`() throws {
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
    func errors(_ parameter: String) throws -> String {
      try BuiltProgram.run(
        ["options", "Up.intentdefinition", "--parameter", parameter, "--provider", provider],
        in: folder.path
      ).errors
    }
    let problem = "the options of 'color' do not come from a provider"
    let change = "set 'Up.color.options = yes' with 'intentc design' to offer some"
    let found = try errors("color")
    #expect(found.hasPrefix("error: \(problem); \(change)\n"), "\(found)")
    #expect(try errors("colr").hasPrefix("error: unknown 'colr'; did you mean 'color'?\n"))
  }

  @Test
  func `options reports that nothing is offered or that the provider fails`() throws {
    let none = try options(["--parameter", "city", "--search", "nothing"])
    #expect(none.code == 0)
    #expect(none.output.isEmpty)
    #expect(none.errors == "'\(provider)' offers no options for 'city' matching 'nothing'\n")
    #expect(try options(["--parameter", "city", "--search", "empty"]).output.isEmpty)
    let failed = try options(["--parameter", "city", "--search", "fail"])
    #expect(failed.code == 1)
    #expect(failed.errors == "error: the provider failed: the map is \\u{1B}[31mtorn\n")
    let silent = try options(["--parameter", "city", "--timeout", "0.2"], asking: "silent")
    #expect(silent.code == 1)
    #expect(silent.errors == "error: '\(provider)' did not answer within 0.2 s\n")
    let gone = try BuiltProgram.run(["options", weather, "--parameter", "city", "--provider", "/no/such"])
    #expect(gone.code == 1)
    #expect(
      gone.errors
        == "error: there is no executable program '/no/such'; give its path, or a name that is in PATH\n"
    )
  }

  @Test
  func `options ignores the program's other output`() throws {
    let result = try options(["--parameter", "city"], asking: "rubbish")
    #expect(result.code == 0)
    #expect(result.output == "  home  home\n")
    #expect(result.errors == "1 option\n")
  }

  @Test
  func `options passes on earlier choices and reports stale ones`() throws {
    try folder.write(#"{"scale": "fahrenheit"}"#, to: "w.json")
    let asked = try options(["--parameter", "city", "--choices", "w.json", "--search", "scale"])
    #expect(asked.output == "  fahrenheit  fahrenheit\n")
    let missing = try options(["--parameter", "city", "--choices", "no.json"])
    #expect(missing.code == 1)
    #expect(missing.errors.hasPrefix("error: cannot read 'no.json': "))

    let upNext = "\(Self.schemas)/UpNext.intentdefinition"
    let chosen =
      #"{"mirrorCalendarApp": false, "calendars": [{"identifier": "old", "displayString": "Old"}]}"#
    try folder.write(chosen, to: "n.json")
    let result = try BuiltProgram.run(
      [
        "options", upNext, "--parameter", "calendars", "--choices", "n.json", "--provider", provider,
        "stubborn",
      ],
      in: folder.path
    )
    #expect(result.code == 0)
    #expect(
      result.errors
        == "note: 'Old' was chosen for 'calendars' and is no longer offered\n1 option\n"
    )
  }

  @Test
  func `options says which choices the provider does not get`() throws {
    let upNext = "\(Self.schemas)/UpNext.intentdefinition"
    func errors(_ choices: String) throws -> BuiltProgram.Result {
      try folder.write(choices, to: "c.json")
      return try BuiltProgram.run(
        [
          "options", upNext, "--parameter", "calendars", "--choices", "c.json", "--provider", provider,
          "stubborn",
        ],
        in: folder.path
      )
    }
    let hidden = try errors(#"{"mirrorCalendarApp": true, "calendars": [{"identifier": "old"}]}"#)
    #expect(hidden.code == 0)
    #expect(
      hidden.errors.contains(
        "c.json:1:29: warning: 'calendars' shows only while 'mirrorCalendarApp' is false, so its value reads as absent "
      ),
      "\(hidden.errors)"
    )
    let misspelled = try errors(#"{"mirorCalendarApp": false}"#)
    #expect(misspelled.code == 0)
    #expect(
      misspelled.errors.contains(
        "c.json:1:2: warning: unknown 'mirorCalendarApp'; did you mean 'mirrorCalendarApp'? [unknown-name]"
      ),
      "\(misspelled.errors)"
    )
    let wrong = try errors(#"{"mirrorCalendarApp": "often"}"#)
    #expect(wrong.code == 1 && wrong.output == "" && wrong.errors.contains("[unreadable-value]"))
    #expect(try errors("[]").errors.contains("[not-a-configuration]"))
  }

  @Test
  func `options refuses a wrong command line`() throws {
    #expect(try options(["--parameter", "town"]).code == 64)
    #expect(try options(["--parameter", "scale"]).code == 64)
    #expect(try options(["--parameter", "city", "--timeout", "0"]).code == 64)
    #expect(try BuiltProgram.run(["options", weather, "--parameter", "city"]).code == 64)
    let swallowed = try BuiltProgram.run(["options", weather, "--provider", provider, "--parameter", "city"])
    #expect(swallowed.code == 64)
    #expect(swallowed.errors.contains("put '--parameter' before '--provider'"))
  }

  @Test
  func `the editor uses the same provider`() throws {
    let set = ["edit", weather, "w.json", "--set", "city=Berlin"]
    let saved = try BuiltProgram.run(set + ["--provider", provider, "serve"], in: folder.path)
    #expect(saved.code == 0)
    #expect(try folder.text(of: "w.json").contains(#""identifier": "berlin""#))
    let quitter = try BuiltProgram.run(set + ["--provider", provider, "quitter"], in: folder.path)
    #expect(quitter.code == 1)
    let reason =
      "'\(provider)' ended with exit code 3 without an answer; it printed 'no map' to standard error"
    #expect(quitter.errors == "error: cannot get the options of 'city': \(reason)\n")
    let both = ["edit", weather, "--options", "o.json", "--provider", provider, "serve"]
    #expect(try BuiltProgram.run(both, in: folder.path).code == 64)
  }
}
