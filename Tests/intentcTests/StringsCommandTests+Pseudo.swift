import Foundation
import Testing

/// `intentc strings pseudo`, and what the other commands do with its tables.
extension StringsCommandTests {
  @Test(arguments: ["German.strings", "de.lproj/UpNext.strings", "de.lproj/Other.strings"])
  func `a pseudo-language never replaces translations`(_ path: String) throws {
    let table = "/* my translation */\n\"TCqpk2\" = \"Kalender\";\n"
    try folder.write(table, to: path)
    let result = try strings("pseudo", "--output", path)
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "cannot write '\(path)': 'intentc strings pseudo' did not make this file, or it was changed since; remove it, "
          + "or use another path"
      )
    )
    #expect(try folder.text(of: path) == table)
  }

  @Test func `a table in a pseudo-language is replaced until someone changes it`() throws {
    for path in ["Pseudo.strings", "en-XA.lproj/UpNext.strings"] {
      #expect(try strings("pseudo", "--output", path).code == 0)
      #expect(try strings("pseudo", "--kind", "doubled", "--output", path).code == 0)
      #expect(try folder.text(of: path).contains("= \"Up Next Up Next\";"))
      try folder.write(
        try folder.text(of: Self.definition).replacing("Up Next", with: "Later"),
        to: Self.definition
      )
      #expect(try strings("pseudo", "--output", path).code == 0)
      try folder.write(try folder.text(of: path) + "\"TCqpk2\" = \"Kalender\";\n", to: path)
      #expect(try strings("pseudo", "--kind", "doubled", "--output", path).code == 1)
      #expect(try folder.text(of: path).contains("Kalender"))
      try folder.write(
        try folder.text(of: Self.definition).replacing("Later", with: "Up Next"),
        to: Self.definition
      )
    }
    // The definition's own table in the same pseudo-language.
    #expect(try strings("pseudo", "--output", "en-XA.lproj/UpNext.strings").code == 0)
    try FileManager.default.createDirectory(atPath: folder("x.strings"), withIntermediateDirectories: true)
    #expect(try strings("pseudo", "--output", "x.strings").errors.contains("it is a folder"))
  }

  @Test func `a pseudo-language shows in the editor's face`() throws {
    #expect(try strings("pseudo", "--output", "en-XA.lproj/UpNext.strings").code == 0)
    let described = try CommandLine.run(["describe", Self.definition, "--locale", "en-XA"], in: folder.path)
    #expect(described.output.contains("[Ûþ Ñéẋţ ~~~]"))
    #expect(try strings("pseudo", "--kind", "doubled").output.contains("= \"Up Next Up Next\";"))
  }

  @Test func `a pseudo-language is exported only if it is asked for`() throws {
    let made = try strings("pseudo", "--output", "en-XA.lproj/UpNext.strings")
    #expect(made.output == "en-XA.lproj/UpNext.strings\n")
    #expect(try strings("sync", "--locale", "de").code == 0)
    let header = try strings("export", "--format", "csv").output.prefix { !$0.isNewline }
    #expect(header.contains("de") && !header.contains("en-XA"), "\(header)")
    #expect(try strings("export", "--format", "csv", "--locale", "en-XA").output.contains("en-XA"))
  }
}
