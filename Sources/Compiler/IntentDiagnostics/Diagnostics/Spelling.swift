import IntentSchema

/// Suggests the intended name for a misspelt one.
package enum Spelling {
  /// The candidate nearest to a misspelt name; `nil` if none is close.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var suggestions = Suggestions()
    return suggestions.nearest(to: name, among: candidates)
  }
}
