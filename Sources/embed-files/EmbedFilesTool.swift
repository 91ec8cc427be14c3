#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes files into one Swift file, as texts by their names: `embed-files NAME OUTPUT FILES...`.
@main
struct EmbedFilesTool {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 3 else {
      throw CocoaError(.fileNoSuchFile)
    }
    var text =
      "/// The text of files, by name.\nenum EmbeddedFiles {\n  static let \(words[1]): [String: String] = [\n"
    for path in words[3...] {
      let url = URL(fileURLWithPath: path)
      let content = try String(contentsOf: url, encoding: .utf8)
      text += "    \"\(url.lastPathComponent)\": ####\"\"\"\n\(content)\n\"\"\"####,\n"
    }
    text += "  ]\n}\n"
    try text.write(toFile: words[2], atomically: true, encoding: .utf8)
  }
}
