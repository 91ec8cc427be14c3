import TestSupport
import Testing

/// GitHub runs a line of a log that begins with `::`, after spaces, and what follows `##[` anywhere.
struct HostileFileNameTests {
  private static let uses: [[String]] = [
    ["validate"], ["validate", "--show-source"], ["validate", "--fix"], ["describe"],
    ["generate", "--output", "."],
    ["format"], ["format", "--check"], ["design", "--set", "Up.title = X", "--dry-run"],
    ["design", "--set", "Up.title = X"], ["edit", "--explain"], ["edit", "--set", "size=1"], ["check"],
    ["preview"],
    ["options", "--parameter", "color"], ["diff", "Old.intentdefinition"], ["diff", "--git", "HEAD", "--"],
    ["release", "1.0"], ["migrate"],
  ]

  @Test(arguments: ["::error::x", "##[error]x", "::error::x/Up", "##[error]x/Up"])
  func `the name of a file is no command`(_ name: String) throws {
    let folder = try TestFolder()
    let definition = "\(name).intentdefinition"
    try folder.write(SmallDefinition.xml(["red"]), to: "Old.intentdefinition")
    for words in Self.uses {
      // Has the unknown type 'Colour', and an unknown key.
      let text = SmallDefinition.xml().replacing("EnumName", with: "EnumNames")
      try folder.write(text, to: definition)
      try expectNoCommands(words + [definition], in: folder)
      try folder.write(SmallDefinition.xml(), to: definition)
      try expectNoCommands(words + [definition], in: folder)
    }
  }

  private func expectNoCommands(_ words: [String], in folder: TestFolder) throws {
    let result = try BuiltProgram.run(words, in: folder.path)
    for line in (result.output + result.errors).split(whereSeparator: \.isNewline) {
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains("##[")
      #expect(!isCommand, "\(words.joined(separator: " ")) prints: \(line)")
    }
  }
}
