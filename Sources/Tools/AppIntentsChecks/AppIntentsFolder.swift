import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentPlatform

/// The files of folders that say what an app's App Intents are: Swift that uses the framework, and tables of texts. Skips
/// code that intentc generated from a definition, which is checked itself.
package struct AppIntentsFolder: Sendable {
  package private(set) var sources: [String] = []
  package private(set) var tables: [String] = []

  /// Real files are smaller than 1 MB.
  private static let sizeLimit = 4 * 1_048_576

  /// Folders that cannot be read count as empty. Of two folders, one can contain the other.
  package init(_ roots: [String]) {
    var seen: Set<String> = []
    for root in roots {
      let root = FilePath.shortened(root)
      for file in (try? FolderFiles(root.isEmpty ? "." : root))?.files ?? []
      where seen.insert(file.path).inserted {
        if FilePath.isTable(file.name) {
          tables.append(file.path)
        } else if file.name.hasSuffix(".swift"), Self.usesAppIntents(file.path) {
          sources.append(file.path)
        }
      }
    }
  }

  private static func usesAppIntents(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.readRegular(path, limit: sizeLimit),
      !bytes.starts(with: GeneratedFile.heading.utf8)
    else { return false }
    return bytes.withUnsafeBytes { text in mark.withUnsafeBytes { contains(text, $0) } }
  }

  private static let mark = Array("import AppIntents".utf8)

  /// Goes from one place with the last byte of the word to the next.
  private static func contains(_ text: UnsafeRawBufferPointer, _ word: UnsafeRawBufferPointer) -> Bool {
    guard let start = text.baseAddress, let wanted = word.baseAddress, text.count >= word.count else {
      return false
    }
    var place = word.count - 1
    while let found = memchr(start + place, Int32(word[word.count - 1]), text.count - place) {
      let end = start.distance(to: found) + 1
      if memcmp(start + (end - word.count), wanted, word.count) == 0 { return true }
      guard end < text.count else { return false }
      place = end
    }
    return false
  }
}
