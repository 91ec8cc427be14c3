import IntentDefinition
import IntentDiagnostics

extension Suggestions {
  /// The message about a name that refers to nothing, and the fix where the one that was meant can be guessed.
  ///
  /// - Parameter advice: What the message ends with where nothing can be guessed.
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
  /// Puts another name in a name's place; `nil` where the place is not known.
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
