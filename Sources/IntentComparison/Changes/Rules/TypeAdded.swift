import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let typeAdded = Rule("type-added", .note, "An object type was added", on: .comparison)
}

extension Comparison {
  mutating func checkAdded(_ type: SchemaOutline.ObjectType) {
    report(.typeAdded, "the object type '\(type.name)' is new", [:], new: type)
  }
}
