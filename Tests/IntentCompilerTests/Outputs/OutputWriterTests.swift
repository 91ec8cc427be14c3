import Foundation
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

struct OutputWriterTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func file(_ name: String, _ text: String = "text") -> GeneratedFile {
    GeneratedFile(name: name, bytes: Array(text.utf8))
  }

  private func failure(_ files: GeneratedFile..., in name: String? = nil) -> [String] {
    do {
      _ = try OutputWriter(folder: name.map { folder($0) } ?? folder.path).write(files)
      return []
    } catch {
      return [error.diagnostic.report.replacing(folder.path + "/", with: "")]
    }
  }

  @Test func `files are written into a new folder`() throws {
    let changes = try OutputWriter(folder: folder("a/b/c")).write([file("X.swift"), file("Y.swift", "")])
    #expect(changes.map(\.kind) == [.created, .created])
    #expect(changes.map { folder.short($0.path) } == ["a/b/c/X.swift", "a/b/c/Y.swift"])
    #expect(try folder.text(of: "a/b/c/X.swift") == "text")
    #expect(try folder.text(of: "a/b/c/Y.swift") == "")
  }

  @Test func `a trailing slash changes nothing`() throws {
    _ = try OutputWriter(folder: folder("a/b/")).write([file("X.swift")])
    #expect(try folder.text(of: "a/b/X.swift") == "text")
  }

  @Test func `a file that has its bytes is not touched`() throws {
    let path = try folder.write("text", to: "X.swift")
    try folder.write("old", to: "Y.swift")
    let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: path)
    let changes = try OutputWriter(folder: folder.path).write([file("X.swift"), file("Y.swift")])
    #expect(changes.map(\.kind) == [.unchanged, .updated])
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == longAgo)
    #expect(try folder.text(of: "Y.swift") == "text")
    #expect(try folder.names() == ["X.swift", "Y.swift"])
  }

  @Test func `a dry run reports the changes without making them`() throws {
    try folder.write("text", to: "X.swift")
    try folder.write("old", to: "Y.swift")
    let files = [file("X.swift"), file("Y.swift"), file("Z.swift")]
    #expect(
      try OutputWriter(folder: folder.path).changes(files).map(\.kind) == [.unchanged, .updated, .created]
    )
    #expect(
      try OutputWriter(folder: folder("new")).changes(files).map(\.kind) == [.created, .created, .created]
    )
    #expect(try folder.names() == ["X.swift", "Y.swift"])
  }

  @Test(arguments: [
    "", ".", "..", "../X.swift", "a/X.swift", "/etc/x", "a\0b", String(repeating: "a", count: 256),
  ])
  func `a name that leads elsewhere is refused`(name: String) throws {
    expectReports(failure(file("Fine.swift"), file(name)), ["output-name"])
    #expect(try folder.names() == [])
  }

  @Test func `two files of one name are refused`() throws {
    expectReports(failure(file("X.swift"), file("X.swift")), ["output-name"])
    expectReports(failure(file("X.swift"), file("x.swift")), ["output-name"])
  }

  @Test func `a link is replaced and not followed`() throws {
    try folder.write("precious", to: "elsewhere")
    try FileManager.default.createDirectory(atPath: folder("out"), withIntermediateDirectories: true)
    try folder.link("out/X.swift", to: folder("elsewhere"))
    #expect(failure(file("X.swift"), in: "out") == [])
    #expect(try folder.text(of: "elsewhere") == "precious")
    #expect(try folder.text(of: "out/X.swift") == "text")
  }

  @Test func `a link in the place of a file that is being written is not followed either`() throws {
    try folder.write("precious", to: "elsewhere")
    try FileManager.default.createDirectory(atPath: folder("out"), withIntermediateDirectories: true)
    try folder.link("out/.intentc-\(getpid())-0.tmp", to: folder("elsewhere"))
    #expect(failure(file("X.swift"), in: "out") == [])
    #expect(try folder.text(of: "elsewhere") == "precious")
    #expect(try folder.text(of: "out/X.swift") == "text")
  }

  @Test func `generated code only replaces generated code`() throws {
    func code(_ text: String) -> String { "\(GeneratedFile.heading)Up.intentdefinition. \(text)\n" }
    try folder.write("struct Mine {}\n", to: "Z.swift")
    expectReports(
      failure(file("A.swift", code("new")), file("Z.swift", code("new"))),
      [
        """
        output-failed: cannot write 'Z.swift': intentc did not generate this file; remove it, or use another folder
        """
      ]
    )
    #expect(try folder.names() == ["Z.swift"])
    #expect(try folder.text(of: "Z.swift") == "struct Mine {}\n")
    try folder.write("", to: "Z.swift")
    #expect(failure(file("Z.swift", code("new"))) == [])
    #expect(failure(file("Z.swift", code("newer"))) == [])
    #expect(try folder.text(of: "Z.swift") == code("newer"))
  }

  @Test func `nothing is written when one file cannot be`() throws {
    try folder.write(to: "Z.swift/inside")
    expectReports(
      failure(file("A.swift"), file("Z.swift")),
      ["output-failed: cannot write 'Z.swift': it is a folder"]
    )
    #expect(try folder.names() == ["Z.swift"])
  }

  @Test func `a file in the folder's place is an error`() throws {
    try folder.write(to: "file")
    expectReports(failure(file("A.swift"), in: "file"), ["output-failed"])
    expectReports(failure(file("A.swift"), in: "file/below"), ["output-failed"])
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a forbidden folder is an error`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    #expect(failure(file("A.swift")) == ["cannot-write: cannot write 'A.swift': permission denied"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a temporary name that is taken is replaced`() throws {
    try folder.link("X.swift", to: "/dev/full")
    #expect(failure(file("X.swift")) == [])
    #expect(try folder.text(of: "X.swift") == "text")
  }
}
