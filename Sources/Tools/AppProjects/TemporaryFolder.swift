import IntentDiagnostics
import IntentPlatform

/// A folder that only this user can read, for files that another program reads.
package struct TemporaryFolder: Sendable {
  /// Why the folder can't be written, as a sentence without a final period.
  package struct Unwritable: Error, CustomStringConvertible {
    package let description: String
  }

  package let path: String

  package init() throws(Unwritable) {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array(FilePath.join(parent, "intentc-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw Unwritable(description: "cannot write to '\(parent)'") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package func path(_ name: String) -> String { FilePath.join(path, name) }

  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
