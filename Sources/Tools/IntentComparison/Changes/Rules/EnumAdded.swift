import IntentDiagnostics

extension Rule {
  static let enumAdded = change("enum-added", .note, "An enum was added")
}

extension Comparison {
  mutating func checkAdded(_ enumeration: ComparedSchema.Enum) {
    report(.enumAdded, "the enum '\(enumeration.name)' was added", [:], new: enumeration)
  }
}
