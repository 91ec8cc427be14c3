import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let typeAdded = Rule("type-added", .note, "An object type is new", on: .comparison)
}

extension Comparison {
  mutating func checkAdded(_ type: ComparedSchema.ObjectType) {
    report(.typeAdded, "the object type '\(type.name)' is new", [:], new: type)
  }
}
