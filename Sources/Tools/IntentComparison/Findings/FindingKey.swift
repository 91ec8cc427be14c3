import IntentCompiler
import IntentDiagnostics

/// What happened to which element. Findings with the same key are one, which several releases can have, or a
/// definition and an App Intent. A message is no part of it, because it differs between versions.
struct FindingKey: Hashable {
  enum Event: Hashable {
    case rule(String)
    /// The system no longer finds an element of this kind. Any of several rules may report it: a renamed element
    /// may seem to be removed, too.
    case loss(ElementKind)
  }

  enum Element: Hashable {
    case path(String)
    /// `nil` for an element that the version lacks.
    case location(SourceLocation?)
  }

  let event: Event
  let element: Element
  var facts: [String?] = []
  var verdict: Verdict?
}

extension SchemaChange {
  /// Equal for one change since several versions. All lead to one new version, so for one rule and element, the
  /// old facts tell changes apart.
  var identity: FindingKey { key(of: .path(diagnostic.path?.words ?? "")) }

  /// Equal for one change of an element that two sources of the old version declare.
  var identityInNew: FindingKey { key(of: .location(new)) }

  /// Equal for one loss in two comparisons with the same old version, by the element's place there.
  var loss: FindingKey {
    FindingKey(
      event: diagnostic.rule.lost.map { .loss($0) } ?? .rule(diagnostic.rule.name),
      element: old.map { .location($0) } ?? .path(diagnostic.path?.words ?? "")
    )
  }

  /// Equal to the key of an entry that accepts the change.
  var acceptanceKey: FindingKey {
    FindingKey(event: .rule(diagnostic.rule.name), element: .path(acceptedPath))
  }

  private func key(of element: FindingKey.Element) -> FindingKey {
    FindingKey(event: .rule(diagnostic.rule.name), element: element, facts: facts, verdict: verdict)
  }
}

extension AcceptedBreak {
  var key: FindingKey { FindingKey(event: .rule(rule), element: .path(path)) }
}

extension Diagnostic {
  /// Equal for one problem in several versions. Its location may differ, so only the file counts.
  var key: FindingKey {
    let file = location.map { SourceLocation(file: $0.file) }
    return FindingKey(event: .rule(rule.name), element: path.map { .path($0.words) } ?? .location(file))
  }
}
