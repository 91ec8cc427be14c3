import IntentDiagnostics

extension Rule {
  static let propertyRemoved = change("property-removed", .error, "A property of an object type was removed")
}

extension Comparison {
  mutating func checkRemoved(_ property: ComparedSchema.Property, of type: ObjectPair) {
    let isMistaken =
      type.newProperties[property.name].map { isLike(property, $0, in: type.folders) } ?? false
    report(
      .propertyRemoved,
      "the property '\(property.name)' was removed, "
        + (isMistaken
          ? "and another one now has its name, so what is stored for one counts for the other"
          : "so code that uses it no longer compiles"),
      [.source: .breaking, .stored: !type.isStored ? .safe : isMistaken ? .breaking : .careful],
      old: property
    )
  }
}
