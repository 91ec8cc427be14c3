import IntentDiagnostics

extension Rule {
  static let enumRemoved = change("enum-removed", .error, "An enum was removed")
}

extension Comparison {
  mutating func checkRemoved(_ enumeration: ComparedSchema.Enum) {
    report(
      .enumRemoved,
      "the enum '\(enumeration.name)' was removed, so code that uses it no longer compiles",
      [.source: .breaking],
      old: enumeration
    )
  }
}
