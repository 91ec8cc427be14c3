import IntentComparison
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation

/// Reads and checks definitions. Reading never throws, but stores the problems in ``problems``. Methods that
/// require valid definitions throw a ``DefinitionError``.
public struct IntentDefinitions: Sendable {
  /// Problems of definitions, translation tables and `intentc.json`, file by file.
  public let problems: [DefinitionProblem]
  private let inputs: Inputs
  private let options: CompilerOptions
  private let result: CompilerCall.Result

  /// Reads and checks definitions as `intentc validate` does.
  ///
  /// - Parameters:
  ///   - paths: Definitions, and folders to search, which form one module.
  ///   - lints: Whether to also warn about problems that merely make the definition harder to work with.
  public init(at paths: [String], lints: Bool = false) {
    var options = CompilerOptions.withAllRules()
    options.reportsLints = lints
    options.checkTranslations()
    self.options = options
    inputs = Inputs.read(paths)
    result = CompilerDriver.run(inputs, options, to: .names)
    problems = DefinitionProblem.problems(result.diagnostics, in: result.compilation.sources)
  }

  /// Generates Swift from what was read, as `intentc generate` does, with the `intentc.json` next to the
  /// definitions.
  ///
  /// - Throws: ``DefinitionError`` if the definitions contain errors.
  public func generate() throws(DefinitionError) -> [GeneratedSource] {
    let result = CompilerDriver.run(inputs, options, to: .code)
    try Self.check(result.diagnostics, result.compilation.sources)
    return result.files.map {
      GeneratedSource(name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self))
    }
  }

  /// Describes the definitions as `intentc describe` does.
  ///
  /// - Parameter locale: A language such as `de`. With `nil`, or without a table, the definition's own texts
  ///   are used.
  /// - Throws: ``DefinitionError`` if the definitions contain errors.
  public func describe(in locale: String? = nil) throws(DefinitionError) -> String {
    try Self.check(result.diagnostics, result.compilation.sources)
    return result.compilation.module.files.map { file in
      let path = file.definition.path
      let translation = locale.map { TranslationSearch.translation($0, path: path, name: file.schema.name).0 }
      return Description.text(of: file.schema, path: path, translation: translation ?? .base)
    }.joined(separator: "\n")
  }

  /// Compares two versions as `intentc diff` does. Each version consists of definitions and folders. Accepted
  /// breaks come last.
  ///
  /// - Throws: ``DefinitionError`` if a version contains errors.
  public static func changes(
    from old: [String],
    to new: [String]
  ) throws(DefinitionError) -> [DefinitionChange] {
    let report = DefinitionComparison(from: .paths(old), to: .paths(new)).run().report
    try check(report.problems, report.sources)
    var sources = SourceMap(report.sources)
    return (report.changes + report.accepted).map { DefinitionChange($0, &sources) }
  }

  /// Formats a definition as `intentc format` does, and returns UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: An XML property list in UTF-8, or UTF-16 with a byte order mark.
  ///   - path: The name in a ``DefinitionError``.
  /// - Throws: ``DefinitionError`` if the file isn't a property list, or contains a comment, for which
  ///   Xcode's format has no place.
  public static func format(_ bytes: [UInt8], path: String) throws(DefinitionError) -> [UInt8] {
    let result = CanonicalForm.format(InputFile(path: path, bytes: bytes))
    guard let formatted = result.bytes else {
      throw DefinitionError(problems: DefinitionProblem.problems(result.diagnostics, in: [result.source]))
    }
    return formatted
  }

  private static func check(_ diagnostics: [Diagnostic], _ sources: [SourceText]) throws(DefinitionError) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw DefinitionError(problems: DefinitionProblem.problems(errors, in: sources))
    }
  }
}

/// A generated Swift file.
public struct GeneratedSource: Sendable, Hashable {
  /// The file's name, such as `UpNext.intentdefinition.swift`.
  public var name: String
  /// The Swift code.
  public var text: String
}
