import Foundation
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import TestSupport
import Testing

@Suite struct DesignCommandTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func design(_ arguments: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["design", "Trip.intentdefinition"] + arguments, in: folder.path)
  }

  private func design(line: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["design", "Trip.intentdefinition"] + BuiltProgram.words(line), in: folder.path)
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(arguments, in: folder.path)
  }

  private func makeTrip() throws {
    let made = try design(
      line: """
        --add Trip --set 'Trip.description = Shows a trip' --add 'Trip.mode: manual|automatic'
        --add 'Trip.city: String'
        --set 'Trip.city.default = Paris' --set 'Trip.city.parent = mode is manual'
        """
    )
    #expect(made.code == 0)
    #expect(made.errors == "note: creates the enum 'Mode'\n")
    #expect(made.output == "Trip.intentdefinition\n")
  }

  private var text: String { get throws { try folder.text(of: "Trip.intentdefinition") } }

  @Test func `a definition is made from nothing, in Xcode's form, with nothing to fix`() throws {
    try makeTrip()
    let checked = try run("validate", "--strict", "--lint", "Trip.intentdefinition")
    #expect(checked.errors == "1 file, 0 errors, 0 warnings\n")
    #expect(try run("format", "--check", "Trip.intentdefinition").code == 0)
    let words = try run("describe", "Trip.intentdefinition").output
    #expect(words.contains("Paris"))
    #expect(words.contains("'mode' is 'manual'"))
  }

  @Test func `a new intent has no description until it is given, as in Xcode`() throws {
    let made = try design("--add", "Trip")
    #expect(made.code == 0)
    #expect(made.errors.contains("warning: 'Trip' has no description; give it one"), "\(made.errors)")
    #expect(try !text.contains("INIntentDescription"))
    #expect(try design("--set", "Trip.description = Shows a trip").errors == "")
    #expect(try run("validate", "--strict", "--lint", "Trip.intentdefinition").code == 0)
    #expect(try run("format", "--check", "Trip.intentdefinition").code == 0)
  }

  @Test(arguments: [
    "String", "Boolean", "Integer", "Decimal", "Date", "DateComponents", "TimeInterval", "URL", "Person",
    "Placemark", "File", "Temperature", "SpeakableString", "PaymentMethod", "CurrencyAmount", "Mass",
    "integer", "object:Place", "red|green",
  ])
  func `each type of the format can be used, alone and in a list`(_ type: String) throws {
    let made = try design(
      "--add",
      "Trip",
      "--set",
      "Trip.description = Shows a trip",
      "--add",
      "Trip.one: \(type)",
      "--add",
      "Trip.many: [\(type)]"
    )
    let notes = [
      "object:Place": "note: creates the object type 'Place'\n",
      "red|green": "note: creates the enum 'One'\nnote: creates the enum 'Many'\n",
    ]
    #expect(made.errors == notes[type, default: ""])
    #expect(try run("validate", "--strict", "Trip.intentdefinition").code == 0)
  }

  @Test(arguments: [
    ("city", "'Trip.city' has no type"), ("city: Strng", "did you mean 'String'?"),
    ("two words: String", "cannot be a name"), ("a</key>: String", "cannot be a name"),
    ("a: red|", "a name cannot be empty"), ("a: object:", "a name cannot be empty"),
    ("a: red|red", "there is already a case 'enum A.red'"),
    ("count: Int", "did you mean 'Integer'?"), ("big: Double", "did you mean 'Decimal'?"),
    ("wait: Duration", "did you mean 'TimeInterval'?"), ("cost: Money", "did you mean 'CurrencyAmount'?"),
    ("at: Place", "did you mean 'Placemark' or 'object:Place'?"), ("at: Spot", "did you mean 'object:Spot'?"),
    ("at: place", "did you mean 'Placemark'?"), ("on: bool", "did you mean 'Boolean'?"),
    ("count: int", "did you mean 'Integer'?"), ("at: spot", "the types are"),
    ("items: list of Item", "there is no type 'list of Item'; for a list, write '[object:Item]'"),
    ("names: array of string", "for a list, write '[String]'"),
    ("counts: List of int", "for a list, write '[Integer]'"),
    ("a: String|Integer", "a value has one type"),
    ("a: other|Bool", "an enum with the case 'Bool'; a value has one type"),
  ])
  func `a wrong parameter is explained, and no file is created`(_ parameter: String, _ words: String) throws {
    let made = try design("--add", "Trip", "--add", "Trip.\(parameter)")
    #expect(made.code == 1)
    #expect(made.errors.contains(words), "\(made.errors)")
    #expect(try folder.names() == [])
  }

  @Test(arguments: ["small", "Small", "systemSmall"])
  func `a size has the name in WidgetKit or in Xcode`(_ name: String) throws {
    let made = try design("--add", "Trip", "--add", "Trip.a: [String]", "--set", "Trip.a.sizes = \(name)=2")
    #expect(made.code == 0, "\(made.errors)")
    #expect(try text.contains("<string>Small</string>"))
  }

  @Test(arguments: [
    ("systemSmal=2", "there is no widget family 'systemSmal'; did you mean 'systemSmall'?"),
    ("systemSmall", "write 'family=count'"),
    ("systemSmall=0", "not a number of elements from 1 to 1000"),
    ("small=1, systemSmall=3", "error: 'Small' already has a size; remove one (at Trip.a)"),
  ])
  func `a wrong size is explained`(_ size: String, _ words: String) throws {
    let made = try design("--add", "Trip", "--add", "Trip.a: [String]", "--set", "Trip.a.sizes = \(size)")
    #expect(made.code == 1)
    #expect(made.errors.contains(words), "\(made.errors)")
  }

  @Test func `a misspelled object type is not created`() throws {
    let made = try design("--add", "Trip", "--add", "type Place", "--add", "Trip.at: object:Plaze")
    #expect(made.code == 1)
    let words = "there is no object type 'Plaze'; did you mean 'Place'? If not, add 'type Plaze' first"
    #expect(made.errors == "error: \(words)\n")
    try makeTrip()
    let created = try design("--add", "type Place", "--add", "Trip.at: object:Stop", "--dry-run")
    #expect(created.errors.hasPrefix("note: creates the object type 'Stop'\n"), "\(created.errors)")
  }

  @Test func `problems are told without keys of the format`() throws {
    try makeTrip()
    let wrong = try design("--set", "Trip.verb = Veiw")
    #expect(wrong.errors.contains("unknown verb 'Veiw'; did you mean 'View'? (at Trip)"), "\(wrong.errors)")
    let renamed = try design("--rename", "Trip.mode.manual", "own")
    #expect(renamed.errors == "error: 'Trip.mode.manual' names no element; a case is 'enum Mode.manual'\n")
    let short = try design("--set", "Trip.city.min = 3")
    #expect(short.errors == "error: 'Trip.city.min': a parameter has no 'min'; did you mean 'minimum'?\n")
    let early = try design("--add", "New.name: String")
    #expect(early.errors == "error: there is no intent 'New'; add it first: --add New\n")
    let property = try design("--add", "type Line.name: String")
    #expect(property.errors == "error: there is no type 'Line'; add it first: --add 'type Line'\n")
    let near = try design("--add", "Tripp.name: String")
    #expect(near.errors == "error: there is no intent 'Tripp'; did you mean 'Trip'?\n")
    let doubled = try design("--add", "enum Mode")
    #expect(doubled.errors == "error: there is already an enum 'Mode'\n")
  }

  @Test(arguments: [[], ["--plain"], ["--add", "Trip"]])
  func `a folder that does not exist is named before the first question`(_ options: [String]) throws {
    let made = try BuiltProgram.run(
      ["design", "none/Trip.intentdefinition"] + options,
      input: "s\ns\n1\n",
      in: folder.path
    )
    #expect(made.code == 1)
    #expect(made.output == "")
    #expect(made.errors == "error: cannot create 'none/Trip.intentdefinition': there is no folder 'none'\n")
  }

  @Test func `what is not changed stays byte for byte`() throws {
    try makeTrip()
    let odd = try text.replacing(
      "\t\t\t<key>INIntentVerb</key>",
      with: "\n\n  <!-- kept -->\t\t\t<key>INIntentVerb</key>"
    )
    try folder.write(odd, to: "Trip.intentdefinition")
    #expect(try design("--set", "Trip.city.title = Town").code == 0)
    #expect(try text == odd.replacing("<string>City</string>", with: "<string>Town</string>"))
  }

  @Test func `everything wrong is listed at once, and nothing is written`() throws {
    try makeTrip()
    let before = try text
    let made = try design(
      line: """
        --add Trip.place --set 'Trip.ciy.default = Rome' --set 'Trip.city.defualt = Rome'
        --set 'Trip.city.parent = mode maybe' --remove 'enum Mod' --move 'Trip.city beside mode'
        --rename Trip.city 'two words' --set 'Trip.mode.configurable = perhaps'
        """
    )
    #expect(made.code == 1)
    let errors = made.errors.split(separator: "\n")
    #expect(errors.count == 8)
    for words in [
      "'Trip.place' has no type", "did you mean 'city'?", "did you mean 'default'?", "is not a rule",
      "did you mean 'Mode'?", "moves nothing", "cannot be a name", "neither 'yes' nor 'no'",
    ] {
      #expect(made.errors.contains(words), "\(words)")
    }
    #expect(try text == before)
  }

  @Test(arguments: ["Trip.mode.default = manuel", "Trip.city.parent = mode is manuel"])
  func `a case that does not exist is a mistake, and nothing is written`(_ change: String) throws {
    try makeTrip()
    let before = try text
    let made = try design("--set", change)
    #expect(made.code == 1)
    #expect(
      made.errors.contains("error: ") && made.errors.contains("did you mean 'manual'?"),
      "\(made.errors)"
    )
    #expect(!made.errors.contains("ignored"))
    #expect(try text == before)
  }

  @Test(arguments: ["manual", "automatic"])
  func `a case in use is not removed`(_ name: String) throws {
    try makeTrip()
    #expect(try design("--set", "Trip.mode.default = automatic").code == 0)
    let made = try design("--remove", "enum Mode.\(name)")
    #expect(made.code == 1)
    #expect(made.errors.contains("error: "), "\(made.errors)")
  }

  @Test func `a table in another encoding is refused, and keeps its bytes`() throws {
    try makeTrip()
    let made = try design(
      line: "--add 'combination Trip(city)' --set 'combination Trip(city).title = To ${city}'"
    )
    #expect(made.code == 0, "\(made.errors)")
    let id = try #require(text.firstMatch(of: /CombinationTitleID<\/key>\s*<string>(\w+)/)).1
    let table = Array("\"\(id)\" = \"Nach ${city}\";\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let file = folder("de.lproj/Trip.strings")
    try folder.write("", to: "de.lproj/Trip.strings")
    try Data([0xFF, 0xFE] + table).write(to: URL(fileURLWithPath: file))
    let before = try text
    let renamed = try design("--rename", "Trip.city", "town")
    #expect(renamed.code == 1)
    #expect(renamed.errors.contains("is not in UTF-8"))
    #expect(try text == before)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data([0xFF, 0xFE] + table))
  }

  /// A definition with a translated text, and the ID of the text.
  private func makeTranslatedTrip() throws -> String {
    try makeTrip()
    let id = try #require(
      text.firstMatch(of: /<string>City<\/string>\s*<key>\w+DisplayNameID<\/key>\s*<string>(\w+)/)
    ).1
    try folder.write("\"\(id)\" = \"Stadt\";\n", to: "de.lproj/Trip.strings")
    return String(id)
  }

  @Test func `the tables follow, and a dry run shows how`() throws {
    let id = try makeTranslatedTrip()
    let before = try text
    let shown = try design("--remove", "Trip.city", "--sync", "--dry-run")
    #expect(shown.code == 0, "\(shown.errors)")
    #expect(shown.output.contains("+++ b/de.lproj/Trip.strings\n") && shown.output.contains("-\"\(id)\""))
    #expect(try text == before)
    let made = try design("--remove", "Trip.city", "--sync")
    #expect(made.output == "Trip.intentdefinition\nde.lproj/Trip.strings\n")
    #expect(try !folder.text(of: "de.lproj/Trip.strings").contains(id))
  }

  @Test func `the tables follow a definition that was changed elsewhere`() throws {
    let id = try makeTranslatedTrip()
    let before = try text
    let made = try design("--sync")
    #expect(made.output == "de.lproj/Trip.strings\n")
    #expect(made.errors.hasPrefix("de.lproj/Trip.strings: note: "), "\(made.errors)")
    #expect(try folder.text(of: "de.lproj/Trip.strings").hasPrefix("\"\(id)\" = \"Stadt\";\n\""))
    #expect(try text == before)
    let again = try design("--sync")
    #expect(again.output == "" && again.errors == "note: nothing changes\n")
  }

  @Test func `no table is written through a folder that is a link`() throws {
    _ = try makeTranslatedTrip()
    let table = try folder.text(of: "de.lproj/Trip.strings")
    try FileManager.default.moveItem(atPath: folder("de.lproj"), toPath: folder("other"))
    try FileManager.default.createSymbolicLink(atPath: folder("de.lproj"), withDestinationPath: "other")
    let made = try design("--sync")
    #expect(made.code == 1)
    #expect(made.errors.contains("its folder is a symbolic link"), "\(made.errors)")
    #expect(try folder.text(of: "other/Trip.strings") == table)
  }

  @Test func `nothing is written if a table cannot follow`() throws {
    _ = try makeTranslatedTrip()
    try folder.write("\"broken", to: "de.lproj/Trip.strings")
    let before = try text
    let made = try design("--set", "Trip.city.title = Town", "--sync")
    #expect(made.code == 1)
    #expect(made.errors.contains("de.lproj/Trip.strings:1:") && made.output.isEmpty, "\(made.errors)")
    #expect(try text == before)
  }

  @Test func `a dry run shows a table in another encoding as text, with notes`() throws {
    let id = try makeTranslatedTrip()
    let table = "\"\(id)\" = \"Stadt\";\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try Data([0xFF, 0xFE] + table).write(to: URL(fileURLWithPath: folder("de.lproj/Trip.strings")))
    let shown = try design("--remove", "Trip.city", "--sync", "--dry-run")
    #expect(shown.code == 0, "\(shown.errors)")
    #expect(shown.output.contains("\"\(id)\" = \"Stadt\";"), "\(shown.output)")
  }

  @Test func `a name is renamed in a definition that shares another name`() throws {
    try makeTrip()
    #expect(try design("--add", "type Stop").code == 0)
    let other = try run("design", "Walk.intentdefinition", "--add", "Walk", "--add", "enum Mood")
    #expect(other.code == 0, "\(other.errors)")
    let changes = ["--add", "Walk.stop: object:Stop", "--remove", "type Stop"]
    let stop = try BuiltProgram.run(["design", "Walk.intentdefinition"] + changes, in: folder.path)
    #expect(stop.code == 0, "\(stop.errors)")
    try folder.write(
      folder.text(of: "Walk.intentdefinition").replacing(">Mood<", with: ">Mode<"),
      to: "Walk.intentdefinition"
    )
    let made = try design("--rename", "type Stop", "Halt")
    #expect(made.code == 0, "\(made.errors)")
    #expect(try folder.text(of: "Walk.intentdefinition").contains("<string>Halt</string>"))
  }

  @Test func `a name that a binary definition may contain is not renamed`() throws {
    try makeTrip()
    let empty: [String: [String]] = ["INIntents": [], "INEnums": [], "INTypes": []]
    try PropertyListSerialization.data(fromPropertyList: empty, format: .binary, options: 0)
      .write(to: URL(fileURLWithPath: folder("Other.intentdefinition")))
    let made = try design("--rename", "enum Mode", "Way")
    #expect(made.code == 1)
    #expect(made.errors.contains("'Other.intentdefinition' is a binary property list"), "\(made.errors)")
    #expect(try design("--rename", "Trip.city", "town").code == 0)
  }

  @Test func `a copy beside a definition stays as it is, and hides no loss`() throws {
    try makeTrip()
    try folder.write(text, to: "Backup.intentdefinition")
    let before = try text
    let renamed = try design("--rename", "Trip.city", "town", "--rename", "enum Mode", "Way")
    #expect(renamed.code == 0, "\(renamed.errors)")
    #expect(renamed.output == "Trip.intentdefinition\n")
    #expect(try folder.text(of: "Backup.intentdefinition") == before)
    let made = try design("--remove", "enum Way.automatic", "--dry-run")
    #expect(made.errors.contains("breaking"), "\(made.errors)")
  }

  @Test(arguments: [
    (
      "Trip.city.parent = mode contains man",
      "'mode' is of the type 'enum:Mode', with which 'contains' does not work"
    ),
    ("Trip.city.parent = mode > 1", "with which '>' does not work"),
    ("Trip.city.parent = mode contains x", "write 'is', 'is not' or 'has a value'"),
    ("Trip.mode.parent = city >= 3", "'city' is of the type 'String'"),
    ("Trip.city.minimum = 1", "a value of the type 'String' has no minimum"),
    ("Trip.city.unit = Seconds", "a value of the type 'String' has no unit"),
    ("Trip.mode.kind = Slider", "a value of the type 'enum:Mode' has no kind"),
    ("Trip.city.type = Text", "did you mean 'String'?"),
    (
      "Trip.left.kind = time",
      "a 'Date' has a date and a time, so its only kind is 'DateTime'; for one alone, use the type 'DateComponents'"
    ),
  ])
  func `what means nothing is not written`(_ change: String, _ reason: String) throws {
    try makeTrip()
    #expect(try design("--add", "Trip.left: Date").code == 0)
    let before = try text
    let made = try design("--set", change)
    #expect(made.code == 1)
    #expect(made.errors.contains(reason), "\(made.errors)")
    #expect(try text == before)
  }

  @Test func `several pairs of one option are renamed before what follows it`() throws {
    try makeTrip()
    let made = try design(
      line: "--rename Trip.city town Trip.mode way --set 'Trip.way.title = Way' --rename Trip.town place"
    )
    #expect(made.code == 0, "\(made.errors)")
    #expect(try text.contains("<string>place</string>") && text.contains("<string>Way</string>"))
  }

  @Test func `the largest number has no next one`() throws {
    try makeTrip()
    #expect(try design("--set", "Trip.city.tag = 9223372036854775807").code == 0)
    let made = try design("--add", "Trip.count: Integer")
    #expect(made.code == 1)
    #expect(made.errors.contains("there is no number after 9223372036854775807"))
  }

  @Test func `an index stays with an enum that gets another name in the same call`() throws {
    try makeTrip()
    let made = try design(
      line: "--rename 'enum Mode' Kind --remove 'enum Kind.automatic' --add 'enum Kind.off'"
    )
    #expect(made.code == 0, "\(made.errors)")
    #expect(try run("describe", "Trip.intentdefinition", "--format", "json").output.contains("\"index\": 3"))
  }

  @Test func `what a change does to widgets is known beside a definition that cannot be read`() throws {
    try makeTrip()
    try folder.write("<plist", to: "Broken.intentdefinition")
    let made = try design("--remove", "enum Mode.automatic", "--dry-run")
    #expect(made.errors.contains("breaking"), "\(made.errors)")
    #expect(!made.errors.contains("not known"))
  }

  @Test(.enabled(if: GitFolder.isPresent, "there is no git"))
  func `the released version is that of the file, wherever one works`() throws {
    let git = try GitFolder()
    func design(_ arguments: String..., at place: String = folder.path) throws -> BuiltProgram.Result {
      try BuiltProgram.run(["design", git.folder("App/Trip.intentdefinition")] + arguments, in: place)
    }
    try git.folder.write("", to: "App/README")
    #expect(try design("--add", "Trip", "--add", "Trip.mode: manual|automatic|off").code == 0)
    try git.commit([:])
    #expect(try design("--remove", "enum Mode.off").code == 0)
    #expect(try design("--add", "enum Mode.late").code == 0)
    let json = try BuiltProgram.run(
      ["describe", git.folder("App/Trip.intentdefinition"), "--format", "json"],
      in: folder.path
    ).output
    #expect(json.contains("\"index\": 4") && !json.contains("\"index\": 3"), "\(json)")
    #expect(try design("--released", "HEAD", "--remove", "enum Mode.automatic").errors.contains("breaking"))
    let missing = try design("--released", "v9", "--remove", "enum Mode.late")
    #expect(missing.code == 64)
    #expect(missing.errors.contains("there is no revision 'v9'"), "\(missing.errors)")
  }

  @Test func `a rule may be written as in Swift`() throws {
    try makeTrip()
    #expect(try design("--set", "Trip.city.parent = mode == automatic").code == 0)
    #expect(try run("describe", "Trip.intentdefinition").output.contains("'mode' is 'automatic'"))
  }

  @Test func `tags and indices are not used again`() throws {
    try makeTrip()
    let made = try design(
      line: """
        --remove Trip.city --remove 'enum Mode.automatic' --add 'Trip.town: String'
        --add 'enum Mode.night'
        """
    )
    #expect(made.code == 0)
    let described = try run("describe", "--format", "json", "Trip.intentdefinition").output
    #expect(
      try text.contains("<key>INIntentParameterTag</key>\n\t\t\t\t\t<integer>3</integer>"),
      "\(described)"
    )
    // The largest index is that of the file as it was opened.
    #expect(try text.contains("<key>INEnumValueIndex</key>\n\t\t\t\t\t<integer>3</integer>"))
    #expect(made.errors.contains("breaking"))
  }

  @Test func `a dry run prints a diff and the verdict, and writes nothing`() throws {
    try makeTrip()
    let before = try text
    let made = try design("--remove", "enum Mode.automatic", "--dry-run")
    #expect(made.code == 0)
    #expect(made.output.hasPrefix("--- a/Trip.intentdefinition\n+++ b/Trip.intentdefinition\n@@"))
    #expect(made.output.contains("-\t\t\t\t\t<string>automatic</string>\n"))
    #expect(made.errors.contains("'automatic'"))
    #expect(try text == before)
  }

  @Test func `an intent is eligible for suggestions while it has a combination`() throws {
    try makeTrip()
    let key = "INIntentIneligibleForSuggestions"
    #expect(try text.contains(key))
    #expect(try design("--add", "combination Trip(mode)", "--add", "combination Trip(mode,city)").code == 0)
    #expect(try !text.contains(key))
    #expect(try design("--remove", "combination Trip(mode)").code == 0)
    #expect(try text.contains("<key>mode,city</key>"))
    #expect(try !text.contains(key))
    #expect(try design("--remove", "combination Trip(mode,city)").code == 0)
    #expect(try text.contains(key))
    #expect(try !text.contains("INIntentParameterCombinations"))
  }

  @Test func `a rename follows everywhere`() throws {
    try makeTrip()
    #expect(
      try design(
        line: """
          --add 'combination Trip(mode,city)'
          --set 'combination Trip(mode,city).title = Go to ${city}' --set 'Trip.configurable = yes'
          """
      ).code == 0
    )
    try folder.write("{\"renames\": {\"parameters\": {\"Trip.city\": \"place\"}}}\n", to: "intentc.json")
    let id = try #require(
      try text.firstMatch(
        of:
          /<string>Go to \$\{city\}<\/string>\s*<key>INIntentParameterCombinationTitleID<\/key>\s*<string>(\w+)</
      )
    ).1
    try folder.write("\"\(id)\" = \"Nach ${city}\";\n", to: "de.lproj/Trip.strings")
    let made = try design("--rename", "Trip.city", "town", "--rename", "enum Mode.manual", "byHand")
    #expect(made.code == 0, "\(made.errors)")
    #expect(Set(made.output.split(separator: "\n").map(String.init)).count == 3)
    for words in ["mode,town", "Go to ${town}", "<string>byHand</string>"] {
      #expect(try text.contains(words))
    }
    #expect(try !text.contains(">city<"))
    #expect(
      try folder.text(of: "intentc.json") == "{\"renames\": {\"parameters\": {\"Trip.town\": \"place\"}}}\n"
    )
    #expect(try folder.text(of: "de.lproj/Trip.strings").contains("Nach ${town}"))
  }

  @Test func `a rename follows in all settings, and keeps earlier names`() throws {
    try makeTrip()
    #expect(try design("--set", "Trip.city.options = yes", "--set", "Trip.city.search = yes").code == 0)
    try folder.write(
      #"""
      {
        "dependsOn": {"Trip.city": ["mode"]},
        "formerly": {
          "Trip.city": ["place"],
          "enum Mode.automatic": ["auto"],
          "enum Mode.manual": [
            "hand"
          ]
        },
        "lists": ["Trip.city"],
        "migrates": ["Trip"]
      }

      """#,
      to: "intentc.json"
    )
    let made = try design(
      line: """
        --rename Trip.city town --rename Trip.mode way --rename 'enum Mode.manual' byHand
        --rename 'enum Mode' Way --rename Trip Tour
        """
    )
    #expect(made.code == 0, "\(made.errors)")
    #expect(!made.errors.contains("not known"))
    #expect(
      try folder.text(of: "intentc.json") == #"""
        {
          "dependsOn": {"Tour.town": ["way"]},
          "formerly": {
            "Tour.town": ["place", "city"],
            "enum Way.automatic": ["auto"],
            "enum Way.byHand": [
              "hand", "manual"
            ]
          },
          "lists": ["Tour.town"],
          "migrates": ["Tour"]
        }

        """#
    )
    // An earlier name that is used again is not an earlier name.
    #expect(try design("--rename", "Tour.town", "place").code == 0)
    #expect(try folder.text(of: "intentc.json").contains(#""Tour.place": ["town", "city"]"#))
  }

  @Test(.enabled(if: GitFolder.isPresent, "there is no git"), arguments: [false, true])
  func `the released version is read with its own settings`(_ hasSettings: Bool) throws {
    let git = try GitFolder()
    func design(_ arguments: String...) throws -> BuiltProgram.Result {
      try BuiltProgram.run(["design", git.folder("App/Trip.intentdefinition")] + arguments, in: folder.path)
    }
    try git.folder.write("", to: "App/README")
    #expect(try design("--add", "Trip", "--add", "Trip.city: String").code == 0)
    try git.commit(hasSettings ? ["intentc.json": #"{"formerly": {"Trip.city": ["place"]}}"#] : [:])
    #expect(try design("--rename", "Trip.city", "town").errors.contains("breaking"))
    try git.folder.write(#"{"formerly": {"Trip.town": ["city"]}}"#, to: "intentc.json")
    let made = try design("--set", "Trip.town.title = Town", "--dry-run")
    #expect(made.errors.contains("breaking") && !made.errors.contains("not known"), "\(made.errors)")
  }

  @Test func `a rename names the types and the methods of a provider that change`() throws {
    try makeTrip()
    #expect(try design("--set", "Trip.city.options = yes", "--set", "Trip.city.search = yes").code == 0)
    let made = try design("--rename", "Trip.city", "town", "--rename", "Trip.mode", "way", "--dry-run")
    #expect(
      made.errors.contains(
        "note: in Swift, 'provideCityOptionsCollection(for:searchTerm:)' becomes "
          + "'provideTownOptionsCollection(for:searchTerm:)' and 'defaultCity(for:)' becomes 'defaultTown(for:)'\n"
      ),
      "\(made.errors)"
    )
    #expect(try !design("--rename", "Trip.mode", "way", "--dry-run").errors.contains("in Swift"))
    let types = try design("--rename", "Trip", "Tour", "--rename", "enum Mode", "Way", "--dry-run")
    #expect(
      types.errors.contains(
        "note: in Swift, 'TripConfiguration' becomes 'TourConfiguration', 'TripOptionsProvider' becomes "
          + "'TourOptionsProvider' and 'Mode' becomes 'Way'\n"
      ),
      "\(types.errors)"
    )
    // The name in Swift stays.
    try folder.write("{\"renames\": {\"parameters\": {\"Trip.city\": \"place\"}}}\n", to: "intentc.json")
    #expect(try !design("--rename", "Trip.city", "town", "--dry-run").errors.contains("in Swift"))
  }

  @Test func `elements move, and their priorities are counted again`() throws {
    try makeTrip()
    #expect(try design("--move", "Trip.city first").code == 0)
    let priorities = try text.matches(of: /INIntentParameterDisplayPriority<\/key>\s*<integer>(\d)/).map {
      $0.1
    }
    #expect(priorities == ["1", "2"])
    let names = try text.matches(of: /INIntentParameterName<\/key>\s*<string>(\w+)/).map { $0.1 }
    #expect(names == ["city", "mode"])
  }

  @Test func `broken and binary files are refused with the reason`() throws {
    try folder.write("<plist><dict><key>A</key></plist>", to: "Trip.intentdefinition")
    let broken = try design("--add", "Trip")
    #expect(broken.code == 1)
    #expect(broken.errors.contains("Trip.intentdefinition:1:"))
    try folder.write("bplist00", to: "Trip.intentdefinition")
    #expect(try design("--add", "Trip").code == 1)
    #expect(try text == "bplist00")
  }

  @Test func `usage is checked`() throws {
    #expect(try run("design", "Trip.plist", "--add", "A").code == 64)
    #expect(try design("--rename", "Trip.city").code == 64)
    let nothing = try design()
    #expect(nothing.code == 1)
    #expect(nothing.errors.contains("use '--add'"))
  }

  @Test func `questions are answered line by line`() throws {
    let answers = [
      // The intent, then a parameter that is an enum, and one that shows while the other has a value.
      "3", "Shows a trip", "s", "a 1", "1", "1", "Mode", "3", "Case of an enum", "4", "=",
      "manual|automatic", "s",
      "a 1", "1", "1", "City", "s", "s", "1",
    ]
    let made = try BuiltProgram.run(
      ["design", "Trip.intentdefinition", "--plain"],
      input: answers.joined(separator: "\n") + "\n",
      in: folder.path
    )
    #expect(made.code == 0, "\(made.errors)")
    let words = try run("describe", "Trip.intentdefinition").output
    for text in ["intent Trip: Trip", "enum Mode", "city"] { #expect(words.contains(text), "\(words)") }
    #expect(try run("validate", "--strict", "--lint", "Trip.intentdefinition").code == 0)
  }

  @Test func `a wrong answer is refused at once, and quitting leaves no file`() throws {
    let made = try BuiltProgram.run(
      ["design", "Trip.intentdefinition", "--plain"],
      input: "2\ntwo words\n<\nq\n",
      in: folder.path
    )
    #expect((made.output + made.errors).contains("error: 'two words' cannot be a name"))
    #expect(made.code == 130)
    #expect(try folder.names() == [])
  }

  @Test(arguments: [["unit=Minutes", "maximum=30m"], ["maximum=30m", "unit=Minutes"]])
  func `values that are set together are checked together`(_ values: [String]) throws {
    #expect(try design("--add", "Trip", "--add", "Trip.wait: TimeInterval").code == 0)
    let result = try design("--set", "Trip.wait.\(values[0])", "--set", "Trip.wait.\(values[1])")
    #expect(result.code == 0, "\(result)")
    let text = try text
    #expect(text.contains("<integer>1800</integer>"))
    // A missing minimum is zero.
    #expect(!text.contains("MinimumValue"))
  }

  @Test func `a type comes before what depends on it`() throws {
    #expect(try design("--add", "Trip", "--add", "Trip.count: String").code == 0)
    let result = try design("--set", "Trip.count.maximum=3", "--set", "Trip.count.type=Integer")
    #expect(result.errors.contains("error") == false, "\(result)")
    #expect(try text.contains("MaximumValue"))
  }

  @Test func `a rename names the file that has the name already`() throws {
    try makeTrip()
    #expect(
      try run("design", "Other.intentdefinition", "--add", "Other", "--add", "Other.kind: red|green").code
        == 0
    )
    let refused = try design("--rename", "enum Mode", "Kind")
    #expect(refused.code == 1)
    #expect(refused.errors == "error: there is already an enum 'Kind', in 'Other.intentdefinition'\n")
  }
}
