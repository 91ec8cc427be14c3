import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let enumAdded = Rule("enum-added", .note, "An enum was added", on: .comparison)
}

extension Comparison {
  mutating func checkAdded(_ enumeration: SchemaOutline.Enum) {
    report(.enumAdded, "the enum '\(enumeration.name)' is new", [:], new: enumeration)
  }
}
