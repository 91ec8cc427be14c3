import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Names that the properties of a generated class cannot have.
enum InheritedMembers {
  static let object: Set<String> = [
    "autoContentAccessingProxy", "autorelease", "class", "classForCoder", "classForKeyedArchiver", "copy",
    "dealloc", "debugDescription", "description", "finalize", "hash",
    "hashValue", "isProxy", "mutableCopy", "observationInfo", "release", "retain", "retainCount",
    "superclass",
    "zone",
  ]
  static let intent = object.union([
    "donationMetadata", "identifier", "intentDescription", "keyImage", "shortcutAvailability",
    "suggestedInvocationPhrase",
  ])
  static let response = object.union(["code", "userActivity"])
  static let type = object.union([
    "alternativeSpeakableMatches", "displayImage", "displayString", "identifier", "pronunciationHint",
    "subtitleString",
  ])

  /// Members that can be set. Objective-C capitalizes the first letter in the name of what sets one, so a property
  /// cannot have the same name with a capital letter either.
  private static let settable: Set<String> = [
    "alternativeSpeakableMatches", "code", "displayImage", "donationMetadata", "observationInfo",
    "shortcutAvailability", "subtitleString", "suggestedInvocationPhrase", "userActivity",
  ]

  /// Reports each name that a class inherits already, and names of two properties that become one in Objective-C: the
  /// selectors of `size` and `Size` are the same.
  static func check(
    _ fields: some Sequence<Definition.Field>,
    of className: String,
    against members: Set<String>,
    in site: DefinitionSite
  ) -> [Diagnostic] {
    var names: [String: String] = [:]
    return fields.compactMap { field in
      guard let name = field.name else { return nil }
      let selector = ClassNames.capitalized(ClassNames.identifier(name.value))
      if let other = names.updateValue(name.value, forKey: selector), other != name.value {
        return Diagnostic(
          .swiftNameCollision,
          "the class '\(className)' cannot have both '\(other)' and '\(name.value)', because their selectors are the same; "
            + "rename one of them",
          at: site.location(name.range),
          path: site.path()
        )
      }
      let identifier = ClassNames.identifier(name.value)
      guard
        members.contains(identifier)
          || members.contains(where: { settable.contains($0) && ClassNames.capitalized($0) == identifier })
      else { return nil }
      return Diagnostic(
        .swiftNameCollision,
        "the class '\(className)' inherits '\(name.value)' from one of Apple's classes, so it cannot have a property of "
          + "this name; rename the property",
        at: site.location(name.range),
        path: site.path()
      )
    }
  }
}
