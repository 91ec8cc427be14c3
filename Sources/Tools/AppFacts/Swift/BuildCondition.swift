/// The condition of an `#if`, as its text.
package enum BuildCondition {
  /// Whether only some builds contain it, such as builds with `DEBUG`, rather than all builds for some system
  /// or processor.
  package static func asksForMoreThanSystem(_ condition: String?) -> Bool {
    guard let condition else { return false }
    let rest = condition.replacing(
      /(?:os|canImport|compiler|swift|targetEnvironment|arch|hasFeature|hasAttribute)\s*\([^()]*\)/,
      with: ""
    )
    return rest.contains(where: \.isLetter)
  }
}
