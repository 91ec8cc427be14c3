import Foundation
import IntentDiagnostics
import IntentText
import Testing

/// Checks the reports of a test: the start of each in code, and its wording in `Tests/Wording/RULE.txt`.
///
/// With `RECORD_SNAPSHOTS=1`, each test that runs writes its sections, and fails if its wording changed. To
/// drop the sections of removed tests, delete the folder before you record all tests.
///
/// - Parameters:
///   - lines: Each report as `START: WORDING`. The start contains the rule's name and the place. Without a
///     rule, as in a note, the line belongs to the rule before it.
///   - expected: The starts.
///   - argument: The argument of a parameterized test. It becomes a part of the section's title.
package func expectReports(
  _ lines: [String],
  _ expected: [String],
  of argument: Any? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  guard lines.count == expected.count, zip(lines, expected).allSatisfy({ $0.hasPrefix($1 + ": ") }) else {
    let found = lines.joined(separator: "\n  ")
    let starts = expected.joined(separator: "\n  ")
    Issue.record("expected reports:\n  \(starts)\nfound:\n  \(found)", sourceLocation: sourceLocation)
    return
  }
  var rule = ""
  var wordings: [String: [String]] = [:]
  for (line, start) in zip(lines, expected) {
    rule = start.split(separator: " ").map(String.init).first { Rule.isName($0) } ?? rule
    wordings[rule, default: []].append(visibleText(String(line.dropFirst(start.count + 2))))
  }
  var title = sourceLocation.fileID.replacing(".swift", with: ": ")
  title += Test.current.map { $0.displayName ?? $0.name } ?? ""
  if let argument {
    title += " (\(argument))"
  } else if Test.Case.current?.isParameterized == true, !lines.isEmpty {
    Issue.record("tell the calls of this test apart with 'of'", sourceLocation: sourceLocation)
  }
  for (rule, wording) in wordings {
    guard let problem = Wording.shared.problem(wording, of: rule, in: visibleText(title)) else { continue }
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}

/// Checks diagnostics as `rule place: message`, with the place in words or keys, if they have one.
package func expectReports(
  _ diagnostics: [Diagnostic],
  _ expected: [String],
  of argument: Any? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expectReports(diagnostics.map(\.report), expected, of: argument, sourceLocation: sourceLocation)
}

extension Diagnostic {
  /// The diagnostic as `rule place: message`.
  package var report: String {
    let place = path?.place ?? ""
    return "\(rule.name)\(place.isEmpty ? "" : " " + place): \(message)"
  }

  /// The diagnostic's report, and a line for each of its notes.
  package var reports: [String] { [report] + notes.map { "note: \($0.message)" } }
}

extension DefinitionPath {
  /// The place as in `intentc.json`: `Sample.count`.
  package var place: String { DefinitionPlace(words.isEmpty ? keys.description : words).text }
}

extension Rule {
  fileprivate static func isName(_ word: String) -> Bool {
    word.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil
  }
}

/// The wording of each rule, in a section for each test.
private final class Wording: @unchecked Sendable {
  static let shared = Wording()

  private let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  private let lock = NSLock()
  /// The sections of each rule's file, by their titles.
  private var files: [String: [String: [String]]] = [:]
  /// The same of what tests found so far.
  private var found: [String: [String: [String]]] = [:]

  /// Compares wordings with the next ones in a section, or records them.
  ///
  /// - Returns: The difference; `nil` if there is none.
  func problem(_ wordings: [String], of rule: String, in title: String) -> String? {
    lock.withLock {
      let file = Repository.url("Tests/Wording/\(rule).txt")
      let sections = files[rule] ?? Self.sections(of: file)
      files[rule] = sections
      var read = found[rule] ?? [:]
      let start = read[title]?.count ?? 0
      read[title, default: []] += wordings
      found[rule] = read
      if isRecording { Self.write(sections.merging(read) { $1 }, to: file) }
      let expected = Array((sections[title] ?? []).dropFirst(start).prefix(wordings.count))
      guard expected != wordings else { return nil }
      return """
        \(isRecording ? "recorded" : "differs from") \(file.lastPathComponent) in '\(title)'
        expected: \(expected.joined(separator: "\n          "))
        found:    \(wordings.joined(separator: "\n          "))
        """
    }
  }

  private static func sections(of file: URL) -> [String: [String]] {
    var sections: [String: [String]] = [:]
    var title = ""
    let text = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        sections[title, default: []].append(String(line.dropFirst(2)))
      } else {
        title = String(line)
      }
    }
    return sections
  }

  private static func write(_ sections: [String: [String]], to file: URL) {
    let text = sections.sorted { $0.key < $1.key }.map { title, wordings in
      ([title] + wordings.map { "  " + $0 }).joined(separator: "\n") + "\n"
    }.joined()
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    } catch {
      Issue.record(error)
    }
  }
}
