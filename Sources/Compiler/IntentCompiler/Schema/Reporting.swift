import IntentDefinition
import IntentDiagnostics
import IntentText

/// Collects diagnostics. Keeps the first error that only follows from unreadable parts aside, in case no
/// other error is found.
protocol Reporting {
  var diagnostics: [Diagnostic] { get set }
  var consequence: Diagnostic? { get set }
  func isWanted(_ rule: Rule) -> Bool
}

extension Reporting {
  /// - Parameter follows: Whether the problem is only a consequence of unreadable parts.
  mutating func report(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    in site: DefinitionSite,
    key: DefinitionKey? = nil,
    at range: Range<Int>? = nil,
    notes: @autoclosure () -> [Diagnostic.Note] = [],
    fix: @autoclosure () -> Diagnostic.Fix? = nil,
    follows: Bool = false
  ) {
    guard isWanted(rule) else { return }
    let (location, path) = (site.location(range), site.path(key: key))
    let diagnostic = Diagnostic(rule, message(), at: location, path: path, notes: notes(), fix: fix())
    if !follows && !site.definition.gaps.has(path.keys) {
      diagnostics.append(diagnostic)
    } else if consequence == nil, rule.severity == .error {
      consequence = diagnostic
    }
  }

  /// - Parameter advice: The end of the message without a suggestion.
  mutating func reportUnknown(
    _ rule: Rule,
    _ message: String,
    _ name: Located<String>,
    among candidates: some Sequence<String>,
    in site: DefinitionSite,
    key: DefinitionKey? = nil,
    otherwise advice: String = "",
    isOfFormat: Bool = false,
    follows: Bool = false
  ) {
    let nearest =
      isOfFormat
      ? Suggestions.misspelling(name.value, of: Array(candidates))
      : Suggestions.nearest(to: name.value, among: candidates)
    report(
      rule,
      message + (nearest.map { "; did you mean '\($0)'?" } ?? advice),
      in: site,
      key: key,
      at: name.range,
      fix: nearest.flatMap { .replacing(name, with: $0) },
      follows: follows
    )
  }
}

extension Diagnostic.Fix {
  /// A fix that the problem's message proposes.
  static func replacing(_ name: Located<String>, with other: String) -> Diagnostic.Fix? {
    name.range.map {
      let words = "replace '\(name.value)' with '\(other)'"
      return Diagnostic.Fix(words, replacing: $0, with: XMLText.escaped(other), isSaid: true)
    }
  }
}
