import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let typeRemoved = Rule("type-removed", .error, "An object type was removed", on: .comparison)
}

extension Comparison {
  mutating func checkRemoved(_ type: SchemaOutline.ObjectType) {
    report(
      .typeRemoved,
      "the object type '\(type.name)' is gone, so code that names it no longer compiles",
      [.source: .breaking],
      old: type
    )
  }
}
