import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

enum Changes {
  static func schema(
    _ files: [String],
    folder: @escaping (String) -> String = { _ in "" }
  ) -> Contract {
    let inputs = files.enumerated().map { index, file in
      InputFile(path: "\(index).intentdefinition", bytes: Array(file.utf8))
    }
    return Contract(Compiler.compile(inputs).module, folder: folder)
  }

  /// Each break of stored values must have a witness: a configuration that the old version stores, and of which the new
  /// one loses a value.
  static func between(_ old: String, _ new: String) -> [SchemaChange] {
    let (old, new) = (schema([old]), schema([new]))
    let changes = ContractComparison.changes(from: old, to: new)
    let search = WitnessSearch(from: old, to: new)
    for change in changes where change.verdict(for: .stored) == .breaking {
      #expect(search.witness(of: change) != nil, "nothing is lost by: \(change.line)")
    }
    return changes
  }

  static func between(_ old: Sample, _ new: Sample) -> [SchemaChange] {
    between(old.xml, new.xml)
  }

  /// Each change as `breaking rule-name (stored, placed) place: message`. The audiences are those with the worst
  /// verdict.
  static func lines(_ old: Sample, _ new: Sample) -> [String] {
    between(old, new).map(\.line)
  }
}

extension Contract {
  /// Adds another module.
  mutating func add(_ module: Contract) {
    intents += module.intents
    for type in module.enums + module.objects { add(type) }
  }
}

extension ContractComparison {
  var lines: [String] { changes.map(\.lineWithoutPath) }
}

extension SchemaChange {
  /// For tests that are not about the path.
  var lineWithoutPath: String {
    var change = self
    change.diagnostic.path = nil
    return change.line
  }

  var line: String {
    let audiences = Audience.allCases.filter { verdict != .safe && verdict(for: $0) == verdict }
    let words = audiences.isEmpty ? "" : " (\(audiences.map(\.rawValue).joined(separator: ", ")))"
    let place = diagnostic.path?.place ?? ""
    return
      "\(verdict.rawValue) \(diagnostic.rule.name)\(words)\(place.isEmpty ? "" : " " + place): \(diagnostic.message)"
  }
}
