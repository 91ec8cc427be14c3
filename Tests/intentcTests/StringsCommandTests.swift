import Foundation
import GeneratedSchemas
import IntentChecking
import TestSupport
import Testing

struct StringsCommandTests {
  let folder: TestFolder
  static let definition = "Base.lproj/UpNext.intentdefinition"

  init() throws {
    folder = try TestFolder()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try folder.write(
      try String(contentsOf: root.appendingPathComponent("Schemas/UpNext.intentdefinition"), encoding: .utf8),
      to: Self.definition
    )
  }

  func strings(_ arguments: String...) throws -> CommandLine.Result {
    try CommandLine.run(["strings", arguments[0], Self.definition] + arguments.dropFirst(), in: folder.path)
  }

  private func translate(_ name: String, _ texts: KeyValuePairs<String, String>) throws {
    var text = try folder.text(of: name)
    for (old, new) in texts {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    try folder.write(text, to: name)
  }

  private func german(_ lookup: TextLookup) -> String { lookup(UpNextConfiguration.schema.title) }

  @Test func `a translation goes from the export through an import to the generated code, in a catalog`()
    throws
  {
    #expect(try strings("export", "--output", "UpNext.xcstrings").code == 0)
    #expect(try strings("export", "--locale", "de", "--output", "de.strings").code == 0)
    try translate("de.strings", ["\"Up Next\";": "\"Demnächst\";"])
    let imported = try strings("import", "de.strings", "--locale", "de")
    #expect(imported.errors.hasSuffix("1 text imported into UpNext.xcstrings\n"))
    let catalog = try Data(contentsOf: URL(fileURLWithPath: folder("UpNext.xcstrings")))
    #expect(german(try TextLookup(catalog: catalog, table: "UpNext", language: "de-AT")) == "Demnächst")
    #expect(german(try TextLookup(catalog: catalog, table: "UpNext", language: "fr")) == "Up Next")
    let described = try CommandLine.run(["describe", Self.definition, "--locale", "de"], in: folder.path)
    #expect(described.output.contains("Demnächst"))
    #expect(described.errors == "")
    let edited = try CommandLine.run(
      ["edit", Self.definition, "--locale", "de", "--plain"],
      input: "q\n",
      in: folder.path
    )
    #expect((edited.output + edited.errors).contains("Demnächst"))
    #expect(try strings("sync", "--check").code == 0)
  }

  @Test func `a translation goes from the export through an import to the generated code, in tables`() throws
  {
    #expect(try strings("export", "--locale", "de", "--output", "de.strings").code == 0)
    try translate("de.strings", ["\"Up Next\";": "\"Demnächst\";"])
    let imported = try strings("import", "de.strings", "--locale", "de")
    #expect(imported.errors.hasSuffix("1 text imported into de.lproj/UpNext.strings\n"))
    let table = try PropertyListDecoder().decode(
      [String: String].self,
      from: Data(contentsOf: URL(fileURLWithPath: folder("de.lproj/UpNext.strings")))
    )
    #expect(german(TextLookup(tables: ["UpNext": table])) == "Demnächst")
    let described = try CommandLine.run(["describe", Self.definition, "--locale", "de"], in: folder.path)
    #expect(described.output.contains("Demnächst"))
    let again = try strings("import", "de.strings", "--locale", "de")
    #expect(again.errors.hasSuffix("nothing changes\n"))
  }

  @Test func `a dry run shows the change as a diff and writes nothing`() throws {
    try folder.write(
      "\"lAI3QX\" = \"Danach\";\n\"pHxW9P\" = \"Zeigt etwas.\";\n",
      to: "de.lproj/UpNext.strings"
    )
    try folder.write("lAI3QX = \"Demnächst\";\n", to: "new/de.lproj/UpNext.strings")
    let result = try strings("import", "new/de.lproj/UpNext.strings", "--dry-run")
    #expect(
      result.output == """
        --- a/de.lproj/UpNext.strings
        +++ b/de.lproj/UpNext.strings
        @@ -1,2 +1,2 @@
        -"lAI3QX" = "Danach";
        +"lAI3QX" = "Demnächst";
         "pHxW9P" = "Zeigt etwas.";

        """
    )
    #expect(result.errors == "1 text would be imported into de.lproj/UpNext.strings\n")
    #expect(try folder.text(of: "de.lproj/UpNext.strings").contains("Danach"))
    try folder.write("lAI3QX = \"Ensuite\";\n", to: "fr.strings")
    let new = try strings("import", "fr.strings", "--locale", "fr", "--dry-run")
    #expect(
      new.output.hasPrefix(
        "--- /dev/null\n+++ b/fr.lproj/UpNext.strings\n@@ -0,0 +1,2 @@\n+/* UpNext › title. Title"
      )
    )
  }

  @Test func `a wrong translation is an error with its place`() throws {
    try folder.write("lAI3QX = \"Demnächst ${x}\";\n", to: "de.strings")
    let result = try strings("import", "de.strings", "--locale", "de")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("de.strings:1:11: error: '${x}' is not a placeholder of 'Up Next'"))
    let note = result.errors.split(separator: "\n").first { $0.contains("note: this is the text") }
    #expect(
      note?.wholeMatch(of: /Base.lproj\/UpNext.intentdefinition:[0-9]+:[0-9]+: note: this is the text/) != nil
    )
    #expect(try !folder.names().contains("de.lproj"))
  }

  @Test func `the language must be known`() throws {
    try folder.write("\"lAI3QX\" = \"Demnächst\";", to: "x.strings")
    let result = try strings("import", "x.strings")
    #expect(result.code == 64)
    #expect(result.errors.contains("cannot tell the language of 'x.strings'; give '--locale'"))
    #expect(result.errors.contains("See 'intentc strings import --help' for more information."))
    #expect(try strings("import", "x.strings", "--locale", "../de").code == 64)
    #expect(try strings("sync", "--locale", "Base").code == 64)
    #expect(try strings("import", "x.strings", "--locale", "de").code == 0)
  }

  @Test func `sync creates tables, and checks that they are in step`() throws {
    #expect(
      try strings("sync").errors == "note: there are no tables; '--locale' creates one for each language\n"
    )
    #expect(try strings("sync", "--locale", "de,fr", "--check").code == 1)
    let result = try strings("sync", "--locale", "de,fr")
    #expect(result.output == "de.lproj/UpNext.strings\nfr.lproj/UpNext.strings\n")
    let inStep = try strings("sync", "--check")
    #expect(inStep.code == 0)
    #expect(inStep.errors.contains("'--old' finds translations of changed texts"))
    let named = ["validate", Self.definition, "--lint", "--locale", "de,fr"]
    let report = try CommandLine.run(named, in: folder.path)
    #expect(report.errors.contains("no table contains translations of 'UpNext' in de and fr"))
    try folder.write("\"gone\" = \"a\";", to: "de.lproj/UpNext.strings")
    #expect(try strings("sync", "--check", "--keep-stale").output == "de.lproj/UpNext.strings\n")
  }

  @Test func `an export never replaces the definition or its tables`() throws {
    try folder.write("\"lAI3QX\" = \"Danach\";\n", to: "de.lproj/UpNext.strings")
    for output in ["de.lproj/UpNext.strings", Self.definition] {
      let before = try folder.text(of: output)
      #expect(try strings("export", "--format", "strings", "--output", output).code != 0)
      #expect(try folder.text(of: output) == before)
    }
  }

  @Test func `no export replaces a table of another definition or a catalog`() throws {
    try folder.write("\"a\" = \"Danach\";\n", to: "de.lproj/Other.strings")
    let result = try strings("export", "--output", "de.lproj/Other.strings")
    #expect(result.code == 1)
    #expect(result.errors.contains("it is a table, and its translations would be lost; use another path"))
    #expect(try folder.text(of: "de.lproj/Other.strings") == "\"a\" = \"Danach\";\n")
    try folder.write("{}", to: "Other.xcstrings")
    #expect(try strings("export", "--output", "Other.xcstrings").code == 1)
    #expect(try folder.text(of: "Other.xcstrings") == "{}")
  }

  @Test func `a table that is too large is a table`() throws {
    try folder.write(String(repeating: " ", count: 17 << 20), to: "de.lproj/UpNext.strings")
    let result = try strings("sync")
    #expect(result.code == 1)
    #expect(
      result.errors
        == "de.lproj/UpNext.strings: error: cannot read 'de.lproj/UpNext.strings': it is larger than 16 MiB "
        + "[unreadable-translation]\n"
    )
  }

  @Test func `a check of a damaged table fails`() throws {
    try folder.write("garbage", to: "de.lproj/UpNext.stringsdict")
    let result = try strings("sync", "--check")
    #expect(result.code == 1)
    #expect(
      result.errors.contains("de.lproj/UpNext.stringsdict:1:1: error: this is not a property list in XML; ")
    )
  }

  @Test func `a problem of a form has the place of the form that it quotes`() throws {
    let forms = """
      <plist version="1.0"><dict><key>lAI3QX</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>one</key><string>one next</string>
      <key>other</key><string>%d next</string></dict></dict></dict></plist>
      """
    try folder.write(forms, to: "en.lproj/UpNext.stringsdict")
    try folder.write(forms.replacing("%d next", with: "next"), to: "new/en-GB.lproj/UpNext.stringsdict")
    let result = try strings("import", "new/en-GB.lproj/UpNext.stringsdict")
    #expect(
      result.errors == """
        new/en-GB.lproj/UpNext.stringsdict:4:25: error: the translation lacks '%d' of '%d next'; add it [lost-placeholder]
        en.lproj/UpNext.stringsdict:4:25: note: this is the text

        """
    )
  }

  @Test func `a diff of a table with the line breaks of Windows has only the changed line`() throws {
    let table = "\"lAI3QX\" = \"A\";\r\n\"pHxW9P\" = \"B\";\r\n\"TCqpk2\" = \"C\";\r\n"
    try folder.write(table, to: "de.lproj/UpNext.strings")
    try folder.write("lAI3QX = \"A\";\npHxW9P = \"X\";\n", to: "de.strings")
    #expect(
      try strings("import", "de.strings", "--locale", "de", "--dry-run").output.replacing("\r\n", with: "\n")
        == """
        --- a/de.lproj/UpNext.strings
        +++ b/de.lproj/UpNext.strings
        @@ -1,3 +1,3 @@
         "lAI3QX" = "A";
        -"pHxW9P" = "B";
        +"pHxW9P" = "X";
         "TCqpk2" = "C";

        """
    )
  }

  @Test func `sync prints what it does with each table`() throws {
    try folder.write("\"gone\" = \"Weg\";\n", to: "de.lproj/UpNext.strings")
    let words = "23 new and 1 removed; "
    #expect(
      try strings("sync", "--dry-run").errors
        == "de.lproj/UpNext.strings: would change: \(words)would remove the translations of 'gone'\n"
    )
    #expect(
      try strings("sync").errors == "de.lproj/UpNext.strings: \(words)removed the translations of 'gone'\n"
    )
    #expect(try strings("sync").errors == "")
  }

  @Test func `nothing is written through a language folder that is a link`() throws {
    #expect(try strings("export", "--locale", "de", "--output", "de.strings").code == 0)
    try folder.write("/* */\n\"gone\" = \"Weg\";\n", to: "other/UpNext.strings")
    try FileManager.default.createSymbolicLink(atPath: folder("de.lproj"), withDestinationPath: "other")
    for words in [["sync"], ["import", "de.strings", "--locale", "de", "--include-same"]] {
      let result = try CommandLine.run(
        ["strings", words[0], Self.definition] + words.dropFirst(),
        in: folder.path
      )
      #expect(result.code == 1, "\(result)")
      #expect(
        result.errors.contains("cannot write 'de.lproj/UpNext.strings': its folder is a symbolic link"),
        "\(result)"
      )
      #expect(!result.errors.contains("; removed the translations"), "\(result)")
    }
    #expect(try folder.text(of: "other/UpNext.strings").contains("Weg"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("other")) == ["UpNext.strings"])
  }

  @Test func `an export reports a key that is there twice, with both places`() throws {
    let table = "\"lAI3QX\" = \"Danach\";\n\"lAI3QX\" = \"Gleich\";\n"
    try folder.write(table, to: "de.lproj/UpNext.strings")
    let result = try strings("export", "--locale", "de", "--output", "de.strings")
    #expect(result.code == 0)
    #expect(
      result.errors.contains(
        "de.lproj/UpNext.strings:2:2: warning: the key 'lAI3QX' is there twice, and the last one counts; remove one"
      )
    )
    #expect(result.errors.contains("de.lproj/UpNext.strings:1:2: note: the first one is here"))
    #expect(try folder.text(of: "de.strings").contains("\"lAI3QX\" = \"Gleich\";"))
  }

  @Test(arguments: [
    (["x.stringsdict"], "an export cannot be 'x.stringsdict'"),
    (["de.xliff"], "an export cannot be 'de.xliff'; it ends in '.strings' or '.xcstrings'"),
    (
      ["x.xcstrings", "--format", "strings"],
      "'--output x.xcstrings' does not fit the format strings, whose files end in '.strings'"
    ),
  ])
  func `the name of an export fits its format`(_ arguments: [String], _ message: String) throws {
    let result = try CommandLine.run(
      ["strings", "export", Self.definition, "--output"] + arguments,
      in: folder.path
    )
    #expect(result.code == 64)
    #expect(result.errors.contains(message))
  }

  @Test(arguments: ["german", "fr_FR", "d", "de-", "-de"])
  func `a new language is named by its code`(_ name: String) throws {
    for command in [["export"], ["sync"]] {
      let result = try CommandLine.run(
        ["strings"] + command + [Self.definition, "--locale=\(name)"],
        in: folder.path
      )
      #expect(result.code == 64, "\(name)")
      #expect(result.errors.contains("'--locale' takes the code of a language, such as 'de' or 'pt-BR'"))
    }
  }

  @Test func `a table whose folder has another spelling of the language keeps it`() throws {
    try folder.write("\"lAI3QX\" = \"Danach\";\n", to: "pt_BR.lproj/UpNext.strings")
    try folder.write("lAI3QX = \"Depois\";\n", to: "x.strings")
    let imported = try strings("import", "x.strings", "--locale", "pt-BR")
    #expect(imported.errors == "1 text imported into pt_BR.lproj/UpNext.strings\n")
  }

  @Test(arguments: ["de.xliff", "de.xcloc", "texts.csv", "German.txt"])
  func `another format is named, with those that can be imported`(_ name: String) throws {
    try folder.write("lAI3QX = \"Danach\";\n", to: name)
    let result = try strings("import", name, "--locale", "de")
    #expect(result.code == 64)
    let words = "'\(name)' cannot be imported; use a '.strings', '.stringsdict' or '.xcstrings' file"
    #expect(result.errors.contains(words))
  }

  @Test func `damaged files are errors with their places, and nothing is lost`() throws {
    try folder.write("\"lAI3QX\" = \"Danach\"", to: "de.lproj/UpNext.strings")
    let export = try strings("export", "--locale", "de")
    #expect(export.code == 1)
    #expect(export.errors.contains("de.lproj/UpNext.strings:1:20: "))
    try folder.write("lAI3QX = \"Demnächst\";\n", to: "de.strings")
    let result = try strings("import", "de.strings", "--locale", "de")
    #expect(result.code == 1)
    #expect(
      result.errors.contains("de.lproj/UpNext.strings:1:20: error: a semicolon is missing after 'Danach'")
    )
    #expect(try folder.text(of: "de.lproj/UpNext.strings") == "\"lAI3QX\" = \"Danach\"")
  }

  @Test(arguments: [
    ["export", "-"], ["export", "Nothing"], ["export", definition, "--format", "docx"],
    ["export", definition, "--locale", "de,fr"], ["export", definition, "--locale", ""],
    ["export", definition, "--locale", "de,DE", "--format", "xcstrings"],
    ["sync", definition, "--locale", "pt_BR,pt-br"],
    ["export", definition, "--output", "a.strings", "--format", "xcstrings"], ["import", definition],
    ["sync", "-"], ["sync", definition, "--check", "--dry-run"],
    ["nosuch"],
  ])
  func `a wrong command line is reported`(_ arguments: [String]) throws {
    let result = try CommandLine.run(["strings"] + arguments, in: folder.path)
    #expect(result.code == (arguments[1...].contains("Nothing") ? 1 : 64), "\(arguments): \(result.errors)")
    #expect(!result.errors.isEmpty)
  }
}
