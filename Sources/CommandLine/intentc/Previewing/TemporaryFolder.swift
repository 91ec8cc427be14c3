import IntentDiagnostics
import IntentPlatform

/// A folder for files that nobody else needs.
struct TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array(FilePath.join(parent, "intentc-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw failure("cannot write to '\(parent)'") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { FilePath.join(path, name) }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
