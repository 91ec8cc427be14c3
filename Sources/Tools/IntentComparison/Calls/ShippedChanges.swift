import IntentDiagnostics

/// Losses in an update from an older release to a newer one. The present version can't undo them.
struct ShippedChanges {
  private var verdicts: [SchemaChange.Loss: [Audience: Verdict]] = [:]

  init() {}

  /// - Parameter new: The newest release; `nil` if it is the old one.
  init(from old: ComparedVersion, to new: ComparedVersion?) {
    for change in new.map(old.changes) ?? [] {
      verdicts[change.loss, default: [:]].merge(change.verdicts) { max($0, $1) }
    }
  }

  /// Whether these losses already include the change, with verdicts at least as bad for each audience.
  func contains(_ change: SchemaChange) -> Bool {
    guard let known = verdicts[change.loss] else { return false }
    return change.verdicts.allSatisfy { audience, verdict in verdict <= known[audience] ?? .safe }
  }
}

extension SchemaChange {
  /// Identifies a loss across two comparisons with one new version, by the rule and the element's place
  /// there. If the system no longer finds an element, any of several rules may report it: a renamed element
  /// may seem to be removed, too.
  struct Loss: Hashable {
    let rule: Rule
    let element: String
  }

  var loss: Loss {
    let rule = diagnostic.rule
    return Loss(
      rule: Self.losses.first { $0.contains(rule) }?.first ?? rule,
      element: old.map { "\($0.file) \($0.range ?? 0..<0)" } ?? diagnostic.path?.words ?? ""
    )
  }

  private static let losses: [[Rule]] = [
    [.intentRemoved, .classNameChanged, .intentRenamed], [.parameterRemoved, .parameterRenamed],
    [.propertyRemoved, .propertyRenamed], [.caseRemoved, .caseRenamed],
  ]
}
