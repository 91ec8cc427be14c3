import Foundation
import TestSupport
import Testing

struct DiffCommandTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(SmallDefinition.xml(), to: "Old.intentdefinition")
    try folder.write(SmallDefinition.xml(["red", "amber", "orange"]), to: "New.intentdefinition")
  }

  func run(_ arguments: String..., input: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(["diff"] + arguments, input: input, in: folder.path)
  }

  let both = ["Old.intentdefinition", "New.intentdefinition"]

  @Test func `the folder above the releases is recognized`() throws {
    let folder = try TestFolder()
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
    try folder.write(SmallDefinition.xml(), to: "App/releases/1.0/Up.intentdefinition")
    let result = try BuiltProgram.run(["diff", "--releases", "App", "Up.intentdefinition"], in: folder.path)
    #expect(result.code == 1)
    #expect(result.errors.contains("App/releases: error: this is a folder of releases"), "\(result)")
    #expect(
      try BuiltProgram.run(["diff", "--releases", "App/releases", "Up.intentdefinition"], in: folder.path)
        .code
        == 0
    )
  }

  @Test func `App Intents in only one version are not called the same in both`() throws {
    try folder.write(SmallDefinition.xml(), to: "App/Old.intentdefinition")
    try folder.write("import AppIntents\nstruct Go: AppIntent {}\n", to: "App/Go.swift")
    func diff(_ old: String, _ new: String) throws -> BuiltProgram.Result {
      let environment = ["INTENTC_SWIFT": folder("nothing")]
      return try BuiltProgram.run(["diff", old, new], in: folder.path, environment: environment)
    }
    // They may have taken over the definition and lost some of it.
    let added = try diff("Old.intentdefinition", "App")
    #expect(added.code == 69, "\(added)")
    #expect(added.errors.hasPrefix("error: the App Intents in 'App/Go.swift' are not compared: "), "\(added)")
    // They need not be read if the new version is only a definition.
    let dropped = try diff("App", "Old.intentdefinition")
    #expect(dropped.code == 0 && dropped.errors == "no relevant changes in 1 definition\n", "\(dropped)")
    let replaced = try diff("App/Go.swift", "Old.intentdefinition")
    #expect(replaced.code == 1, "\(replaced)")
    #expect(replaced.errors.contains("name folders that contain both"), "\(replaced)")
  }

  @Test func `an old Swift file that is missing is a problem`() throws {
    try folder.write(SmallDefinition.xml(), to: "New.intentdefinition")
    let result = try BuiltProgram.run(["diff", "Missing.swift", "New.intentdefinition"], in: folder.path)
    #expect(result.code == 1 && result.output.isEmpty, "\(result)")
    #expect(result.errors.contains("Missing.swift"), "\(result)")
  }

  @Test func `a case with another index is breaking, and the call fails`() throws {
    let result = try run(both[0], both[1])
    #expect(result.code == 1)
    #expect(
      result.output == """
        enum Colour
          breaking  the index of 'orange' changed from 2 to 3, so widgets and shortcuts that chose it now have 'amber' [case-renumbered]
                    breaking for placed widgets and shortcuts
                    accept { "path": "enum Colour.orange", "rule": "case-renumbered", "reason": "…", "release": "…" }
                    old Old.intentdefinition:8:35
                    new New.intentdefinition:10:35
          safe      'amber' (2) was added [case-added]
                    new New.intentdefinition:8:35

        """
    )
    #expect(result.verdicts == "1 breaking change, 0 careful, 1 safe\n")
    let json = try run(both[0], both[1], "--format", "json").output
    #expect(json.components(separatedBy: #""acceptedPath": "enum Colour.orange""#).count == 2)
  }

  @Test func `a copy without the renamed items of a project is compared`() throws {
    try folder.write(SmallDefinition.xml(["red", "orange", "amber"]), to: "App/New.intentdefinition")
    let project = #"{"classPrefix": "AB", "renames": {"enum Colour.amber": "yellow"}}"#
    try folder.write(project, to: "App/intentc.json")
    let result = try run(both[0], "App/New.intentdefinition")
    #expect(result.verdicts == "0 breaking changes, 0 careful, 1 safe\n")
    #expect(result.output.contains("[case-added]"))
    try folder.write(project, to: "own.json")
    try folder.write(SmallDefinition.xml(), to: "Before/New.intentdefinition")
    let named = try run("Before", "App", "--config", "own.json")
    #expect(named.verdicts == "0 breaking changes, 0 careful, 1 safe\n")
    let typo = try run("Before", "Before", "--config", "own.json")
    #expect(typo.errors.split(separator: "\n").count { $0.contains("[unknown-rename]") } == 1)
    #expect(try run("Before", "App").output.contains("[class-name-changed]"))
  }

  /// Git's 'difftool' passes the old version as a copy elsewhere, and the settings are those of today.
  @Test func `settings may name what only the new version contains`() throws {
    try folder.write(SmallDefinition.xml(["red", "amber"]), to: "New.intentdefinition")
    let settings = #"{"formerly": {"enum Colour.amber": ["orange"]}}"#
    try folder.write(settings, to: "intentc.json")
    try folder.write(SmallDefinition.xml(), to: "Before/Old.intentdefinition")
    for words in [both, ["Before/Old.intentdefinition", both[1]], both + ["--config", "intentc.json"]] {
      let result = try BuiltProgram.run(["diff"] + words, in: folder.path)
      #expect(result.output.contains("[case-renamed]"), "\(result)")
      #expect(!result.errors.contains("[wrong-option]"), "\(result)")
    }
    let backwards = try run(both[1], both[0])
    let unknown = "'formerly' names the enum case 'Colour.amber', which no definition has"
    #expect(backwards.errors.contains(unknown))
  }

  @Test func `no changes print nothing`() throws {
    let result = try run(both[0], "-", input: SmallDefinition.xml())
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.verdicts == "no relevant changes\n")
  }

  @Test func `a break is accepted by an entry of its own, not by a level`() throws {
    for words in [["--allow", "case-renumbered"], ["--warn", "case-renumbered"]] {
      let result = try BuiltProgram.run(["diff"] + both + words, in: folder.path)
      #expect(result.code == 1)
      #expect(result.output.contains("; a level does not lower it; 'accepted' in 'intentc.json' does\n"))
    }
    #expect(try run(both[0], both[1], "--allow", "case-added").verdicts.hasSuffix(", 1 suppressed\n"))
    try folder.write(
      """
      {"rules": {"case-renumbered": "off"},
       "accepted": [{"path": "enum Colour.orange", "rule": "case-renumbered", "reason": "Nobody chose it.", "release": "2.0"}]}
      """,
      to: "intentc.json"
    )
    let accepted = try run(both[0], both[1])
    #expect(accepted.code == 0)
    #expect(accepted.verdicts == "0 breaking changes, 0 careful, 1 safe, 1 accepted\n")
    #expect(accepted.output.contains("accepted in intentc.json\n  accepted  the index of 'orange' changed"))
    #expect(accepted.output.contains("            for updates from '2.0' or older: Nobody chose it.\n"))
    let json = try run(both[0], both[1], "--format", "json").output
    #expect(json.contains(#""accepted": 1"#) && json.contains(#""reason": "Nobody chose it.""#))
    #expect(json.contains(#""release": "2.0""#))
    let github = try run(both[0], both[1], "--format", "github").output
    #expect(github.contains("::notice "))
    #expect(github.contains("accepted for updates from '2.0' or older: Nobody chose it."))
    let markdown = try run(both[0], both[1], "--format", "markdown").output
    #expect(markdown.contains("<summary>1 accepted change</summary>"))
    #expect(
      markdown.contains(
        "breaking for placed widgets and shortcuts<br>accepted for updates from '2.0' or older: Nobody chose it."
      ),
      "\(markdown)"
    )
    #expect(try BuiltProgram.run(["validate", "Old.intentdefinition"], in: folder.path).code == 0)
  }

  @Test func `a break that only a level makes is accepted, too`() throws {
    let reason = String(repeating: "Long words. ", count: 40)
    try folder.write(
      #"{"accepted": [{"path": "enum Colour.amber", "rule": "case-added", "reason": "\#(reason)", "release": "2.0"}]}"#,
      to: "intentc.json"
    )
    let result = try run(both[0], both[1], "--deny", "case-added", "--format", "markdown")
    #expect(result.verdicts == "1 breaking change, 0 careful, 0 safe, 1 accepted\n")
    #expect(result.output.contains(" Long words. Long…") && !result.output.contains(reason), "\(result)")
  }

  @Test func `a second break of one path gets an entry with another reason`() throws {
    func accept(_ reasons: String..., in name: String) throws {
      let entries = reasons.map {
        #"{"path": "enum Colour.orange", "rule": "case-renumbered", "reason": "\#($0)", "release": "2.0"}"#
      }
      try folder.write(#"{"accepted": [\#(entries.joined(separator: ", "))]}"#, to: "\(name)/intentc.json")
    }
    for (name, path) in zip(["a", "b"], both) {
      try folder.write(try folder.text(of: path), to: "\(name)/Up.intentdefinition")
    }
    try accept("Rare.", in: "b")
    #expect(try run("a", "b").code == 0)
    // What the old version already accepts is about an earlier change.
    try accept("Rare.", in: "a")
    #expect(try run("a", "b").code == 1)
    try accept("Rare.", "Rare again.", in: "b")
    #expect(try run("a", "b").code == 0)
  }

  @Test func `a stale acceptance is reported in every format, with its place and level`() throws {
    let entry = #"{"path": "enum Colour.blue", "rule": "case-removed", "reason": "Rare.", "release": "1.0"}"#
    try folder.write(SmallDefinition.xml(), to: "App/Up.intentdefinition")
    try folder.write(SmallDefinition.xml(), to: "App/.intentc/releases/1.0/Up.intentdefinition")
    try folder.write("{\n  \"accepted\": [\n    \(entry)\n  ]\n}\n", to: "App/intentc.json")
    func compare(_ words: String...) throws -> BuiltProgram.Result {
      try BuiltProgram.run(["diff", "--releases", "App/.intentc/releases"] + words, in: folder.path)
    }
    let text = try compare("App")
    #expect(text.code == 0)
    #expect(text.errors.contains("App/intentc.json:3:5: warning: in updates from '1.0' and older"), "\(text)")
    #expect(text.verdicts.hasSuffix("no relevant changes\n"))
    #expect(try compare("App", "--format", "json").output.contains(#""rule": "stale-acceptance""#))
    #expect(
      try compare("App", "--format", "github").output.contains("::warning file=App/intentc.json,line=3")
    )
    #expect(try compare("App", "--format", "markdown").output.contains("**warning**: App/intentc"))
    #expect(try compare("App", "--deny", "stale-acceptance").code == 1)
    #expect(try compare("App", "--allow", "stale-acceptance").verdicts.hasSuffix(", 1 suppressed\n"))
    // Other definitions of the project may need it.
    #expect(try compare("App/Up.intentdefinition").verdicts == "no relevant changes\n")
    try folder.write(
      "{\"accepted\": [\(entry.replacing("1.0", with: "1.2"))]}",
      to: "App/intentc.json"
    )
    #expect(try compare("App").code == 1)
  }

  @Test func `a definition that is gone belongs to the project of its folder`() throws {
    func write(_ intent: String, _ type: String, to path: String) throws {
      let xml = SmallDefinition.xml().replacing(">Up<", with: ">\(intent)<")
      try folder.write(xml.replacing("Colour", with: type), to: path)
    }
    for place in ["", "releases/1.0/"] {
      try write("Up", "Colour", to: place + "One/Up.intentdefinition")
      try write("Kept", "Shade", to: place + "Two/Kept.intentdefinition")
    }
    try write("Gone", "Tint", to: "releases/1.0/Two/Gone.intentdefinition")
    let entries = [("Gone", "intent-removed")].map { path, rule in
      #"{"path": "\#(path)", "rule": "\#(rule)", "reason": "Gone.", "release": "1.0"}"#
    }
    try folder.write("{}", to: "One/intentc.json")
    try folder.write(#"{"accepted": [\#(entries.joined(separator: ", "))]}"#, to: "Two/intentc.json")
    let result = try run("--releases", "releases", "One", "Two")
    #expect(result.verdicts == "0 breaking changes, 0 careful, 0 safe, 1 accepted\n", "\(result)")
  }

  @Test func `changes for other audiences are left out and counted`() throws {
    let result = try run(both[0], both[1], "--audience", "stored")
    #expect(result.code == 0)
    #expect(!result.output.contains("case-renumbered"))
    #expect(result.verdicts == "0 breaking changes, 0 careful, 1 safe, 1 for other audiences\n")
    #expect(try run(both[0], both[1], "--audience", "stored,placed").code == 1)
  }

  @Test func `an option after -- is not a path`() throws {
    let result = try run("--git", "main", "--", "App", "--format", "json")
    #expect(result.code == 64)
    #expect(result.errors.contains("'--format' follows '--', where everything is a path"))
    try folder.write(SmallDefinition.xml(), to: "-odd.intentdefinition")
    #expect(try run("./-odd.intentdefinition", both[0]).code == 0)
  }

  @Test func `there are formats for programs`() throws {
    let json = try run(both[0], both[1], "--format", "json")
    #expect(json.code == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    )
    let summary = try #require(object["summary"] as? [String: Any])
    #expect(summary["breaking"] as? Int == 1)
    #expect(summary["failed"] as? Bool == true)
    let github = try run(both[0], both[1], "--format", "github")
    #expect(github.output.hasPrefix("::error file=New.intentdefinition,line=10,col=35,"))
    let markdown = try run(both[0], both[1], "--format", "markdown")
    #expect(
      markdown.output.hasPrefix(
        "### Intent definitions: 1 breaking change, 0 careful, 1 safe in 1 definition\n"
      )
    )
    #expect(
      markdown.output.contains(
        "| **breaking** | enum Colour<br>New.intentdefinition:10:35 | the index of 'orange'"
      )
    )
  }

  @Test func `breaking changes are first, and can be shown alone`() throws {
    let new = SmallDefinition.xml(["red", "pink"]).replacing("<integer>2<", with: "<integer>9<")
    try folder.write(new, to: "New.intentdefinition")
    let summary = "1 breaking change, 0 careful, 1 safe in 1 definition\n"
    let text = try run(both[0], both[1])
    #expect(text.errors == summary)
    let breaking = try #require(text.output.range(of: "breaking"))
    let safe = try #require(text.output.range(of: "  safe"))
    #expect(breaking.lowerBound < safe.lowerBound)
    for format in ["text", "json", "github", "markdown"] {
      let all = try run(both[0], both[1], "--format", format)
      #expect(all.output.contains("'pink'"), "\(format)")
      let only = try run(both[0], both[1], "--format", format, "--only", "breaking")
      #expect(!only.output.contains("'pink'") && only.output.contains("case-removed"), "\(format)")
      #expect(only.errors == summary && only.code == 1)
    }
    #expect(try run(both[0], both[1], "--only", "none").code == 64)
  }

  @Test func `Markdown folds what is safe`() throws {
    let new = SmallDefinition.xml(["red", "pink"]).replacing("<integer>2<", with: "<integer>9<")
    try folder.write(new, to: "New.intentdefinition")
    let lines = try run(both[0], both[1], "--format", "markdown").output.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let fold = try #require(lines.firstIndex(of: "<details>"))
    #expect(lines[..<fold].contains { $0.hasPrefix("| **breaking** |") })
    #expect(!lines[..<fold].contains { $0.hasPrefix("| safe |") })
    #expect(lines[fold + 1] == "<summary>1 safe change</summary>")
    // GitHub needs the empty line.
    #expect(lines[fold + 2].isEmpty && lines[fold + 5].hasPrefix("| safe |"))
    #expect(lines[(fold + 6)...].prefix(2) == ["", "</details>"])
  }

  @Test func `Markdown escapes mentions, links and markup in texts`() throws {
    let text =
      "@octocat #12 GH-3 https://example.com www.example.com &lt;b&gt; `code` a|b [x](y) &amp;amp; $x^2$ :tada: :100: 3:10:5"
    let xml = SmallDefinition.xml().replacingOccurrences(
      of: "<string>Up</string>",
      with: "<string>\(text)</string>"
    )
    try folder.write(xml, to: "New.intentdefinition")
    let result = try run(both[0], both[1], "--format", "markdown")
    let words =
      ##"@&#8203;octocat \#&#8203;12 GH-&#8203;3 https:&#8203;//example.com www.&#8203;example.com \<b\> \`code\` a\|b \[x\](y) \&amp; $&#8203;x^2$&#8203; :&#8203;tada: :&#8203;100: 3:10:5"##
    #expect(result.output.contains("'\(words)'"), "\(result.output)")
    #expect(!result.output.contains("@octocat") && !result.output.contains("<b>"))
  }

  @Test func `each project file below a folder sets the levels of its module`() throws {
    for folder in ["App", "Lib"] {
      try self.folder.write(SmallDefinition.xml(), to: "old/\(folder)/Up.intentdefinition")
      try self.folder.write(SmallDefinition.xml(["red"]), to: "new/\(folder)/Up.intentdefinition")
      try self.folder.write("{}", to: "new/\(folder)/intentc.json")
    }
    #expect(try run("old", "new").verdicts == "2 breaking changes, 0 careful, 0 safe\n")
    let entry =
      #"{"path": "enum Colour.orange", "rule": "case-removed", "reason": "Rare.", "release": "1.0"}"#
    try folder.write(#"{"accepted": [\#(entry)]}"#, to: "new/App/intentc.json")
    let result = try run("old", "new")
    #expect(result.verdicts == "1 breaking change, 0 careful, 0 safe, 1 accepted\n")
    #expect(result.output.contains("old/Lib/Up.intentdefinition"))
  }

  @Test func `modules are paired by their contents`() throws {
    for side in ["a", "b"] {
      try folder.write(SmallDefinition.xml(), to: "\(side)/One/Up.intentdefinition")
    }
    try folder.write(SmallDefinition.xml(), to: "b/Two/Up.intentdefinition")
    let result = try run("a", "b")
    #expect(result.code == 0)
    #expect(result.verdicts == "0 breaking changes, 0 careful, 1 safe\n")
    #expect(result.output.contains("the intent 'Up' was added"))
    #expect(result.output.contains("new b/Two/Up.intentdefinition:10:"))
  }

  @Test func `definitions are compared with each release`() throws {
    let old = try folder.text(of: both[0])
    try folder.write(old, to: "App/Up.intentdefinition")
    try folder.write(old, to: "App/.intentc/releases/1.0/Up.intentdefinition")
    func compare(_ words: String...) throws -> BuiltProgram.Result {
      try BuiltProgram.run(["diff", "--releases", ".intentc/releases"] + words, in: folder("App"))
    }
    #expect(try compare().verdicts == "no relevant changes\n")
    try folder.write(try folder.text(of: both[1]), to: "App/Up.intentdefinition")
    for paths in [[], ["."], ["Up.intentdefinition"]] {
      let result = try BuiltProgram.run(
        ["diff", "--releases", ".intentc/releases/"] + paths,
        in: folder("App")
      )
      #expect(result.code == 1)
      #expect(result.output.contains("old .intentc/releases/1.0/Up.intentdefinition:"), "\(result)")
    }
    #expect(try compare("--fail-on", "none").code == 0)
    #expect(try compare("--git", "main").code == 64)
    let missing = try BuiltProgram.run(["diff", "--releases", "none", "."], in: folder("App"))
    #expect(missing.code == 1)
    #expect(missing.errors.hasPrefix("none: error: cannot be read: "), "\(missing.errors)")
  }

  @Test func `an unreadable file is an error, and nothing is compared`() throws {
    try folder.write("<plist>", to: "Broken.intentdefinition")
    let broken = try run("Broken.intentdefinition", both[0])
    #expect(broken.code == 1)
    #expect(broken.output == "")
    #expect(broken.errors.hasPrefix("Broken.intentdefinition:1:"))
    #expect(try run(both[0], "gone").code == 1)
    #expect(try run(both[0]).code == 64)
    #expect(try run(both[0], both[1], "--audience", "nobody").code == 64)
    #expect(try run("-", "-").code == 64)
  }

  @Test func `the class prefix of a project applies to a copy elsewhere`() throws {
    try folder.write(SmallDefinition.xml(), to: "app/Up.intentdefinition")
    try folder.write(#"{"classPrefix": "XY"}"#, to: "app/intentc.json")
    let silent = "no relevant changes\n"
    #expect(try run(both[0], "app/Up.intentdefinition").verdicts == silent)
    #expect(try run("-", "app/Up.intentdefinition", input: SmallDefinition.xml()).verdicts == silent)
  }

  @Test func `every format reports an unreadable file`() throws {
    try folder.write("{}", to: "Up.xcstrings")
    for (format, words) in [
      ("markdown", "**error**: Up.xcstrings:1:1: this is a strings table; pass the definition"),
      ("github", "::error file=Up.xcstrings,"), ("json", "\"message\": \"this is a strings table; pass the"),
    ] {
      let result = try run(both[0], "Up.xcstrings", "--format", format, "--fail-on", "none")
      #expect(result.code == 1)
      #expect(result.output.contains(words), "\(result.output)")
      #expect(result.errors.hasPrefix("Up.xcstrings:1:1: error: this is a strings table"))
    }
    #expect(try run("Up.xcstrings", both[1]).output == "")
  }

  @Test func `a verdict that a level changes is reported with the original`() throws {
    let result = try run(both[0], both[1], "--deny", "case-added")
    #expect(result.verdicts == "2 breaking changes, 0 careful, 0 safe\n")
    #expect(result.output.contains("counts as breaking by the level of the rule\n"))
    let markdown = try run(both[0], both[1], "--deny", "case-added", "--format", "markdown")
    #expect(markdown.output.contains("counts as breaking by the level of the rule |"))
  }
}
