import IntentDiagnostics

extension Rule {
  static let typeAdded = change("type-added", .note, "An object type was added")
}

extension Comparison {
  mutating func checkAdded(_ type: ComparedSchema.ObjectType) {
    report(.typeAdded, "the object type '\(type.name)' was added", [:], new: type)
  }
}
