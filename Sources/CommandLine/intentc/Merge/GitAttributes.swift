import IntentComparison
import IntentCompiler
import IntentPlatform

/// Adds the merge driver's line to `.gitattributes`, or removes it.
enum GitAttributes {
  private static let line = "*.intentdefinition merge=intentdefinition"
  private static let newLine = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Returns `nil` if the file contains the line already. Keeps the line endings, and a missing line break at
  /// the end.
  static func adding(to bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.split(separator: newLine).contains(where: isLine) else { return nil }
    let lastEnd = bytes.lastIndex(of: newLine)
    let hasReturns = lastEnd.map { $0 > 0 && bytes[$0 - 1] == carriageReturn } ?? false
    let end = hasReturns ? [carriageReturn, newLine] : [newLine]
    guard bytes.isEmpty || bytes.last == newLine else { return bytes + end + Array(line.utf8) }
    return bytes + Array(line.utf8) + end
  }

  static func removing(from bytes: [UInt8]) -> [UInt8]? {
    let lines = bytes.split(separator: newLine, omittingEmptySubsequences: false)
    let rest = lines.filter { !isLine($0) }
    guard rest.count < lines.count else { return nil }
    var result = Array(rest.joined(separator: [newLine]))
    // `adding(to:)` put this line ending before the line.
    if lines.last.map(isLine) == true, result.last == carriageReturn { result.removeLast() }
    return result
  }

  private static func isLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = bytes.last == carriageReturn ? bytes.dropLast() : bytes
    return text.elementsEqual(line.utf8)
  }
}

extension GitAttributes {
  static func values(
    of attribute: String,
    for paths: [String],
    in folder: String
  ) throws(Git.Failure) -> [String: String] {
    let input = Data(paths.map { $0 + "\0" }.joined().utf8)
    let output = try Git.output(["-C", folder, "check-attr", "-z", "--stdin", attribute], input: input)
    let words = (output ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Dictionary(firsts: stride(from: 0, to: words.count - 2, by: 3).map { (words[$0], words[$0 + 2]) })
  }

  /// Falls back to a path that a definition could have.
  static func definitions(in folder: String) throws(Git.Failure) -> [String] {
    let paths = try (Git.output(["-C", folder, "ls-files", "-z"]) ?? Data()).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasSuffix(InputFile.fileExtension) }
    return paths.isEmpty ? ["Intents.intentdefinition"] : paths
  }

  /// Git lengthens the conflict markers while it merges common ancestors.
  static func isOfAncestors(markerSize size: Int, of path: String) throws(Git.Failure) -> Bool {
    let value = try values(of: "conflict-marker-size", for: [path], in: ".")[path]
    let stated = value.flatMap { Int($0) } ?? 0
    // Git lengthens the markers by one for a file that both branches moved.
    return size > (stated > 0 ? stated : 7) + 1
  }
}
