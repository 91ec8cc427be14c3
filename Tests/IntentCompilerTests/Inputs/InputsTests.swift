import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct InputsTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func read(_ names: String...) -> (files: [String], messages: [String], rules: [Rule]) {
    let inputs = Inputs.read(names.map { folder($0) })
    let problems = inputs.emptyFolders.map { $0.report() } + inputs.diagnostics
    return (
      inputs.files.map { folder.short($0.path) },
      problems.map { $0.report.replacing(folder.path + "/", with: "") },
      problems.map(\.rule)
    )
  }

  @Test func `a file keeps its path, name and bytes`() throws {
    let path = try folder.write("text", to: "UpNext.intentdefinition")
    #expect(
      Inputs.read([path]).files == [InputFile(path: path, name: "UpNext", bytes: Array("text".utf8))]
    )
  }

  @Test func `a folder is searched in the order of the names`() throws {
    let skipped = [".git/X", ".build/X", "Pods/X", "b/DerivedData/X", "node_modules/X", "de.xcloc/Source/X"]
    for name in ["b/Z", "b/A", "a", "C"] + skipped {
      try folder.write(to: name + ".intentdefinition")
    }
    try folder.write(to: "b/readme.md")
    let expected = ["C", "a", "b/A", "b/Z"].map { "src/\($0).intentdefinition" }
    let outer = try TestFolder()
    try FileManager.default.moveItem(atPath: folder.path, toPath: outer("src"))
    for argument in ["src", "src/"] {
      let inputs = Inputs.read([outer(argument)])
      #expect(inputs.files.map { outer.short($0.path) } == expected)
      #expect(inputs.diagnostics == [])
    }
  }

  @Test func `the same file counts once`() throws {
    try folder.write(to: "a/X.intentdefinition")
    try folder.link("L", to: folder("a/X.intentdefinition"))
    #expect(
      read("a/X.intentdefinition", "a", "a/../a/X.intentdefinition", "L").files == ["a/X.intentdefinition"]
    )
  }

  @Test func `links are not followed in a search`() throws {
    try folder.write(to: "in/X.intentdefinition")
    try folder.write(to: "out/Y.intentdefinition")
    try folder.link("in/out", to: folder("out"))
    try folder.link("in/circle", to: folder("in"))
    try folder.link("in/Y.intentdefinition", to: folder("out/Y.intentdefinition"))
    let result = read("in")
    #expect(result.files == ["in/X.intentdefinition"])
    #expect(result.rules == [.linkedDefinition])
    #expect(read("in/Y.intentdefinition").files == ["in/Y.intentdefinition"])
  }

  @Test func `a missing file suggests the nearest name`() throws {
    try folder.write(to: "UpNext.intentdefinition")
    expectReports(
      read("UpNxt.intentdefinition").messages,
      [
        "missing-input: no such file or folder; did you mean 'UpNext.intentdefinition'?"
      ]
    )
    expectReports(read("UpNext").messages, ["missing-input"])
    expectReports(read("x/y/z").messages, ["missing-input"])
    #expect(Inputs.read([""]).diagnostics.map(\.rule) == [.missingInput])
    #expect(Inputs.read(["a\0b"]).diagnostics.map(\.rule) == [.missingInput])
  }

  @Test func `a folder without definitions is an error`() throws {
    try folder.write(to: "empty/readme.md")
    let result = read("empty")
    expectReports(result.messages, ["no-definitions"])
    try folder.write(to: "empty/Pods/Kit/X.intentdefinition")
    try folder.write(to: "empty/node_modules/readme.md")
    expectReports(read("empty").messages, ["no-definitions"])
    #expect(read("empty/Pods").messages.isEmpty)
  }

  @Test func `a skipped folder is named only if naming it finds a definition`() throws {
    try folder.write(to: "out/X.intentdefinition")
    try folder.write(to: "in/.X.intentdefinition")
    try folder.write(to: "in/node_modules/a/node_modules/X.intentdefinition")
    try folder.write(to: "in/node_modules/.cache/X.intentdefinition")
    try folder.write(to: "in/node_modules/b/X.intentdefinition/readme.md")
    try folder.link("in/Pods", to: folder("out"))
    try folder.link("in/node_modules/c", to: folder("out"))
    try folder.link("in/node_modules/X.intentdefinition", to: folder("out/X.intentdefinition"))
    expectReports(
      read("in").messages,
      [
        "no-definitions: no '.intentdefinition' file; name a definition, or a folder that contains one"
      ]
    )
    try folder.write(to: "in/.cache/X.intentdefinition")
    expectReports(read("in").messages, ["no-definitions"])
    // Hidden folders come last.
    try folder.write(to: "in/Carthage/X.intentdefinition")
    expectReports(read("in").messages, ["no-definitions"])
  }

  @Test func `the search in skipped folders has one limit`() throws {
    for number in 0..<5_001 {
      for name in ["a", "b"] { try folder.write(to: "in/\(name)/node_modules/\(number)") }
    }
    try folder.write(to: "in/b/node_modules/z/X.intentdefinition")
    expectReports(read("in").messages, ["no-definitions"])
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `a forbidden file is an error`() throws {
    let path = try folder.write(to: "X.intentdefinition")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(
      read("X.intentdefinition").messages == [
        "unreadable-input: cannot be read: permission denied"
      ]
    )
  }

  #if os(Linux)
    @Test func `a folder whose name is not UTF-8 is not skipped in silence`() throws {
      try folder.write(to: "in/X.intentdefinition")
      #expect(
        mkdir((folder("in") + "/").utf8CString.dropLast() + [0x43, CChar(bitPattern: 0xE9), 0], 0o777) == 0
      )
      #expect(
        read("in").messages == [
          "unreadable-input: cannot be read: its name is not UTF-8; rename it"
        ]
      )
    }
  #endif

  @Test func `a search ends at 100 folders in each other`() throws {
    func deep(_ levels: Int) -> String { String(repeating: "a/", count: levels) }
    try folder.write(to: deep(99) + "Found.intentdefinition")
    try folder.write(to: deep(100) + "Hidden.intentdefinition")
    let (files, messages, _) = read("")
    #expect(files == [deep(99) + "Found.intentdefinition"])
    #expect(messages == ["unreadable-input: cannot be read: 100 folders are around it"])
  }

  @Test func `a loop of links is an error`() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    expectReports(read("a").messages, ["unreadable-input: cannot be read: its symbolic links form a loop"])
  }

  @Test(arguments: ["Base", "base"]) func `base wins over its copies`(_ base: String) throws {
    for language in ["de", base, "en"] { try folder.write(to: "\(language).lproj/X.intentdefinition") }
    let inputs = Inputs.read([folder.path])
    #expect(inputs.files.map { folder.short($0.path) } == ["\(base).lproj/X.intentdefinition"])
    expectReports(
      inputs.diagnostics,
      ["localised-copy: only the copy of this definition in '\(base).lproj' is read"]
    )
    #expect(
      inputs.diagnostics.first?.notes.compactMap { $0.location.map { folder.short($0.file) } }
        == ["de.lproj/X.intentdefinition", "en.lproj/X.intentdefinition"]
    )
  }

  @Test(arguments: [(["de", "en", "fr"], "en"), (["fr", "de"], "de")])
  func `without a base one copy is chosen with a warning`(languages: [String], chosen: String) throws {
    for language in languages { try folder.write(to: "a/\(language).lproj/X.intentdefinition") }
    let result = read("a")
    #expect(result.files == ["a/\(chosen).lproj/X.intentdefinition"])
    #expect(result.rules == [.noBaseLocalisation])
  }

  @Test func `a table of strings under the name of a definition is not chosen`() throws {
    try folder.write("\"a1b2\" = \"Stop\";\n", to: "a/en.lproj/X.intentdefinition")
    try folder.write("<?xml version=\"1.0\"?><plist/>", to: "a/fr.lproj/X.intentdefinition")
    #expect(read("a").files == ["a/fr.lproj/X.intentdefinition"])
  }

  @Test func `a copy next to a language folder is probably old`() throws {
    try folder.write(to: "a/X.intentdefinition")
    try folder.write(to: "a/Base.lproj/X.intentdefinition")
    let inputs = Inputs.read([folder("a")])
    #expect(inputs.files.map { folder.short($0.path) } == ["a/Base.lproj/X.intentdefinition"])
    expectReports(
      inputs.diagnostics,
      [
        "localised-copy: Xcode moves a definition to an '.lproj' folder when it is localized, so this is probably an old copy "
          + "of '\(folder("a/Base.lproj/X.intentdefinition"))', and is not read; delete one of them"
      ]
    )
    #expect(inputs.diagnostics.map { $0.location.map { folder.short($0.file) } } == ["a/X.intentdefinition"])
    #expect(inputs.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `files with other names or folders are not copies`() throws {
    try folder.write(to: "a/Base.lproj/X.intentdefinition")
    try folder.write(to: "a/de.lproj/Y.intentdefinition")
    try folder.write(to: "b/de.lproj/X.intentdefinition")
    let result = read("a", "b")
    #expect(result.files.count == 3)
    #expect(result.messages == [])
  }
}
