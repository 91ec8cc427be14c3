import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let propertyAdded = Rule(
    "property-added",
    .note,
    "A property of an object type is new",
    on: .comparison
  )
}

extension Comparison {
  mutating func checkAdded(_ property: ComparedSchema.Property, to type: ObjectPair) {
    report(.propertyAdded, "the property '\(property.name)' is new", [:], new: property)
  }
}
