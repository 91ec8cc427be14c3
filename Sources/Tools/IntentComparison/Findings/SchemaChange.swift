import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// One reported change: the rule it belongs to, its message and location, and a verdict for each audience.
package struct SchemaChange: Sendable, Hashable {
  /// The declaration under which reports list a change.
  package struct Subject: Sendable, Hashable {
    /// The kind of a declaration, as JSON spells it.
    package var kind: ElementKind
    /// The new name, or the old one of a removed declaration.
    package var name: String
  }

  /// Located in the new version if possible. The severity matches ``verdict``, unless the project sets a
  /// different severity.
  package var diagnostic: Diagnostic
  let facts: [String?]
  /// Whether the new version has an element that might take over.
  let hasSuccessor: Bool
  /// A missing verdict counts as safe.
  package var verdicts: [Audience: Verdict]
  package var subject: Subject
  package var old: SourceLocation?
  package var new: SourceLocation?
  /// The releases that people update from, the newest first; empty for a comparison of two versions.
  package var releases: [String] = []
  /// Why a break does not count.
  package var acceptance: AcceptedBreak?
  /// Whether a level would lower a break, which only an acceptance can.
  var keepsItsVerdict = false

  /// The worst verdict for any audience, or the project's setting.
  package var verdict: Verdict { Verdict(diagnostic.severity) }

  /// The path of the element in `accepted` of `intentc.json`.
  var acceptedPath: String {
    let words = diagnostic.path?.words ?? ""
    return words.isEmpty ? subject.name : words
  }

  /// The entry that would accept a break, with a blank reason. Without a release's name, that is blank, too.
  var entryToAccept: String? {
    guard verdict == .breaking, acceptance == nil else { return nil }
    let release = releases.first ?? AcceptedBreak.blank
    let members = [
      ("path", acceptedPath), ("rule", diagnostic.rule.name), ("reason", AcceptedBreak.blank),
      ("release", release),
    ]
    return "accept { \(members.map { "\"\($0)\": \(JSONWriter.text(of: $1))" }.joined(separator: ", ")) }"
  }

  package func verdict(for audience: Audience) -> Verdict { verdicts[audience] ?? .safe }

  /// Whether an intent is gone, as far as the comparison can tell. Swift may have its successor.
  package var removesIntent: Bool { diagnostic.rule.lost == .intent && !hasSuccessor }
}

extension SchemaChange {
  /// Replaces the files' names with their displayed names in each version. The versions may share a file.
  func naming(old oldNames: [String: String], new newNames: [String: String]) -> SchemaChange {
    guard !oldNames.isEmpty || !newNames.isEmpty else { return self }
    func shown(_ location: SourceLocation?, _ names: [[String: String]]) -> SourceLocation? {
      guard var location, let name = names.lazy.compactMap({ $0[location.file] }).first else {
        return location
      }
      location.file = name
      return location
    }
    let isOld = diagnostic.location == old && old != new
    let names = isOld ? [oldNames, newNames] : [newNames, oldNames]
    var change = self
    (change.old, change.new) = (shown(old, [oldNames]), shown(new, [newNames]))
    change.diagnostic.location = shown(diagnostic.location, names)
    for index in change.diagnostic.notes.indices {
      change.diagnostic.notes[index].location = shown(diagnostic.notes[index].location, names)
    }
    return change
  }
}

extension SchemaChange {
  /// The verdicts in words, such as `breaking for placed widgets and shortcuts; careful for stored
  /// configurations`.
  var verdictWords: String {
    var clauses = [Verdict.breaking, .careful].compactMap { verdict in
      let audiences = Audience.allCases.filter { self.verdict(for: $0) == verdict }
      return audiences.isEmpty
        ? nil : "\(verdict.rawValue) for \(audiences.map(\.words).joined(separator: ", "))"
    }
    if !releases.isEmpty, !clauses.isEmpty { clauses.append("in updates from \(Words.releases(releases))") }
    if keepsItsVerdict { clauses.append("a level does not lower it; 'accepted' in 'intentc.json' does") }
    if verdict != verdicts.values.max() ?? .safe {
      clauses.append("counts as \(verdict.rawValue) by the level of the rule")
    }
    return clauses.joined(separator: "; ")
  }
}

/// How bad a change is. The worst verdict of all audiences counts.
package enum Verdict: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Users lose nothing.
  case safe
  /// Users see less than they could, or something unexpected.
  case careful
  /// A choice is lost or means something else.
  case breaking

  package var severity: Severity {
    switch self {
    case .safe: .note
    case .careful: .warning
    case .breaking: .error
    }
  }

  package init(_ severity: Severity) {
    switch severity {
    case .note: self = .safe
    case .lint, .warning: self = .careful
    case .error: self = .breaking
    }
  }

  package static func < (left: Verdict, right: Verdict) -> Bool {
    left.severity < right.severity
  }
}

/// Who notices a change. A change can be breaking for one audience and safe for another.
package enum Audience: String, Sendable, Hashable, CaseIterable {
  /// Stored with intentc's runtime: values by parameter name, cases by name or index, objects by identifier.
  case stored
  /// Stored in Apple's systems: the intent's class, parameter names and tags, enum indices, object
  /// identifiers.
  case placed

  /// Contains the name that `--audience` takes.
  package var words: String {
    switch self {
    case .stored: "stored configurations"
    case .placed: "placed widgets and shortcuts"
    }
  }
}
