/// Writes a change as a diff that git can apply.
package enum UnifiedDiff {
  /// A line without its line feed. Unlike strings, bytes tell apart letters that look the same.
  private typealias Bytes = ArraySlice<UInt8>

  /// A line of the diff.
  private enum Line {
    case same(Bytes)
    case removed(Bytes)
    case added(Bytes)
  }

  private static let context = 3

  package static func text(_ file: String, from old: [UInt8]?, to new: [UInt8]) -> String {
    let path = quoted(file.hasPrefix("/") ? file : "a/\(file)")
    let newPath = quoted(file.hasPrefix("/") ? file : "b/\(file)")
    var result = "--- \(old == nil ? "/dev/null" : path)\n+++ \(newPath)\n"
    let merged = merge(old.map(lines) ?? [], lines(new))
    for hunk in hunks(of: merged) { result += text(of: hunk, in: merged) }
    return result
  }

  /// Quotes as git does, so that a line break in a name doesn't end the line.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else {
      return path
    }
    let bytes = path.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x22, 0x5C: [0x5C, byte]
      case 0x20..<0x7F, 0x80...: [byte]
      default: [0x5C] + [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + UInt8(ascii: "0") }
      }
    }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  private static func lines(_ bytes: [UInt8]) -> [Bytes] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else if let last = lines.popLast() {
      lines.append(last + "\n\\ No newline at end of file".utf8)
    }
    return lines
  }

  private static func merge(_ old: [Bytes], _ new: [Bytes]) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let (a, b) = (Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    var lines = old[..<start].map(Line.same)
    if a.count + b.count > 4_000 {
      lines += a.map(Line.removed) + b.map(Line.added)
    } else {
      let difference = b.difference(from: a)
      let removed = Set(difference.removals.map(offset))
      let added = Set(difference.insertions.map(offset))
      var (i, j) = (0, 0)
      while i < a.count || j < b.count {
        if i < a.count, removed.contains(i) {
          lines.append(.removed(a[i]))
          i += 1
        } else if j < b.count, added.contains(j) {
          lines.append(.added(b[j]))
          j += 1
        } else {
          lines.append(.same(a[i]))
          (i, j) = (i + 1, j + 1)
        }
      }
    }
    return lines + old[(old.count - end)...].map(Line.same)
  }

  private static func offset(_ change: CollectionDifference<Bytes>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices {
      if case .same = lines[index] { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
    func count(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
      lines.reduce(into: (0, 0)) { counts, line in
        if case .added = line {} else { counts.0 += 1 }
        if case .removed = line {} else { counts.1 += 1 }
      }
    }
    let before = count(lines[..<hunk.lowerBound])
    let inside = count(lines[hunk])
    func range(_ start: Int, _ count: Int) -> String {
      count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
    let body = lines[hunk].map { line in
      switch line {
      case .same(let text): " \(String(decoding: text, as: UTF8.self))\n"
      case .removed(let text): "-\(String(decoding: text, as: UTF8.self))\n"
      case .added(let text): "+\(String(decoding: text, as: UTF8.self))\n"
      }
    }
    return "@@ -\(range(before.old, inside.old)) +\(range(before.new, inside.new)) @@\n" + body.joined()
  }
}
