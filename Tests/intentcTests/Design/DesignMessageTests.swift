import TestSupport
import Testing

/// What 'design' does with what it asks for, and what it says of mistakes.
@Suite struct DesignMessageTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    let made = try design(
      line: """
        --add Trip --add 'Trip.mode: manual|automatic' --add 'Trip.city: String'
        --add 'Trip.count: Integer' --add 'Trip.wait: TimeInterval'
        --add 'combination Trip(mode,city)' --set 'Trip.city.parent = mode is manual'
        """
    )
    #expect(made.code == 0, "\(made)")
  }

  private func design(_ arguments: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["design", "Trip.intentdefinition"] + arguments, in: folder.path)
  }

  private func design(line: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["design", "Trip.intentdefinition"] + BuiltProgram.words(line), in: folder.path)
  }

  private var text: String { get throws { try folder.text(of: "Trip.intentdefinition") } }

  @Test func `an existing parameter can get the cases of a new enum`() throws {
    let result = try design("--set", "Trip.count.type = few|many")
    #expect(result.code == 0, "\(result)")
    let words = try BuiltProgram.run(["describe", "Trip.intentdefinition"], in: folder.path).output
    #expect(words.contains("enum 'Count'") && words.contains("many"))
    #expect(try design("--set", "Trip.count.type = a|b").code == 0)
    #expect(try text.contains("<string>Count2</string>"))
  }

  @Test(arguments: [
    ("Trip.count.kind = slider", "<string>Slider</string>"),
    ("Trip.wait.unit = seconds", "<string>Seconds</string>"),
    ("Trip.city.capitalization = words", "<string>Words</string>"),
  ])
  func `words of the format are accepted in any capitals`(change: String, text: String) throws {
    #expect(try design("--set", change).code == 0)
    #expect(try self.text.contains(text))
  }

  @Test(arguments: [("Trip.count.kind = slidr", "Slider"), ("Trip.wait.unit = secnds", "Seconds")])
  func `a word that would have no effect is refused`(change: String, meant: String) throws {
    let before = try text
    let result = try design("--set", change)
    #expect(result.code == 1)
    #expect(result.errors.contains("did you mean '\(meant)'?"), "\(result.errors)")
    #expect(try text == before)
  }

  @Test func `the lines of a change are those of the written file`() throws {
    let result = try design("--rename", "Trip.city", "town")
    let lines = try text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(result.errors.firstMatch(of: /new Trip\.intentdefinition:(\d+):/))
    #expect(lines[(Int(place.1) ?? 1) - 1].contains("town"), "\(result.errors)")
  }

  @Test func `a refusal names no line of a file that is not written`() throws {
    let result = try design("--set", "Trip.mode.default = atomic")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("Trip.intentdefinition: error: "), "\(result.errors)")
  }

  @Test func `a refusal names the file that contains the cause`() throws {
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
    let result = try design("--add", "enum Colour")
    #expect(result.code == 1)
    #expect(result.errors.contains("\nUp.intentdefinition:3:"), "\(result.errors)")
    #expect(result.errors.contains("note: the other 'Colour' is here"), "\(result.errors)")
  }

  @Test func `nothing refers to a parameter that was removed`() throws {
    let removed = try design("--remove", "Trip.mode")
    #expect(removed.code == 0)
    let note = "note: removes the condition of 'city', whose parent is removed\n"
    #expect(removed.errors.contains(note), "\(removed.errors)")
    let checked = try BuiltProgram.run(["validate", "--lint", "Trip.intentdefinition"], in: folder.path)
    #expect(!checked.errors.contains("'mode'"), "\(checked.errors)")
    #expect(try text.contains("<key>city</key>"))
  }

  @Test func `a type in use is not removed`() throws {
    let type = ["--add", "Trip.stop: object:Stop", "--add", "type Stop.level: easy|hard"]
    let made = try BuiltProgram.run(["design", "Trip.intentdefinition"] + type, in: folder.path)
    #expect(made.errors.contains("note: creates the object type 'Stop'\n"), "\(made.errors)")
    #expect(made.errors.contains("note: creates the enum 'Level'\n"), "\(made.errors)")
    let before = try text
    for removed in ["type Stop", "enum Level"] {
      let result = try design("--remove", removed)
      #expect(result.code == 1)
      #expect(result.errors.contains("error: "), "\(result.errors)")
    }
    #expect(try text == before)
    let both = try design("--remove", "type Stop", "--remove", "Trip.stop", "--remove", "enum Level")
    #expect(both.code == 0, "\(both)")
  }

  @Test func `another file that prevents a comparison is named`() throws {
    try folder.write(
      SmallDefinition.xml().replacing("<string>Up</string>", with: "<true/>"),
      to: "Other.intentdefinition"
    )
    let result = try design("--set", "Trip.title = Journey")
    #expect(!result.errors.contains("the released version has errors"))
  }

  @Test func `a new intent says nothing about what people choose`() throws {
    #expect(try !text.contains("Choose what"))
  }
}
