import IntentDefinition
import IntentDiagnostics

extension Suggestions {
  /// The message about an unresolved name, and the fix if a similar name exists.
  ///
  /// - Parameter advice: The end of the message if there is no suggestion.
  mutating func unknown(
    _ name: Located<String>,
    _ message: String,
    among candidates: some Sequence<String>,
    otherwise advice: String
  ) -> (message: String, fix: Diagnostic.Fix?) {
    guard let nearest = nearest(to: name.value, among: candidates) else { return (message + advice, nil) }
    return ("\(message); did you mean '\(nearest)'?", .replacing(name, with: nearest))
  }
}

extension Diagnostic.Fix {
  /// Replaces a name with another; `nil` if its location is unknown.
  static func replacing(_ name: Located<String>, with other: String) -> Diagnostic.Fix? {
    name.range.map {
      Diagnostic.Fix(
        "replace '\(name.value)' with '\(other)'",
        replacing: $0,
        with: XMLText.escaped(other)
      )
    }
  }
}
