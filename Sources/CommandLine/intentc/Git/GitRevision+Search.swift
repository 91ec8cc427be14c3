import IntentPlatform

extension GitRevision {
  /// The definitions that may contain one of some names, as paths from the root; `nil` if that cannot be searched for.
  func files(mentioning names: Set<String>) throws(Git.Failure) -> Set<String>? {
    let isPlain = { (byte: UInt8) in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
    // Any other character may be written in several ways.
    guard names.count < 10_000, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isPlain) }) else {
      return nil
    }
    // A name can be interrupted by these.
    let patterns = names.sorted() + ["&#", "<!--", "<![CDATA[", "<!ENTITY"]
    // A binary file and one in UTF-16 do not contain this.
    guard let found = try search("-l", for: patterns), let others = try search("-L", for: ["<plist"]) else {
      return nil
    }
    return found.union(others)
  }

  private func search(_ option: String, for patterns: [String]) throws(Git.Failure) -> Set<String>? {
    let command = ["grep", "-F", "-f", "-", "-z", "--no-color", "--full-name", "--no-recurse-submodules"]
    let files = [option, commit, "--", ":(top,glob)**/*.intentdefinition"]
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
