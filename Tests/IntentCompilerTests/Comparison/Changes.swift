@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

/// The changes between two versions of a definition.
enum Changes {
  static func schema(_ files: [String], folder: @escaping (String) -> String = { _ in "" }) async
    -> ComparedSchema
  {
    let inputs = files.enumerated().map { index, file in
      InputFile(path: "\(index).intentdefinition", bytes: Array(file.utf8))
    }
    return ComparedSchema(Compiler.compile(inputs).module, folder: folder)
  }

  /// Each change where classes are generated, as `lines(_:_:)` has it.
  static func linesOfClasses(_ old: Host, _ new: Host) -> [String] {
    func schema(_ host: Host) -> ComparedSchema {
      let file = InputFile(path: "0.intentdefinition", bytes: Array(host.xml.utf8))
      return ComparedSchema(Compiler.compile([file]).module, hasClasses: { _ in true })
    }
    return Comparison.changes(from: schema(old), to: schema(new)).map(\.line)
  }

  static func between(_ old: String, _ new: String) async -> [SchemaChange] {
    Comparison.changes(from: await schema([old]), to: await schema([new]))
  }

  static func between(_ old: Host, _ new: Host) async -> [SchemaChange] {
    await between(old.xml, new.xml)
  }

  /// Each change as `breaking rule-name (source, stored): message`. The audiences are those with the worst
  /// verdict.
  static func lines(_ old: Host, _ new: Host) async -> [String] {
    await between(old, new).map(\.line)
  }
}

extension SchemaChange {
  var line: String {
    let audiences = Audience.allCases.filter { verdict != .safe && verdict(for: $0) == verdict }
    let words = audiences.isEmpty ? "" : " (\(audiences.map(\.rawValue).joined(separator: ", ")))"
    return "\(verdict.rawValue) \(diagnostic.rule.name)\(words): \(diagnostic.message)"
  }
}
