import IntentCompiler
import IntentDiagnostics

/// The element and the rule that a change and an entry of `accepted` name.
struct AcceptanceKey: Hashable {
  private let path: String
  private let rule: String

  init(_ entry: AcceptedBreak) { (path, rule) = (entry.path, entry.rule) }

  init(_ change: SchemaChange) { (path, rule) = (change.acceptedPath, change.diagnostic.rule.name) }
}

extension AcceptedBreak {
  /// Whether it covers updates from a release. Only releases of the same product have an order.
  func covers(_ name: String) -> Bool {
    let (newest, release) = (ReleaseOrder(self.release), ReleaseOrder(name))
    return newest.isComparable(with: release) && !(newest < release)
  }
}
