import Foundation
import TestSupport
import Testing

struct EditCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func edit(_ arguments: [String], input: String = "") throws -> BuiltProgram.Result {
    let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Schemas").standardized.path
    let definition = "\(schemas)/UpNext.intentdefinition"
    return try BuiltProgram.run(["edit", definition] + arguments, input: input, in: folder.path)
  }

  @Test
  func `edit asks line by line and prints only the result on standard output`() throws {
    let result = try edit(["--plain"], input: "1\ns\ny\n")
    #expect(result.code == 0)
    #expect(result.output == "{\n  \"mirrorCalendarApp\": false\n}\n")
    #expect(result.errors.contains("2. Calendars: none"))
  }

  @Test
  func `edit writes nothing after quitting or a wrong answer`() throws {
    #expect(try edit(["--plain", "w.json"], input: "1\n").code == 130)
    #expect(try edit(["w.json", "--set", "titleColor=Pink", "--set", "nope=1"]).code == 1)
    #expect(
      try edit(["w.json", "--set", "titleColor=Red", "--dry-run"]).output == "titleColor: Automatic -> Red\n"
    )
    #expect(try folder.names() == [])
  }

  @Test func `a dry run without a change says so`() throws {
    try folder.write(#"{"titleColor": "red"}"#, to: "w.json")
    let same = try edit(["w.json", "--set", "titleColor=Red", "--dry-run"])
    #expect(same.output == "" && same.errors == "note: nothing changes\n", "\(same)")
  }

  @Test func `a cleared value that the file lacked stays out of it`() throws {
    try folder.write("{}", to: "w.json")
    #expect(try edit(["w.json", "--unset", "titleColor"]).code == 0)
    #expect(try edit(["w.json", "--plain"], input: "c 2\ns\ny\n").code == 0)
    #expect(try folder.text(of: "w.json") == "{}")
    #expect(try edit(["w.json", "--set", "titleColor=Automatic"]).code == 0)
    #expect(try folder.text(of: "w.json").contains("automatic"))
  }

  @Test func `a wrong answer saves nothing, so no note says what is not saved`() throws {
    let stored = #"{"mirrorCalendarApp":false,"calendars":[{"identifier":"h","displayString":"Home"}]}"#
    try folder.write(stored, to: "w.json")
    let result = try edit(["w.json", "--set", "mirrorCalendarApp=true", "--set", "titleColor=Rde"])
    #expect(result.errors == "error: 'titleColor' has no case 'Rde'; did you mean 'Red'?\n")
  }

  @Test(arguments: [
    (
      #"{"titleColor": ["red"]}"#,
      "warning: o.json: the options of 'titleColor' do not come from a provider, so these are ignored"
    ),
    (
      #"{"calendars": [{"identifier": "a", "displayString": "A", "subtitel": "x"}]}"#,
      "error: o.json: unknown 'calendars[0].subtitel'; did you mean 'subtitle'?"
    ),
    ("[]", "error: 'o.json' has no options: expected an object of options by parameter name"),
  ])
  func `options that nothing reads are reported`(_ options: String, _ words: String) throws {
    try folder.write(options, to: "o.json")
    let result = try edit(["w.json", "--options", "o.json", "--set", "titleColor=Red"])
    #expect(result.errors == words + "\n")
    #expect(result.code == (words.hasPrefix("warning") ? 0 : 1))
  }

  @Test func `what nobody chose is not written, also in an object`() throws {
    let result = try edit(["w.json", "--set", "mirrorCalendarApp=false", "--set", "calendars=home"])
    #expect(result.code == 0, "\(result)")
    #expect(try !folder.text(of: "w.json").contains("isShared"))
  }

  @Test func `a wrong value without an answer stays, with a warning`() throws {
    try folder.write(#"{"mirrorCalendarApp": "maybe"}"#, to: "w.json")
    let result = try edit(["w.json", "--set", "titleColor=Red"])
    #expect(result.code == 0)
    #expect(
      result.errors == "warning: 'mirrorCalendarApp' takes true or false, not 'maybe'; it stays as it is\n"
    )
    #expect(try folder.text(of: "w.json").contains("red"))
  }

  @Test func `a configuration without its definition is recognized`() throws {
    try folder.write("{}", to: "w.json")
    let result = try BuiltProgram.run(["edit", "w.json"], in: folder.path)
    #expect(result.code == 64)
    #expect(result.errors.contains("'w.json' is a configuration; put its definition before it"))
    let checked = try BuiltProgram.run(["validate", "w.json"], in: folder.path)
    #expect(checked.errors.contains("this is JSON, not a definition") && !checked.errors.contains("plutil"))
  }

  @Test(arguments: [["w.json", "--set", "titleColor=Red"], ["--plain", "w.json"]])
  func `edit prints the path of its file only if it changes`(_ arguments: [String]) throws {
    #expect(try edit(arguments, input: "2\n2\ns\ny\n").output == "w.json\n")
    let before = try folder.text(of: "w.json")
    let again = try edit(arguments, input: "s\ny\n")
    #expect(again.code == 0)
    #expect(again.output == "")
    #expect(try folder.text(of: "w.json") == before)
  }

  @Test
  func `edit reports values that are not saved because their rows are hidden`() throws {
    let stored = #"{"mirrorCalendarApp":false,"calendars":[{"identifier":"h","displayString":"Home"}]}"#
    try folder.write(stored, to: "w.json")
    let note = "note: 'Calendars' is hidden, so 'Home' is not saved; '--keep-hidden' saves it\n"
    let answer = ["w.json", "--set", "mirrorCalendarApp=true"]
    #expect(try edit(answer + ["--dry-run"]).errors == note)
    let kept = try edit(answer + ["--keep-hidden", "-o", "kept.json"])
    #expect(kept.errors == "")
    #expect(try folder.text(of: "kept.json").contains("Home"))
    #expect(try edit(answer).errors == note)
    try folder.write(stored.replacingOccurrences(of: "false", with: "true"), to: "hidden.json")
    #expect(try edit(["hidden.json", "--set", "titleColor=Red"]).errors == note)
    #expect(try !folder.text(of: "w.json").contains("Home"))
  }

  @Test(arguments: [#"[1,true,{"identifier":"c"}]"#, "[1]", #"[{"identifier":"c"},null]"#, #""a""#])
  func `a list with elements that cannot be read is kept until it has an answer`(_ calendars: String) throws {
    try folder.write(#"{"mirrorCalendarApp":false,"calendars":\#(calendars)}"#, to: "w.json")
    let result = try edit(["w.json", "--set", "showsAllDayEvents=yes"])
    #expect(result.code == 0 && result.errors.contains("calendars"), "\(result)")
    let saved = try folder.text(of: "w.json").filter { !$0.isWhitespace }
    #expect(saved.contains(#""calendars":\#(calendars)"#))
    #expect(try edit(["w.json", "--set", "calendars=d"]).code == 0)
    #expect(
      try folder.text(of: "w.json").filter { !$0.isWhitespace }.contains(#""calendars":[{"identifier":"d""#)
    )
  }

  @Test func `a list with elements that cannot be read gets no further element`() throws {
    let stored = #"{"mirrorCalendarApp":false,"calendars":[{"identifier":"a"},7,{"identifer":"b"}]}"#
    try folder.write(stored, to: "w.json")
    let result = try edit(["w.json", "--set", "calendars+=c"])
    #expect(result.code == 1)
    let lines = result.errors.split(separator: "\n")
    let start =
      "error: 'calendars' has a value that cannot be read, which a change would lose; repair the file, "
      + "or replace the whole list: "
    #expect(lines.count == 2 && lines[0].hasPrefix(start + "'calendars[1]' takes"), "\(result)")
    #expect(lines.last == "\(start)'calendars[2].identifier' is missing; give it text")
    #expect(try folder.text(of: "w.json") == stored)
  }

  @Test func `every stored value that is wrong has one word, and a dropped one has only the note`() throws {
    let stored = #"{"mirrorCalendarApp":true,"calendars":7,"other":1}"#
    try folder.write(stored, to: "w.json")
    let warning =
      "warning: unknown 'other'; the known names are 'mirrorCalendarApp', 'calendars', 'titleColor', "
      + "'showsAllDayEvents'; it stays as it is\n"
    let note = "note: 'Calendars' is hidden, so its value, which cannot be read, is not saved"
    let set = try edit(["w.json", "--set", "titleColor=Red", "--dry-run"])
    #expect(set.errors == "\(note); '--keep-hidden' saves it\n\(warning)")
    let plain = try edit(["w.json", "--plain", "--dry-run"], input: "s\ny\n")
    #expect(plain.errors.contains("No changes\n\(warning)\(note)\n"), "\(plain)")
  }

  @Test
  func `edit refuses contradictory answers and two uses of standard input`() throws {
    let twice = try edit(["w.json", "--set", "titleColor=Red", "--set", "titleColor=Blue"])
    #expect(twice.code == 1)
    #expect(twice.errors == "error: 'titleColor' takes one value, not 2\n")
    let both = ["--set", "titleColor=Red", "--unset", "titleColor"]
    let definition = "other.intentdefinition"
    let wrong = [
      ["w.json"] + both, ["-"], ["--answers", "-", "--options", "-"], [definition], ["-o", definition],
      ["--explain", "--set", "titleColor=Red"],
    ]
    for wrong in wrong {
      #expect(try edit(wrong).code == 64)
    }
    #expect(try folder.names() == [])
  }

  @Test
  func `edit prints where it saved, but not after a dry run`() throws {
    let dry = try edit(["--plain", "w.json", "--dry-run"], input: "1\ns\ny\n")
    #expect(dry.output == "mirrorCalendarApp: Same as the Calendar app -> My own choice\n")
    #expect(dry.errors.hasSuffix("End the dry run? (y/n) "))
    #expect(try folder.names() == [])
    let real = try edit(["--plain", "w.json"], input: "1\ns\ny\n")
    #expect(real.errors.hasSuffix("Save to w.json? (y/n) "))
    #expect(real.output == "w.json\n")
    #expect(try folder.names() == ["w.json"])
  }

  @Test
  func `edit keeps a file's permissions and its format, and writes through no link`() throws {
    #expect(try edit(["w.plist", "--set", "titleColor=Red"]).code == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder("w.plist"))
    try folder.link("link.json", to: "w.plist")
    let refused = try edit(["link.json", "--set", "titleColor=Green"])
    #expect(refused.code == 1)
    #expect(refused.errors.contains("'link.json': it is a symbolic link"))
    #expect(try edit(["w.plist", "--set", "titleColor=Blue"]).code == 0)
    let text = try folder.text(of: "w.plist")
    #expect(text.contains("<string>blue</string>"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("w.plist"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.json")) == "w.plist")
    #expect(try folder.names() == ["link.json", "w.plist"])
  }

  @Test
  func `edit changes only the lines of the values that change`() throws {
    let before = "{\n\t\"titleColor\" : \"red\",\n\n\t\"mirrorCalendarApp\":false, \"calendars\": [\n ]\n}"
    try folder.write(before, to: "w.json")
    #expect(try edit(["w.json", "--set", "titleColor=Blue"]).code == 0)
    #expect(try folder.text(of: "w.json") == before.replacingOccurrences(of: "red", with: "blue"))
    try folder.write(before, to: "w.json")
    #expect(try edit(["w.json", "--plain"], input: "4\n5\ns\ny\n").code == 0)
    #expect(try folder.text(of: "w.json") == before.replacingOccurrences(of: "red", with: "blue"))
  }

  @Test(arguments: [
    ("titelColor=Red", "unknown 'titelColor'; did you mean 'titleColor'?"),
    ("titleColor=Rde", "'titleColor' has no case 'Rde'; did you mean 'Red'?"),
    (
      "zzz=1",
      "unknown 'zzz'; the known names are 'mirrorCalendarApp', 'calendars', 'titleColor', 'showsAllDayEvents'"
    ),
  ])
  func `edit suggests the name that was meant`(answer: String, words: String) throws {
    #expect(try edit(["w.json", "--set", answer]).errors == "error: \(words)\n")
  }

  @Test
  func `edit asks nothing if it is certain that there are no answers`() throws {
    let empty = try edit(["--plain", "w.json"])
    #expect(empty.code == 1)
    #expect(
      empty.errors
        == "error: standard input is empty, so no question can be answered; use '--set' or '--answers'\n"
    )
  }

  @Test(arguments: [["--set", "titleColor=Red"], ["--dry-run"]])
  func `edit takes no option after a provider's program`(late: [String]) throws {
    let result = try edit(["w.json", "--set", "titleColor=Blue", "--provider", "false"] + late)
    #expect(result.code == 64)
    #expect(
      result.errors.hasPrefix(
        "error: '\(late[0])' would be an argument of the provider; put it before '--provider'\n"
      )
    )
    #expect(try folder.names() == [])
  }

  @Test
  func `edit never overwrites a definition`() throws {
    let definition = SmallDefinition.xml()
    try folder.write(definition, to: "other.xml")
    try folder.link("link.json", to: "other.xml")
    try folder.write("{}", to: "w.json")
    let set = ["--set", "titleColor=Red"]
    for name in ["other.xml", "link.json"] {
      for arguments in [[name], ["-o", name]] {
        let result = try edit(arguments + set)
        #expect(result.code == 1)
        #expect(result.errors == "error: '\(name)' is a definition; put the configuration after it\n")
      }
    }
    #expect(try folder.text(of: "other.xml") == definition)
    #expect(try folder.text(of: "w.json") == "{}")
  }

  @Test
  func `edit reads answers and options from pipes`() throws {
    let piped = try edit(["w.json", "--answers", "-"], input: #"{"titleColor": "red"}"#)
    #expect(piped.errors == "" && piped.code == 0)
    #expect(try folder.text(of: "w.json") == "{\n  \"titleColor\": \"red\"\n}\n")
    let wrong = try edit(["w.json", "--answers", "/dev/stdin"], input: #"{"titleColor": 3"#)
    #expect(wrong.errors.hasPrefix("/dev/stdin:1:17: error: "))
    #expect(try edit(["w.json", "--answers", "/dev/zero"]).errors.hasSuffix("it is larger than 4 MiB\n"))
    #expect(try edit(["w.json", "--answers", "."]).errors == "error: cannot read '.': it is a folder\n")
  }

  @Test
  func `edit reports why a file cannot be read or written`() throws {
    try folder.write("[[[", to: "bad.json")
    let bad = try edit(["bad.json", "--set", "titleColor=Red"])
    #expect(bad.code == 1)
    #expect(bad.errors.hasPrefix("bad.json:1:4: error: "))
    try folder.write(#"{"titleColor": "re"#, to: "cut.json")
    let cut = try edit(["--answers", "cut.json"])
    #expect(cut.code == 1)
    #expect(cut.errors.hasPrefix("cut.json:1:16: error: the file ends inside this string; is it truncated?"))
    let away = try edit(["no/w.json", "--set", "titleColor=Red"])
    #expect(away.code == 1)
    let noFolder = "error: cannot write 'no/w.json': its folder does not exist\n"
    #expect(away.errors == noFolder)
    #expect(try edit(["no/w.json", "--plain"], input: "1\ns\ny\n").errors == noFolder)
    try folder.link("link.json", to: "nowhere.json")
    #expect(
      try edit(["link.json", "--set", "titleColor=Red"]).errors
        == "error: cannot read 'link.json': it is a dangling link\n"
    )
  }

  @Test(
    arguments: [
      (
        ["edit"], "--intent", ["--intent"],
        ["NumberControls", "MeasureControls", "DateControls", "TextControls"]
      ),
      (["edit"], "--set", ["--intent", "TextControls", "--set"], ["headline=", "body=", "shortcut="]),
      (["edit"], "--unset", ["--intent", "TextControls", "--unset"], ["headline", "body", "shortcut"]),
      (
        ["options"], "--parameter", ["--intent", "TextControls", "--parameter"],
        ["headline", "body", "shortcut"]
      ),
    ]
  )
  func `names are completed from the definition`(
    command: [String],
    option: String,
    words: [String],
    names: [String]
  )
    throws
  {
    let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Schemas").standardized.path
    let line = ["intentc"] + command + ["\(schemas)/Controls.intentdefinition"] + words + [""]
    let result = try BuiltProgram.run(
      ["---completion"] + command + ["--", option, "\(line.count - 1)", "0"] + line
    )
    #expect(result.output.split(separator: "\n").map(String.init).starts(with: names))
    #expect(result.errors == "")
  }

  @Test func `two commands at the same time lose nothing silently`() async throws {
    for _ in 0..<12 {
      try folder.write("{}\n", to: "w.json")
      let results = try await withThrowingTaskGroup(of: BuiltProgram.Result.self) { group in
        for answer in ["titleColor=Red", "showsAllDayEvents=yes"] {
          group.addTask { try self.edit(["w.json", "--set", answer]) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let text = try folder.text(of: "w.json")
      let saved = [text.contains("titleColor"), text.contains("showsAllDayEvents")].count { $0 }
      #expect(results.count { $0.code == 0 } == saved, "\(results) \(text)")
      for result in results where result.code != 0 {
        #expect(result.errors.contains("was changed by another program; run the command again"))
      }
    }
  }
}
