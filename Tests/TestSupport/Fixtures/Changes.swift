import IntentComparison
import IntentCompiler
import IntentDiagnostics

/// The changes between two versions of a definition.
package enum Changes {
  /// - Parameter hasClasses: Whether classes are generated, as with `"backends": ["intents"]`.
  package static func schema(
    _ files: [String],
    hasClasses: Bool = false,
    folder: @escaping (String) -> String = { _ in "" }
  ) async -> ComparedSchema {
    let inputs = files.enumerated().map { index, file in
      InputFile(path: "\(index).intentdefinition", bytes: Array(file.utf8))
    }
    return ComparedSchema(Compiler.compile(inputs).module, hasClasses: { _ in hasClasses }, folder: folder)
  }

  package static func between(_ old: String, _ new: String, hasClasses: Bool = false) async -> [SchemaChange] {
    Comparison.changes(
      from: await schema([old], hasClasses: hasClasses),
      to: await schema([new], hasClasses: hasClasses)
    )
  }

  package static func between(_ old: Host, _ new: Host) async -> [SchemaChange] {
    await between(old.xml, new.xml)
  }

  /// Each change as `breaking rule-name (source, stored): message`. The audiences are those with the worst
  /// verdict.
  package static func lines(_ old: Host, _ new: Host) async -> [String] {
    await between(old, new).map(\.line)
  }
}

extension SchemaChange {
  package var line: String {
    let audiences = Audience.allCases.filter { verdict != .safe && verdict(for: $0) == verdict }
    let words = audiences.isEmpty ? "" : " (\(audiences.map(\.rawValue).joined(separator: ", ")))"
    return "\(verdict.rawValue) \(diagnostic.rule.name)\(words): \(diagnostic.message)"
  }
}
