import IntentDiagnostics

extension Rule {
  static let propertyAdded = change("property-added", .note, "A property of an object type was added")
}

extension Comparison {
  mutating func checkAdded(_ property: ComparedSchema.Property, to type: ObjectPair) {
    report(.propertyAdded, "the property '\(property.name)' was added", [:], new: property)
  }
}
