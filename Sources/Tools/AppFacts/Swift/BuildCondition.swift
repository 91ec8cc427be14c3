/// The condition of an `#if` or an `if #available`, as its text.
package enum BuildCondition {
  /// Whether only some builds contain it, such as builds with `DEBUG`, rather than all builds for some system
  /// or processor.
  package static func asksForMoreThanSystem(_ condition: String?) -> Bool {
    guard let condition else { return false }
    let rest = condition.replacing(
      /(?:os|canImport|compiler|swift|targetEnvironment|arch|hasFeature|hasAttribute|#(?:un)?available)\s*\([^()]*\)/,
      with: ""
    )
    return rest.contains(where: \.isLetter)
  }

  /// The condition of an element with two declarations; `nil` if each build has it.
  package static func either(_ one: String?, _ other: String?) -> String? {
    guard let one, let other, one != "!(\(other))", other != "!(\(one))" else { return nil }
    return one == other ? one : "\(one) || \(other)"
  }

  /// The condition of code inside several.
  package static func all(_ conditions: String?...) -> String? {
    let conditions = conditions.compactMap(\.self)
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  /// Who has the code. Each build contains the code for some versions of a system.
  package static func words(_ condition: String?) -> String {
    guard let condition, condition.contains("available(") else { return "in builds with it" }
    let rest = condition.replacing(/#(?:un)?available\s*\([^()]*\)/, with: "")
    return rest.contains(where: \.isLetter) ? "in builds and on systems with it" : "on systems with it"
  }
}
