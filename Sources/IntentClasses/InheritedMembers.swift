/// Members of Apple's classes that a property of a generated class cannot have the name of.
enum InheritedMembers {
  private static let object: Set<String> = [
    "autorelease", "class", "classForCoder", "copy", "debugDescription", "description", "finalize", "hash",
    "hashValue", "isProxy", "mutableCopy", "observationInfo", "release", "retain", "retainCount",
    "superclass",
    "zone",
  ]
  static let intent = object.union([
    "donationMetadata", "identifier", "intentDescription", "shortcutAvailability",
    "suggestedInvocationPhrase",
  ])
  static let response = object.union(["code", "userActivity"])
  static let type = object.union([
    "alternativeSpeakableMatches", "displayImage", "displayString", "identifier", "pronunciationHint",
    "subtitleString",
  ])

  /// Reports each name that a class inherits already.
  static func check(
    _ fields: some Sequence<Definition.Field>,
    of className: String,
    against members: Set<String>,
    in site: DefinitionSite
  ) -> [Diagnostic] {
    fields.compactMap { field in
      guard let name = field.name, members.contains(name.value) else { return nil }
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
