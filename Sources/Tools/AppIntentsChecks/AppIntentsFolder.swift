import AppFacts
import IntentComparison
import IntentDiagnostics

/// The files of folders that say what an app's App Intents are: Swift that uses the framework, and tables of texts.
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
    guard let bytes = try? FileSystem.readRegular(path, limit: sizeLimit) else { return false }
    return bytes.contains(mark)
  }

  private static let mark = Array("import AppIntents".utf8)
}

extension [UInt8] {
  /// Looks for the rarest byte first: few words contain a capital in the middle.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let rare = word.firstIndex(of: UInt8(ascii: "A")) else { return false }
    return withUnsafeBufferPointer { bytes in
      var place = rare
      while place < bytes.count, let found = bytes[place...].firstIndex(of: word[rare]) {
        let start = found - rare
        if start + word.count <= bytes.count, bytes[start..<start + word.count].elementsEqual(word) {
          return true
        }
        place = found + 1
      }
      return false
    }
  }
}
