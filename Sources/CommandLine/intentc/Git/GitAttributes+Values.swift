import IntentComparison
import IntentPlatform

extension GitAttributes {
  /// The values of an attribute, by path. Those that git does not know are not there.
  ///
  /// - Parameters:
  ///   - attribute: The name of the attribute.
  ///   - paths: The paths of files, from the folder.
  ///   - folder: The folder.
  static func values(
    of attribute: String,
    for paths: [String],
    in folder: String
  ) throws(Git.Failure) -> [String: String] {
    let input = Data(paths.map { $0 + "\0" }.joined().utf8)
    let output = try Git.output(["-C", folder, "check-attr", "-z", "--stdin", attribute], input: input)
    let words = (output ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // Path, attribute and value.
    return Dictionary(firsts: stride(from: 0, to: words.count - 2, by: 3).map { (words[$0], words[$0 + 2]) })
  }

  /// The definitions that git knows in a folder, or the path of one that could be there.
  static func definitions(in folder: String) throws(Git.Failure) -> [String] {
    let words = ["-C", folder, "ls-files", "-z", "--", "*.intentdefinition"]
    let paths = try (Git.output(words, isSearch: true) ?? Data()).split(separator: 0)
    return paths.isEmpty ? ["Intents.intentdefinition"] : paths.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether git merges common ancestors of a file, and not the file itself: its conflict markers are longer then.
  ///
  /// - Parameters:
  ///   - size: The length of the markers.
  ///   - path: The path of the file, from the working folder.
  static func isOfAncestors(markerSize size: Int, of path: String) throws(Git.Failure) -> Bool {
    let value = try values(of: "conflict-marker-size", for: [path], in: ".")[path]
    let stated = value.flatMap { Int($0) } ?? 0
    // Markers of a file that both branches moved are longer by one.
    return size > (stated > 0 ? stated : 7) + 1
  }
}
