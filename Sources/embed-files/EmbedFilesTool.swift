#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes text files into one Swift file: `embed-files NAME OUTPUT FILES...` declares `EmbeddedFiles.NAME`.
@main
struct EmbedFilesTool {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 3 else {
      throw WrongUsage.expected("embed-files NAME OUTPUT FILES...")
    }
    var text = """
      /// The texts of files by the names of the files.
      enum EmbeddedFiles {
        static let \(words[1]): [String: String] = [

      """
    for path in words[3...] {
      let file = URL(fileURLWithPath: path)
      let content = try String(contentsOf: file, encoding: .utf8)
      text += "    \"\(file.lastPathComponent)\": ####\"\"\"\n\(content)\n\"\"\"####,\n"
    }
    text += "  ]\n}\n"
    try text.write(toFile: words[2], atomically: true, encoding: .utf8)
  }
}

enum WrongUsage: Error {
  case expected(String)
}
