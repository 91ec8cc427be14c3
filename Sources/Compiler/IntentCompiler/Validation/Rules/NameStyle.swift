import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let nameStyle = Rule("name-style", .lint, "A name does not follow Swift conventions")
}

extension Validator {
  mutating func checkStyle(_ name: Located<String>?, isType: Bool, in site: DefinitionSite, key: String) {
    guard isWanted(.nameStyle), let name, let first = name.value.unicodeScalars.first else { return }
    let problem: String
    // A leading underscore only distinguishes the name from another.
    if name.value.utf8.drop(while: { $0 == UInt8(ascii: "_") }).split(separator: UInt8(ascii: "_")).count > 1
      || name.value.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") })
    {
      problem = "joins its words with '_', '-' or spaces"
    } else if isType, first.properties.isLowercase {
      problem = "begins with a lowercase letter"
    } else if !isType, first.properties.isUppercase, !Self.isAbbreviation(name.value) {
      problem = "begins with an uppercase letter"
    } else {
      return
    }
    report(
      .nameStyle,
      "'\(name.value)' \(problem), unlike other names in Swift; rename it here or in 'intentc.json'",
      in: site,
      key: key,
      at: name.range
    )
  }

  /// Whether a name is all uppercase, such as `ID`.
  private static func isAbbreviation(_ name: String) -> Bool {
    !name.unicodeScalars.contains(where: \.properties.isLowercase)
  }
}
