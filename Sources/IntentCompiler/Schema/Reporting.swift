import IntentDefinition
import IntentDiagnostics

/// A stage that reports what is wrong with elements of definitions.
protocol Reporting {
  var diagnostics: [Diagnostic] { get set }
  var suggestions: Suggestions { get set }
  /// The first error that only follows from something that could not be read.
  var consequence: Diagnostic? { get set }
  /// Whether anybody wants to hear of a rule.
  func isWanted(_ rule: Rule) -> Bool
}

extension Reporting {
  /// - Parameter follows: Whether it only follows from something that could not be read, which was reported.
  mutating func report(
    _ rule: Rule,
    _ message: @autoclosure () -> String,
    in site: DefinitionSite,
    key: String? = nil,
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

  /// Reports a name that refers to nothing, with the one that was meant where it can be guessed.
  ///
  /// - Parameter advice: What the message ends with where nothing can be guessed.
  mutating func reportUnknown(
    _ rule: Rule,
    _ message: String,
    _ name: Located<String>,
    among candidates: some Sequence<String>,
    in site: DefinitionSite,
    key: String? = nil,
    otherwise advice: String = "",
    follows: Bool = false
  ) {
    let nearest = suggestions.nearest(to: name.value, among: candidates)
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
  /// Puts another name in a name's place; `nil` where the place is not known.
  static func replacing(_ name: Located<String>, with other: String) -> Diagnostic.Fix? {
    name.range.map {
      Diagnostic.Fix("replace '\(name.value)' with '\(other)'", replacing: $0, with: XMLText.escaped(other))
    }
  }
}
