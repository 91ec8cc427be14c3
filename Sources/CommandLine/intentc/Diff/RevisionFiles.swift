import IntentDiagnostics
import IntentPlatform
import IntentText

extension GitRevision {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  func tree(naming paths: [String]) throws(Git.Failure) -> FileTree {
    // Don't list sizes: in a partial clone, git would fetch every file.
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

  /// Entries contain mode, kind and object, then a tab and the path.
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

  /// Escapes invalid UTF-8, so paths stay distinct.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validUTF8: bytes) { return text }
    return bytes.reduce(into: "") { text, byte in
      text += byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension GitRevision {
  func files(mentioning names: Set<String>) throws(Git.Failure) -> Set<String>? {
    let isPlain = { (byte: UInt8) in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
    // A search could miss other characters, because XML can spell them in several ways.
    guard names.count < 10_000, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isPlain) }) else {
      return nil
    }
    // These markers can split or encode a name in XML.
    let patterns = names.sorted() + ["&#", "<!--", "<![CDATA[", "<!ENTITY"]
    // A file without `<plist` may be binary or UTF-16.
    guard let found = try search("-l", for: patterns), let others = try search("-L", for: ["<plist"]) else {
      return nil
    }
    return found.union(others)
  }

  /// - Parameter option: `-l` for the files with a match, `-L` for the others.
  /// - Returns: Paths relative to the repository's top folder; `nil` if git can't search.
  func search(
    _ option: String,
    for patterns: [String],
    in pattern: String = "**/*.intentdefinition"
  ) throws(Git.Failure) -> Set<String>? {
    let command = ["grep", "-F", "-f", "-", "-z", "--no-color", "--full-name", "--no-recurse-submodules"]
    let files = [option, commit, "--", ":(top,glob)\(pattern)"]
    let input = Data(patterns.map { $0 + "\n" }.joined().utf8)
    guard let list = try Git.output(command + files, input: input, isSearch: true) else { return nil }
    let prefix = commit + ":"
    return Set(
      [UInt8](list).split(separator: 0).map { GitRevision.text($0) }.map {
        $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
      }
    )
  }
}
