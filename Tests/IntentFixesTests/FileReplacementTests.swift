import Foundation
import IntentDiagnostics
import IntentFixes
import TestSupport
import Testing

struct FileReplacementTests {
  let folder: TestFolder
  private let old = Array("old".utf8)
  private let new = Array("new".utf8)

  init() throws {
    folder = try TestFolder()
    try folder.write("old", to: "out/A.txt")
    try folder.write("old", to: "in/B.txt")
  }

  @Test func `a link in the place of a file is not followed, and not replaced`() throws {
    try folder.link("in/A.txt", to: "../out/A.txt")
    let path = folder("in/A.txt")
    #expect(throws: FileError.isLink) { try FileReplacement.check(path) }
    #expect(throws: FileError.isLink) { try FileReplacement.replace(path, expecting: old, with: new) }
    #expect(throws: FileError.changed) { try FileReplacement.create(path, with: new) }
    #expect(try folder.text(of: "out/A.txt") == "old")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../out/A.txt")
  }

  @Test(arguments: ["in/link/A.txt", "in/link/N.txt", "in/link/deep/N.txt"])
  func `a folder below the root is not reached through a link`(name: String) throws {
    try folder.link("in/link", to: "../out")
    let (path, root) = (folder(name), folder("in"))
    #expect(throws: FileError.folderIsLink) { try FileReplacement.check(path, in: root) }
    let before = name.hasSuffix("A.txt") ? old : nil
    let refusal = try #require(FileReplacement.write(path, in: root, from: before, to: new))
    #expect(refusal.rule == .unchangeableFile)
    #expect(
      refusal.message
        == "cannot be written: its folder is a symbolic link, and intentc does not write through links"
    )
    #expect(throws: FileError.folderIsLink) { try FileReplacement.remove(path, in: root) }
    #expect(try folder.text(of: "out/A.txt") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out")) == ["A.txt"])
  }

  @Test func `the root itself may be a link`() throws {
    try folder.link("root", to: "in")
    let root = folder("root")
    #expect(FileReplacement.write(folder("root/B.txt"), in: root, from: old, to: new) == nil)
    #expect(FileReplacement.write(folder("root/a/b/C.txt"), in: root, from: nil, to: new) == nil)
    #expect(try folder.text(of: "in/B.txt") == "new")
    #expect(try folder.text(of: "in/a/b/C.txt") == "new")
    try FileReplacement.remove(folder("root/a/b/C.txt"), in: root)
    #expect(try folder.names(in: "in") == ["B.txt"])
  }

  @Test func `the folders of a removed file stay if they contain others`() throws {
    let path = folder("in/a/b/C.txt")
    try folder.write("old", to: "in/a/D.txt")
    #expect(FileReplacement.write(path, in: folder("in"), from: nil, to: new) == nil)
    try FileReplacement.remove(path, in: folder("in"))
    #expect(try folder.names(in: "in/a") == ["D.txt"])
    try FileReplacement.remove(folder("in/a/D.txt"), in: folder("in/a"))
    #expect(try folder.names(in: "in") == ["B.txt", "a"])
    #expect(throws: FileError.missing) { try FileReplacement.remove(path, in: folder("in")) }
  }

  @Test(arguments: ["out/A.txt", "in/../out/A.txt", "inside/A.txt"])
  func `a file outside of the root is not written`(name: String) {
    #expect(throws: FileError.outside) { try FileReplacement.check(folder(name), in: folder("in")) }
  }

  @Test func `a table's language folder may be no link`() throws {
    try folder.write("old", to: "out/T.strings")
    try folder.link("in/de.lproj", to: "../out")
    #expect(throws: FileError.folderIsLink) {
      try FileReplacement.replace(folder("in/de.lproj/T.strings"), expecting: old, with: new)
    }
    #expect(try folder.text(of: "out/T.strings") == "old")
  }

  @Test func `of several writers that expect the same bytes, one succeeds`() async throws {
    let path = folder("in/B.txt")
    for round in 0..<12 {
      let before = Array(try folder.text(of: "in/B.txt").utf8)
      let written = await withTaskGroup(of: Bool.self) { group in
        for writer in 0..<8 {
          group.addTask {
            let new = Array("round \(round), writer \(writer)".utf8)
            return (try? FileReplacement.replace(path, expecting: before, with: new)) != nil
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(written == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("in")) == ["B.txt"])
  }
}
