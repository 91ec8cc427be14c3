import TestSupport
import Testing

struct TranslationDiffTests {
  private let folder: TestFolder
  private let silent = "no relevant changes\n"

  init() throws {
    folder = try TestFolder()
    try write("old", #"aB3dE5 = "Oben";"#)
  }

  private func write(_ side: String, _ german: String?, name: String = "Up", title: String = "Up") throws {
    let xml = SmallDefinition.xml().replacing(
      "<key>INIntentTitle</key><string>Up</string>",
      with: "<key>INIntentTitle</key><string>\(title)</string>"
    )
    try folder.write(xml, to: "\(side)/Base.lproj/\(name).intentdefinition")
    if let german { try folder.write(german, to: "\(side)/de.lproj/\(name).strings") }
  }

  private func diff(_ arguments: String...) throws -> CommandLine.Result {
    try CommandLine.run(["diff"] + arguments, in: folder.path)
  }

  @Test func `for a lost translation, the system may choose that of a related language`() throws {
    try folder.write(#"aB3dE5 = "Aufi";"#, to: "old/de-AT.lproj/Up.strings")
    try write("new", #"aB3dE5 = "Oben";"#)
    let lost = try diff("old", "new")
    #expect(lost.output.contains("into 'de-AT'; people read this text or the translation into 'de' instead"))
  }

  @Test func `changed, lost and added translations are reported`() throws {
    try write("new", #"aB3dE5 = "Hinauf";"#)
    let changed = try diff("old", "new")
    #expect(
      changed.output == """
        intent Up
          safe      in 'de', the title changed from 'Oben' to 'Hinauf' [translation-changed]
                    old old/de.lproj/Up.strings:1:1
                    new new/de.lproj/Up.strings:1:1

        """
    )
    try write("new", "")
    let lost = try diff("old", "new")
    #expect(
      lost.output == """
        intent Up
          careful   the title 'Up' is no longer translated into 'de'; people read this text instead [translation-removed]
                    careful for localized texts
                    old old/de.lproj/Up.strings:1:1
                    new new/Base.lproj/Up.intentdefinition:11:33

        """
    )
    #expect(try diff("old", "new", "--audience", "texts", "--fail-on", "careful").code == 1)
    let added = try diff("new", "old")
    #expect(added.output.contains("safe      the title 'Up' is now translated into 'de' [translation-added]"))
    #expect(try diff("old", "old").errors == silent)
  }

  @Test func `a translation that repeats the text is not lost`() throws {
    try folder.write(#"aB3dE5 = "Up";"#, to: "old/en.lproj/Up.strings")
    try write("new", #"aB3dE5 = "Oben";"#)
    #expect(try diff("old", "new").errors == silent)
  }

  /// Suggestions and Shortcuts often have the same summary under two IDs, each with translations of its own.
  @Test func `the translations of both lists of combinations are compared`() throws {
    func write(_ side: String, _ table: String) throws {
      func list(_ key: String, _ id: String) -> String {
        "<key>INIntent\(key)</key><dict><key></key><dict><key>INIntentParameterCombinationTitle</key>"
          + "<string>Go up</string><key>INIntentParameterCombinationTitleID</key><string>\(id)</string></dict></dict>"
      }
      let title = "<key>INIntentTitle</key>"
      let lists = list("ParameterCombinations", "sss") + list("ManagedParameterCombinations", "mmm")
      let xml = SmallDefinition.xml().replacing(
        title,
        with: "<key>INIntentConfigurable</key><true/>\(lists)\(title)"
      )
      try folder.write(xml, to: "\(side)/Base.lproj/Up.intentdefinition")
      try folder.write(table, to: "\(side)/de.lproj/Up.strings")
    }
    try write("old", #""sss" = "Hoch"; "mmm" = "Hoch";"#)
    try write("new", #""sss" = "Hoch"; "mmm" = "Hinauf";"#)
    #expect(try diff("old", "new").output.contains("changed from 'Hoch' to 'Hinauf' [translation-changed]"))
    try write("new", #""sss" = "Hinauf"; "mmm" = "Hinauf";"#)
    #expect(try diff("old", "new").errors == "0 breaking changes, 0 careful, 1 safe\n")
  }

  @Test func `a translation follows its text to another ID, and stays with the ID if the text changes`()
    throws
  {
    let moved = SmallDefinition.xml().replacing("aB3dE5", with: "upward")
    try folder.write(moved, to: "new/Base.lproj/Up.intentdefinition")
    try folder.write(#"upward = "Oben";"#, to: "new/de.lproj/Up.strings")
    let kept = try diff("old", "new")
    #expect(kept.errors == "0 breaking changes, 0 careful, 1 safe\n")
    #expect(kept.output.contains("[text-id-changed]"))
    try folder.write(#"aB3dE5 = "Oben";"#, to: "new/de.lproj/Up.strings")
    #expect(try diff("old", "new").errors == "0 breaking changes, 1 careful, 1 safe\n")
    try write("stale", #"aB3dE5 = "Oben";"#, title: "Upstairs")
    #expect(
      try diff("old", "stale").output.contains(
        "careful   the title changed from 'Up' to 'Upstairs'; it did not change in 'de' [text-changed]"
      )
    )
  }

  @Test func `catalogs and plural texts are compared`() throws {
    func catalog(_ many: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"aB3dE5": {"localizations": {"de": {"variations":
      {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Eins"}},
      "other": {"stringUnit": {"state": "translated", "value": "\(many)"}}}}}}}}}
      """
    }
    for (side, many) in [("a", "Viele"), ("b", "Mehr")] {
      try write(side, nil)
      try folder.write(catalog(many), to: "\(side)/Up.xcstrings")
    }
    #expect(
      try diff("a", "b").output.contains(
        "in 'de', the form 'other' of the title changed from 'Viele' to 'Mehr' [translation-changed]"
      )
    )
    #expect(try diff("a", "a").errors == silent)
    #expect(try diff("old", "a").output.contains("[translation-changed]"))
  }

  private static func catalog(_ text: String, state: String = "translated") -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"aB3dE5": {"localizations": {"en": {"stringUnit":
    {"state": "\(state)", "value": "\(text)"}}}}}}
    """
  }

  @Test func `a catalog's texts in the definition's own language are compared`() throws {
    for (side, text) in [("a", "Upwards"), ("b", "Up there"), ("repeated", "Up"), ("renewed", "Top")] {
      try write(side, nil, title: side == "renewed" ? "Top" : "Up")
      try folder.write(Self.catalog(text), to: "\(side)/Up.xcstrings")
    }
    try write("none", nil)
    try write("empty", nil)
    try folder.write(#"{"sourceLanguage": "en", "strings": {}}"#, to: "empty/Up.xcstrings")
    #expect(
      try diff("a", "b").output == """
        intent Up
          safe      in 'en', the title changed from 'Upwards' to 'Up there' [translation-changed]
                    old a/Up.xcstrings:2:1
                    new b/Up.xcstrings:2:1

        """
    )
    #expect(try diff("a", "none").output.contains("in 'en', the title changed from 'Upwards' to 'Up'"))
    #expect(try diff("none", "a").output.contains("in 'en', the title changed from 'Up' to 'Upwards'"))
    #expect(try diff("repeated", "a").output.contains("in 'en', the title changed from 'Up' to 'Upwards'"))
    // The definition's text counts whether the catalog repeats it or not.
    for other in ["none", "empty"] { #expect(try diff("repeated", other).errors == silent) }
    let renewed = try diff("repeated", "renewed")
    #expect(renewed.errors == "0 breaking changes, 0 careful, 1 safe\n")
    #expect(renewed.output.contains("the title changed from 'Up' to 'Top' [text-changed]"))
    // The definition and the catalog change one after the other.
    try write("own", nil, title: "Upwards")
    try folder.write(Self.catalog("Upwards"), to: "own/Up.xcstrings")
    #expect(try diff("a", "own").errors == "0 breaking changes, 0 careful, 1 safe\n")
    try folder.write(Self.catalog("Up"), to: "own/Up.xcstrings")
    #expect(
      try diff("repeated", "own").output.contains(
        "careful   the title changed from 'Up' to 'Upwards'; it did not change in 'en' [text-changed]"
      )
    )
    try folder.write(#"aB3dE5 = "Oben";"#, to: "repeated/de.lproj/Up.strings")
    try folder.write(#"aB3dE5 = "Oben";"#, to: "b/de.lproj/Up.strings")
    #expect(
      try diff("repeated", "b").output.contains(
        "careful   in 'en', the title changed from 'Up' to 'Up there'; it did not change in 'de' "
          + "[translation-changed]"
      )
    )
    try write("strings", nil)
    try folder.write(#"aB3dE5 = "Up";"#, to: "strings/en.lproj/Up.strings")
    try folder.write(#"aB3dE5 = "Oben";"#, to: "strings/de.lproj/Up.strings")
    for pair in [["strings", "repeated"], ["repeated", "strings"]] {
      #expect(try diff(pair[0], pair[1]).errors == silent)
    }
    try folder.write(#"aB3dE5 = "Oben";"#, to: "a/de.lproj/Up.strings")
    try write("gone", nil, title: "")
    try folder.write(#"aB3dE5 = "Oben";"#, to: "gone/de.lproj/Up.strings")
    #expect(try !diff("b", "gone").output.contains("in 'en'"))
    // It needs no translation, so the state does not matter.
    try folder.write(Self.catalog("Up there", state: "new"), to: "a/Up.xcstrings")
    #expect(try diff("a", "b").errors == silent)
    let checked = try CommandLine.run(["validate", "b"], in: folder.path)
    #expect(!checked.errors.contains("translat"), "\(checked.errors)")
  }

  private func expectDamage(_ place: String, in files: [String: String]) throws {
    try write("new", nil)
    for (path, text) in files { try folder.write(text, to: "new/\(path)") }
    let result = try diff("old", "new")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("new/\(place): error: "), "\(result.errors)")
    #expect(result.errors.contains(" [unreadable-translation]\n"))
    #expect(result.errors.hasSuffix("no relevant changes in what can be read\n"))
    let back = try diff("new", "old")
    #expect(back.code == 0)
    #expect(back.output == "")
    #expect(back.errors.hasPrefix("new/\(place): warning: "), "\(back.errors)")
    #expect(try diff("old", "new", "--warn", "unreadable-translation").code == 0)
    #expect(try diff("old", "new", "--fail-on", "none").code == 0)
    #expect(try diff("old", "new", "--audience", "stored,placed").errors == silent)
    #expect(try diff("old", "new", "--format", "markdown").output.contains("**error**: new/\(place): "))
    #expect(try diff("old", "new", "--format", "github").output.hasPrefix("::error file=new/"))
    #expect(try diff("old", "new", "--format", "json").output.contains("\"problems\": [\n"))
  }

  @Test func `a damaged table is reported, and its texts are not compared`() throws {
    try expectDamage("de.lproj/Up.strings:1:10", in: ["de.lproj/Up.strings": "aB3dE5 = "])
    try folder.write(#"aB3dE5 = "Hinauf";"#, to: "new/de.lproj/Up.strings")
    #expect(try diff("old", "new").code == 0)
  }

  private static let german = #"{"localizations": {"de": {"stringUnit": {"value": "Oben"}}}}"#

  @Test func `a damaged catalog has lost no texts in any language`() throws {
    let catalog = #"{"sourceLanguage": "en", "strings": {"aB3dE5": \#(Self.german)}}"#
    try write("old", nil)
    try folder.write("", to: "old/de.lproj/Up.strings")
    try folder.write(catalog, to: "old/Up.xcstrings")
    let damaged = String(catalog.dropLast(4))
    try expectDamage("Up.xcstrings:1:\(damaged.utf8.count + 1)", in: ["Up.xcstrings": damaged])
    try expectDamage(
      "Up.xcstrings:1:1",
      in: ["Up.xcstrings": "[]", "de.lproj/Up.strings": #"aB3dE5 = "Unten";"#]
    )
    let checked = ["validate", "new", "--locale", "de"]
    let result = try CommandLine.run(checked, in: folder.path)
    #expect(result.errors.contains("a string catalog must be an object with 'strings'"))
    #expect(
      !result.errors.contains("untranslated") && !result.errors.contains("missing-t"),
      "\(result.errors)"
    )
  }

  @Test(arguments: [
    (#""x""#, "the value of 'aB3dE5' in a string catalog should be an object, not a string"),
    (
      #"{"localizations": []}"#,
      "'localizations' of 'aB3dE5' in a string catalog should be an object, not an array"
    ),
    (
      #"{"localizations": {"de": 3}}"#,
      "'de' of 'aB3dE5' in a string catalog should be an object, not the number 3"
    ),
    (
      #"{"localizations": {"de": {"stringUnit": "Oben"}}}"#,
      "'stringUnit' of 'aB3dE5' in a string catalog should be an object, not a string"
    ),
    (
      #"{"localizations": {"de": {"variations": {"plural": []}}}}"#,
      "'plural' of 'aB3dE5' in a string catalog should be an object, not an array"
    ),
    (
      #"{"localizations": {"de": {"variations": {"plural": {"one": "Eins"}}}}}"#,
      "'one' of 'aB3dE5' in a string catalog should be an object, not a string"
    ),
    (
      #"{"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": 5}}}}}}}"#,
      "'value' of 'aB3dE5' in a string catalog should be a string, not the number 5"
    ),
    (
      #"{"localizations": {"de": {"substitutions": []}}}"#,
      "'substitutions' of 'aB3dE5' in a string catalog should be an object, not an array"
    ),
    (
      #"{"localizations": {"de": {"stringUnit": {"value": null}}}}"#,
      "'value' of 'aB3dE5' in a string catalog should be a string, not null"
    ),
  ])
  func `a wrong type in place of a text is reported, not as a lost translation`(
    _ entry: String,
    _ message: String
  ) throws {
    try write("old", nil)
    try folder.write("", to: "old/de.lproj/Up.strings")
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"aB3dE5": \#(Self.german)}}"#,
      to: "old/Up.xcstrings"
    )
    try write("new", nil)
    try folder.write(#"{"sourceLanguage": "en", "strings": {"aB3dE5": \#(entry)}}"#, to: "new/Up.xcstrings")
    let result = try diff("old", "new")
    #expect(result.output == "")
    #expect(result.errors.contains("error: \(message)"), "\(result.errors)")
    #expect(result.code == 1)
  }

  private static func forms(_ part: String, _ other: String, start: String = "") -> String {
    """
    <plist version="1.0"><dict><key>aB3dE5</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(start)%#@\(part)@</string>
    <key>\(part)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>Eins</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
    """
  }

  @Test func `forms are compared by their visible text`() throws {
    let path = "de.lproj/Up.stringsdict"
    try folder.write(Self.forms("count", "Viele"), to: "old/\(path)")
    try write("new", #"aB3dE5 = "Anderes, das niemand liest";"#)
    try folder.write(Self.forms("n", "Viele"), to: "new/\(path)")
    #expect(try diff("old", "new").errors == silent)
    try folder.write(Self.forms("n", "Mehr"), to: "new/\(path)")
    #expect(
      try diff("old", "new").output == """
        intent Up
          safe      in 'de', the form 'other' of the title changed from 'Viele' to 'Mehr' [translation-changed]
                    old old/de.lproj/Up.stringsdict:1:33
                    new new/de.lproj/Up.stringsdict:1:33

        """
    )
    try folder.write(Self.forms("n", "Viele", start: "Bis "), to: "new/\(path)")
    #expect(try diff("old", "new").output.contains("[translation-changed]"))
    try folder.write(Self.forms("m", "Mehr", start: "Bis "), to: "old/\(path)")
    #expect(
      try diff("old", "new").output.contains("the form 'other' of the title changed from 'Mehr' to 'Viele'")
    )
  }

  @Test func `removed forms are lost translations, and damaged ones are reported as such`() throws {
    let path = "de.lproj/Up.stringsdict"
    try folder.write(Self.forms("count", "Viele"), to: "old/\(path)")
    try write("new", #"aB3dE5 = "Oben";"#)
    let lost = try diff("old", "new")
    #expect(
      lost.output == """
        intent Up
          careful   the forms that the title 'Up' has in 'de' for numbers or devices were removed, so people always read 'Oben' [translation-removed]
                    careful for localized texts
                    old old/de.lproj/Up.stringsdict:1:33
                    new new/de.lproj/Up.strings:1:1

        """
    )
    #expect(
      try diff("new", "old").output.contains(
        "safe      in 'de', the title now depends on numbers or devices; before, it was always 'Oben' "
          + "[translation-changed]"
      )
    )
    let damaged = String(Self.forms("count", "Viele").dropLast(60))
    try folder.write(damaged, to: "new/\(path)")
    let result = try diff("old", "new")
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("new/de.lproj/Up.stringsdict:5:36: error:"), "\(result.errors)")
    #expect(result.code == 1)
  }

  @Test func `texts can be in another table`() throws {
    try write("new", #"aB3dE5 = "Oben";"#, name: "Down")
    let moved = try diff("old", "new")
    #expect(moved.errors == "0 breaking changes, 0 careful, 2 safe\n")
    #expect(
      moved.output.contains(
        "the table of its texts changed from 'Up' to 'Down' [table-changed]"
      )
    )
    try folder.write(#"aB3dE5 = "Oben";"#, to: "new/de.lproj/Up.strings")
    try folder.write("", to: "new/de.lproj/Down.strings")
    #expect(try diff("old", "new").errors == "0 breaking changes, 1 careful, 2 safe\n")
    let copy = ["old/Base.lproj/Up.intentdefinition", "new/Base.lproj/Down.intentdefinition"]
    try folder.write(SmallDefinition.xml(), to: "copy.intentdefinition")
    #expect(try diff(copy[0], "copy.intentdefinition").errors == silent)
    #expect(try diff("copy.intentdefinition", copy[1]).errors == silent)
  }

  @Test(.enabled(if: GitFolder.isPresent, "there is no git"))
  func `each revision uses its own tables`() throws {
    let repository = try GitFolder()
    let definition = "App/Base.lproj/Up.intentdefinition"
    let table = "App/de.lproj/Up.strings"
    try repository.commit([definition: SmallDefinition.xml(), table: #"aB3dE5 = "Oben";"#])
    try repository.commit([table: #"aB3dE5 = "Hinauf";"#])
    try repository.git("rm", "--quiet", table)
    try repository.commit(["keep.txt": ""])
    for path in [".", "App", definition] {
      for range in ["HEAD~2..HEAD~1", "HEAD~1..HEAD", "HEAD~1"] {
        let result = try CommandLine.run(["diff", "--git", range, "--", path], in: repository.folder.path)
        let isChange = range.hasSuffix("HEAD~1") && range.hasPrefix("HEAD~2")
        let rule = isChange ? "[translation-changed]" : "[translation-removed]"
        #expect(result.output.contains(rule), "\(path) \(range): \(result.output)\(result.errors)")
        if isChange { #expect(result.output.contains("old HEAD~2:App/de.lproj/Up.strings:1:1\n")) }
      }
    }
  }

  /// A format is translated for each case, under the format's ID and the case's.
  @Test func `translations that follow a case to its new ID have not changed`() throws {
    func write(_ side: String, _ id: String, _ german: String) throws {
      let list: Short = ["=mode": ["Title": "Show ${mode}", "TitleID": "sShow0"]]
      let sample = Sample(intent: ["Configurable": true, "ParameterCombinations": list])
      let xml = sample.xml.replacing("cSmall", with: id)
      try folder.write(xml, to: "\(side)/Base.lproj/Up.intentdefinition")
      let table = #""\#(id)" = "Klein"; "sShow0-\#(id)" = "\#(german)";"#
      try folder.write(table, to: "\(side)/de.lproj/Up.strings")
    }
    try write("old", "cSmall", "Kleines zeigen")
    try write("new", "tiny00", "Kleines zeigen")
    let kept = try diff("old", "new")
    #expect(!kept.output.contains("translation-"), "\(kept.output)")
    try write("new", "tiny00", "Winziges zeigen")
    #expect(try diff("old", "new").output.contains("changed from 'Kleines zeigen' to 'Winziges zeigen'"))
  }
}
