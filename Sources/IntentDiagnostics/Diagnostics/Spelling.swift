/// Guesses which name was meant.
package enum Spelling {
  /// The candidate nearest to a misspelt name; `nil` where none is near.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var suggestions = Suggestions()
    return suggestions.nearest(to: name, among: candidates)
  }
}
