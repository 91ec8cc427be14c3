import IntentDiagnostics

extension Rule {
  static let typeRemoved = change("type-removed", .error, "An object type was removed")
}

extension Comparison {
  mutating func checkRemoved(_ type: ComparedSchema.ObjectType) {
    report(
      .typeRemoved,
      "the object type '\(type.name)' was removed, so code that uses it no longer compiles",
      [.source: .breaking],
      old: type
    )
  }
}
