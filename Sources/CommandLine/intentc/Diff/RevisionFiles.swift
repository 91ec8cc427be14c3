import IntentDiagnostics
import IntentPlatform
import IntentText

extension GitRevision {
  func tree() throws(Git.Failure) -> FileTree {
    // Don't list sizes: in a partial clone, git doesn't know them.
    guard let list = try Git.output(["ls-tree", "-r", "-z", "--full-tree", commit]) else {
      throw Git.Failure(
        message: "git cannot list the files of '\(visibleText(name))'",
        isUsage: false
      )
    }
    var tree = FileTree()
    var links: [(path: String, object: String)] = []
    for entry in [UInt8](list).split(separator: 0) {
      // Mode, kind and object, then a tab and the path.
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let facts = parts.first?.split(separator: UInt8(ascii: " ")) ?? []
      guard parts.count == 2, facts.count == 3 else { continue }
      let (path, object) = (Self.text(parts[1]), String(decoding: facts[2], as: UTF8.self))
      switch String(decoding: facts[0], as: UTF8.self) {
      case "120000": links.append((path, object))
      case "160000": tree.addSubmodule(path)
      default: tree.addFile(path, content: object)
      }
    }
    let targets = try Git.blobs(Set(links.map(\.object)), upTo: FilePath.limit)
    for (path, object) in links { tree.addLink(path, to: targets[object].map { Self.text($0) } ?? "") }
    return tree
  }

  /// Escapes invalid UTF-8, so paths stay distinct.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validUTF8: bytes) { return text }
    return bytes.reduce(into: "") { text, byte in
      text += byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }
}
