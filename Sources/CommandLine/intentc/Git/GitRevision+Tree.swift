import IntentDiagnostics
import IntentSchema

extension GitRevision {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The files of the revision that may matter: those with names that a search looks for, and the ends of paths and
  /// links.
  func tree(naming paths: [String]) throws(Git.Failure) -> FileTree {
    // Not the sizes: a partial clone would fetch every file for them.
    guard let list = try Git.output(["ls-tree", "-r", "-z", "--full-tree", commit]).map([UInt8].init) else {
      throw Git.Failure(message: "git cannot list the files of '\(visibleText(name))'")
    }
    var tree = FileTree()
    var links: [(path: String, object: String)] = []
    Self.scan(list) { mode, object, path in
      if mode.elementsEqual("120000".utf8) {
        links.append((Self.text(path), String(decoding: object, as: UTF8.self)))
      } else if mode.elementsEqual("160000".utf8) {
        tree.addSubmodule(Self.text(path))
      } else if Self.isLookedFor(path) {
        tree.addFile(Self.text(path), content: String(decoding: object, as: UTF8.self))
      }
    }
    // No path is longer.
    let targets = try Git.blobs(Set(links.map(\.object)), upTo: 4_096)
    var names = Set(paths.map(Self.lastPart))
    for (path, object) in links {
      let target = targets[object].map { Self.text($0) } ?? ""
      tree.addLink(path, to: target)
      names.insert(Self.lastPart(of: target))
    }
    let others = Set(names.map { Array($0.utf8) }.filter { !$0.isEmpty && !Self.isLookedFor($0) })
    guard !others.isEmpty else { return tree }
    let lengths = Set(others.map(\.count))
    Self.scan(list) { mode, object, path in
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
      guard mode.starts(with: "100".utf8), lengths.contains(path.endIndex - start),
        others.contains(Array(path[start...]))
      else { return }
      tree.addFile(Self.text(path), content: String(decoding: object, as: UTF8.self))
    }
    return tree
  }

  /// Goes through the entries of a list: mode, kind and object, then a tab and the path.
  private static func scan(_ list: [UInt8], _ take: (_ mode: Bytes, _ object: Bytes, _ path: Bytes) -> Void) {
    list.withUnsafeBufferPointer { bytes in
      for entry in bytes.split(separator: 0) {
        guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        let facts = entry[..<tab]
        guard let first = facts.firstIndex(of: UInt8(ascii: " ")),
          let last = facts.lastIndex(of: UInt8(ascii: " "))
        else { continue }
        take(facts[..<first], facts[(last + 1)...], entry[(tab + 1)...])
      }
    }
  }

  private static func isLookedFor(_ path: some BidirectionalCollection<UInt8>) -> Bool {
    FileTree.endings.contains { ending in
      path.last == ending.utf8.last && path.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// A path as text; invalid UTF-8 is escaped, so that paths stay distinct.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validUTF8: bytes) { return text }
    return bytes.reduce(into: "") { text, byte in
      text += byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }
}
