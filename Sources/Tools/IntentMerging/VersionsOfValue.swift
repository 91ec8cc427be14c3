/// A value in each version; `nil` in those that do not have it.
struct VersionsOfValue {
  /// The common ancestor.
  var base: PropertyValue?
  /// The version that is replaced by the result: "here" in sentences.
  var ours: PropertyValue?
  /// The other version: "there" in sentences.
  var theirs: PropertyValue?
  /// The version whose tags and indices people have stored.
  var released: PropertyValue?

  /// The values of a key.
  subscript(key: PropertyValue.Key) -> VersionsOfValue {
    VersionsOfValue(base: base?[key], ours: ours?[key], theirs: theirs?[key], released: released?[key])
  }
}
