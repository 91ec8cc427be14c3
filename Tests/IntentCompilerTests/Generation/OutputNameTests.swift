import TestSupport
import Testing

@testable import IntentCompiler

struct OutputNameTests {
  private func generate(_ names: String...) -> ([String], [String]) {
    var compiled = Compiled(names.map { ($0, definition()) })
    let files = compiled.generate()
    return (files.map(\.name), compiled.lines)
  }

  @Test(arguments: ["Up Next", "größe", "-x", "a.b", "..", "'"])
  func `unusual but valid names`(name: String) {
    let (files, lines) = generate(name)
    #expect(files == ["\(name).intentdefinition.swift"] && lines == [])
  }

  @Test(arguments: ["../up", "/etc/up", "a/b", "a\\b", "a\"b", "a\nb", "a\0b", "a\u{202E}b"])
  func `harmful names`(name: String) {
    let (files, lines) = generate(name)
    #expect(files == [])
    expectReports(lines, ["error output-name \(name).intentdefinition"])
  }

  @Test func `a name that is too long`() {
    let name = String(repeating: "x", count: 250)
    let (files, lines) = generate(name)
    #expect(files == [])
    expectReports(
      lines,
      [
        "error output-name "
          + "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.intentdefinition: the generated file's name would have 273 bytes, more than 255; choose a shorter name"
      ]
    )
  }

  @Test func `definitions with the same file on case-insensitive file systems`() {
    let (files, lines) = generate("Up", "up")
    #expect(files == [])
    expectReports(
      lines,
      [
        "error output-name-collision up.intentdefinition: this would be generated as "
          + "'up.intentdefinition.swift', "
          + "which is the same file as 'Up.intentdefinition.swift' on many file systems; rename one of them",
        "note Up.intentdefinition: the other one is here",
      ]
    )
  }

  @Test func `definitions with names that look the same but have different code points`() {
    let (files, lines) = generate("\u{E9}", "e\u{301}")
    #expect(files == [])
    expectReports(lines, ["error output-name-collision é.intentdefinition", "note é.intentdefinition"])
  }

  @Test func `declarations with the same file on case-insensitive file systems`() {
    let plist = definition(enums: [
      enumeration("Mode", ["unknown"]), enumeration("mode", ["unknown"]).marked(1),
    ])
    var compiled = Compiled([("X", plist)])
    #expect(compiled.generate().count == 1)
    #expect(compiled.generate(GenerationOptions(isSplit: true)).isEmpty)
    #expect(compiled.rules == ["output-name-collision ⟦1⟧"])
  }
}
