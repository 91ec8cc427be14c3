import IntentDefinition
import IntentFixes

/// A value in all versions of a merge; `nil` where a version lacks it.
struct VersionsOfValue {
  var base: PropertyValue?
  /// Is called "here" in sentences.
  var ours: PropertyValue?
  /// Is called "there" in sentences.
  var theirs: PropertyValue?
  var released: PropertyValue?

  subscript(key: DefinitionKey) -> VersionsOfValue {
    VersionsOfValue(base: base?[key], ours: ours?[key], theirs: theirs?[key], released: released?[key])
  }
}

extension PropertyValue {
  /// Older ancestors disagree on the value, so both sides count as changed.
  static let contested = string("conflict of common ancestors")

  /// One older ancestor removed the element and another changed it.
  var withContest: PropertyValue {
    var element = self
    element[DefinitionKey("intentc merge")] = .contested
    return element
  }
}
