import Foundation
import Testing

/// Writes the file and fails with `RECORD_SNAPSHOTS=1`, so that a recorded result never counts as checked.
package func expectSnapshot(
  _ text: String,
  _ file: URL,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
    Issue.record(
      "recorded \(file.lastPathComponent): read it, then test again",
      sourceLocation: sourceLocation
    )
    return
  }
  let expected = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  guard text != expected else { return }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let first = zip(lines, old).enumerated().first { $0.element.0 != $0.element.1 }
  let line = first?.offset ?? min(lines.count, old.count)
  Issue.record(
    """
    \(file.lastPathComponent) differs at line \(line + 1); RECORD_SNAPSHOTS=1 writes it again
    expected: \(line < old.count ? String(old[line]) : "the end")
    found:    \(line < lines.count ? String(lines[line]) : "the end")
    """,
    sourceLocation: sourceLocation
  )
}
