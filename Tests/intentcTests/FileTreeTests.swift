import IntentCompiler
import Testing

@testable import intentc

struct FileTreeTests {
  private func tree(_ files: [String] = [], links: [String: String] = [:]) -> FileTree {
    var tree = FileTree()
    for file in files { tree.addFile(file, content: file) }
    for (path, target) in links { tree.addLink(path, to: target) }
    return tree
  }

  @Test func `links are followed anywhere in a path, relative to their own folder`() throws {
    let tree = tree(links: ["a/b": "../c/./d", "c/d/e": "../../f", "same": ".", "x": "same/same/a"])
    #expect(try tree.resolve("a/b/e/g") == "f/g")
    #expect(try tree.resolve("x/b") == "c/d")
    #expect(try tree.resolve("same") == "")
    #expect(try tree.resolve("plain/../a/no") == "a/no")
  }

  @Test(arguments: ["/etc/passwd", "../..", "../../../etc", "a/../../../x", ""])
  func `no link leads out`(target: String) {
    let tree = tree(links: ["folder/link": target])
    #expect(throws: FileTree.LinkProblem.leadsOut("folder/link")) { try tree.resolve("folder/link/file") }
  }

  @Test func `a link to a link goes on in the folder of that link`() throws {
    let tree = tree(links: ["a/one": "../b/two", "b/two": "c/../three", "b/three": "four"])
    #expect(try tree.resolve("a/one/x") == "b/four/x")
  }

  @Test func `a path itself does not lead out either`() {
    #expect(throws: FileTree.LinkProblem.self) { try tree().resolve("../x") }
  }

  @Test func `link loops and too many links are rejected`() throws {
    #expect(throws: FileTree.LinkProblem.circle("b")) { try tree(links: ["a": "b", "b": "a"]).resolve("b") }
    #expect(throws: FileTree.LinkProblem.self) { try tree(links: ["a": "a/a"]).resolve("a") }
    func chain(_ count: Int) -> FileTree {
      tree(links: Dictionary(uniqueKeysWithValues: (0..<count).map { ("l\($0)", "l\($0 + 1)") }))
    }
    #expect(try chain(40).resolve("l0") == "l40")
    #expect(throws: FileTree.LinkProblem.self) { try chain(41).resolve("l0") }
  }

  @Test func `a search is in name order, folder by folder, and skips generated folders`() {
    let names = [
      "a.b/Up.intentdefinition", "a/Up.intentdefinition", "Pods/No.intentdefinition",
      "de.xcloc/S/No.intentdefinition",
      ".a/No.intentdefinition",
      "ab/.No.intentdefinition", "ab/Pods/No.intentdefinition", "Z.intentdefinition", "a/Up.txt",
    ]
    let found = tree(names, links: ["a/Link.intentdefinition": "Up.intentdefinition", "b": "a"]).search("")
    #expect(found.definitions == ["Z.intentdefinition", "a/Up.intentdefinition", "a.b/Up.intentdefinition"])
    #expect(found.links == ["a/Link.intentdefinition"])
    #expect(tree(names).search("Pods").definitions == ["Pods/No.intentdefinition"])
  }

  @Test func `names that only look the same are different`() {
    let tree = tree(["caf\u{E9}/Up.intentdefinition"])
    #expect(tree.search("caf\u{E9}").definitions.count == 1)
    #expect(tree.search("cafe\u{301}").definitions.isEmpty)
    #expect(tree.hasFile(at: "caf\u{E9}/Up.intentdefinition"))
    #expect(!tree.hasFile(at: "cafe\u{301}/Up.intentdefinition"))
  }
}
