import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let enumAdded = Rule("enum-added", .note, "An enum is new", on: .comparison)
}

extension Comparison {
  mutating func checkAdded(_ enumeration: ComparedSchema.Enum) {
    report(.enumAdded, "the enum '\(enumeration.name)' is new", [:], new: enumeration)
  }
}
