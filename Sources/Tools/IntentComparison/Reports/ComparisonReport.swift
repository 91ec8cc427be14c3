import IntentConfigurations
import IntentDiagnostics

/// What a comparison knows of Swift that was not read. ``NeededSwift`` decides it.
package enum UnreadSwift: Sendable, Hashable {
  /// All that matters was read.
  case nothing
  /// No version declares App Intents, and the widgets are the same in all, so reading them finds no change.
  case sameWidgets
  /// App Intents, the same in all versions or not, can't be read. They may take over from definitions.
  case appIntents(Diagnostic, areSame: Bool)
  /// Widgets that changed can't be read. No version declares App Intents.
  case widgets(Diagnostic)

  /// Says what is not compared, and why.
  package var problem: Diagnostic? {
    switch self {
    case .nothing, .sameWidgets: nil
    case .appIntents(let problem, _), .widgets(let problem): problem
    }
  }
}

/// The result of a comparison, which all output formats write.
package struct ComparisonReport: Sendable {
  package var sources: [SourceText]
  package var problems: [Diagnostic]
  /// Errors about Swift files that are left out.
  package var unreadFiles: [Diagnostic] = []
  package var unreadSwift = UnreadSwift.nothing
  /// Entries of `accepted` in `intentc.json` that accept nothing.
  package var staleAcceptances: [Diagnostic] = []
  package var notes: [Diagnostic] = []
  /// Sentences about parts that the comparison doesn't cover.
  package var remarks: [String] = []
  /// Intents, then enums and object types, each in the new order.
  package var changes: [SchemaChange]
  package var suppressed: [SuppressedDiagnostic]
  /// Breaks that `intentc.json` accepts.
  package var accepted: [SchemaChange] = []
  package var audiences: Set<Audience>
  /// The lowest verdict whose changes are listed. All changes are counted.
  package var lowestShown = Verdict.safe
  package var othersCount = 0
  /// `nil` if the caller doesn't show it, such as an editor.
  package var extent: Extent?

  /// The size of a comparison: the number of declarations in the larger version.
  package struct Extent: Sendable, Hashable {
    package var definitions: Int
    /// `nil` if App Intents in Swift were not looked for.
    package var appIntents: Int?
    /// Counted where there is nothing else.
    package var widgets = 0

    package var isEmpty: Bool { isOfWidgets && widgets == 0 }

    private var isOfWidgets: Bool { definitions == 0 && (appIntents ?? 0) == 0 }

    /// What was compared, such as `1 definition and 3 App Intents`, without a kind of which there is none.
    var words: String {
      if isOfWidgets, widgets > 0 { return counted(widgets, "widget") }
      let definition = counted(definitions, "definition")
      guard let appIntents, appIntents > 0 else { return definition }
      let intents = counted(appIntents, "App Intent")
      return definitions > 0 ? "\(definition) and \(intents)" : intents
    }
  }

  package init(
    sources: [SourceText] = [],
    problems: [Diagnostic] = [],
    changes: [SchemaChange] = [],
    suppressed: [SuppressedDiagnostic] = [],
    audiences: Set<Audience> = Set(Audience.allCases)
  ) {
    self.sources = sources
    self.problems = problems
    self.changes = changes
    self.suppressed = suppressed
    self.audiences = audiences
  }

  /// The heading above a list of the changes.
  package var title: String { extent?.appIntents.map { $0 > 0 } == true ? "Intents" : "Intent definitions" }

  /// What was not compared, and other remarks.
  var noteWords: [String] { notes.map(\.message) + remarks }

  package func count(_ verdict: Verdict) -> Int {
    changes.count { $0.verdict == verdict }
  }

  var shownChanges: [SchemaChange] { changes.filter { $0.verdict >= lowestShown } }

  /// The changes by declaration. The worst group and change come first.
  var worstFirst: [[SchemaChange]] {
    var groups: [[SchemaChange]] = []
    for change in shownChanges {
      if groups.last?.first?.subject == change.subject {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    func sorted<Element>(_ elements: [Element], _ verdict: (Element) -> Verdict?) -> [Element] {
      [Verdict.breaking, .careful, .safe].flatMap { one in elements.filter { verdict($0) == one } }
    }
    return sorted(groups.map { sorted($0, \.verdict) }) { $0.first?.verdict }
  }

  package var allProblems: [Diagnostic] { problems + otherProblems }

  /// Problems that don't keep the versions from being compared.
  package var otherProblems: [Diagnostic] { unreadFiles + staleAcceptances }

  /// The last line of the report, such as `1 breaking change, 2 careful, 3 safe in 1 definition and 3 App
  /// Intents`.
  package var summary: String {
    guard problems.isEmpty else { return "nothing could be compared" }
    let hasChanges = !changes.isEmpty || !accepted.isEmpty || !suppressed.isEmpty || othersCount > 0
    if !hasChanges, !unreadFiles.isEmpty {
      let start = "no relevant changes in what can be read"
      return extent.map { "\(start) of \($0.words)" } ?? start
    }
    let start = hasChanges ? counts : "no relevant changes"
    return extent.map { "\(start) in \($0.words)" } ?? start
  }

  /// The numbers of changes, such as `1 breaking change, 2 careful, 0 safe, 1 accepted`.
  private var counts: String {
    let breaking = count(.breaking)
    var parts = [counted(breaking, "breaking change")]
    parts += [Verdict.careful, .safe].map { "\(count($0)) \($0.rawValue)" }
    if !accepted.isEmpty { parts.append("\(accepted.count) accepted") }
    if !suppressed.isEmpty { parts.append("\(suppressed.count) suppressed") }
    if othersCount > 0 { parts.append("\(othersCount) for other audiences") }
    return parts.joined(separator: ", ")
  }

  /// A note lists each change's audiences.
  package var diagnostics: DiagnosticReport {
    let diagnostics = worstFirst.flatMap(\.self).map { change in
      var diagnostic = change.diagnostic
      let audiences = change.verdictWords
      if !audiences.isEmpty { diagnostic.notes.insert(Diagnostic.Note(audiences), at: 0) }
      return diagnostic
    }
    let acceptedOnes = accepted.map { change in
      var diagnostic = change.diagnostic
      diagnostic.severity = .note
      if let words = change.acceptance?.words { diagnostic.notes.insert(.init("accepted \(words)"), at: 0) }
      return diagnostic
    }
    var report = DiagnosticReport(
      sources: sources,
      diagnostics: diagnostics + acceptedOnes + allProblems,
      suppressed: suppressed
    )
    report.remarks = noteWords
    return report
  }
}
