import AppFacts
import IntentDiagnostics

/// A pattern for files, such as `**/*.md`, in the syntax of Bash and XcodeGen: `**` stands for folders at any
/// depth. A pattern for a folder matches all its files.
struct FilePattern {
  private let parts: [[Character]]

  /// Fails for alternatives in braces and for character classes, which real manifests don't use, and for long
  /// patterns.
  init?(_ text: String) {
    guard text.utf8.count <= FilePath.limit, !text.contains(where: { "{}[]\\".contains($0) }) else {
      return nil
    }
    parts = FilePath.shortened(text).split(separator: "/").map(Array.init)
    guard parts.count <= FilePath.depthLimit else { return nil }
  }

  /// - Parameter names: The path of a file as names, relative to the pattern's folder.
  func matches(_ names: [Substring]) -> Bool {
    // How many names the parts so far can match.
    var ends: Set<Int> = [0]
    for part in parts {
      if part == ["*", "*"] {
        ends = ends.min().map { Set($0...names.count) } ?? []
      } else {
        ends = Set(ends.filter { $0 < names.count && Self.matches(part, names[$0]) }.map { $0 + 1 })
      }
    }
    return !ends.isEmpty && !parts.isEmpty
  }

  /// Macs ignore the case of names without wildcards.
  private static func matches(_ part: [Character], _ name: Substring) -> Bool {
    guard part.contains(where: { $0 == "*" || $0 == "?" }) else {
      return FoldedPath(String(part)) == FoldedPath(String(name))
    }
    return matches(part, Array(name))
  }

  private static func matches(_ part: [Character], _ name: [Character]) -> Bool {
    var (index, position) = (0, 0)
    // The last star's index, and the end of the characters that it covers so far.
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < part.count, part[index] == "*" {
        star = (index, position)
        index += 1
      } else if index < part.count, part[index] == "?" || part[index] == name[position] {
        (index, position) = (index + 1, position + 1)
      } else if let last = star {
        star = (last.index, last.position + 1)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return part[index...].allSatisfy { $0 == "*" }
  }
}
