import ArgumentParser
import IntentCompiler
import IntentSchema

/// Completes names from the definitions on the command line.
enum DefinitionCompletion {
  /// The names of intents.
  static let intents = CompletionKind.custom { words, _, _ in schemas(in: words, chosen: nil).map(\.name) }

  /// The names of the intent's parameters.
  static let parameters = CompletionKind.custom { words, _, _ in names(in: words) }

  /// The names of the intent's parameters, with what follows them in an answer.
  static let answers = CompletionKind.custom { words, _, _ in names(in: words).map { $0 + "=" } }

  private static func names(in words: [String]) -> [String] {
    let chosen = words.firstIndex(of: "--intent").flatMap { words.dropFirst($0 + 1).first }
    var seen: Set<String> = []
    return schemas(in: words, chosen: chosen).flatMap(\.parameterNames).filter { seen.insert($0).inserted }
  }

  /// The intents of the definitions among the words; without a chosen one, all of them.
  private static func schemas(in words: [String], chosen: String?) -> [ConfigurationSchema] {
    let paths = words.map(unquoted).filter { $0.hasSuffix(".intentdefinition") }
    guard !paths.isEmpty else { return [] }
    let result = CompilerCall(inputs: paths, options: CompilerOptions(jobs: Processors.count)).run(
      to: .meaning
    )
    return result.compilation.module.intents.map(\.schema)
      .filter { chosen == nil || $0.name == chosen || $0.className == chosen }
  }

  /// A word without the quotes or backslashes that a shell would remove.
  private static func unquoted(_ word: String) -> String {
    if let quote = word.first, quote == "'" || quote == "\"", word.last == quote, word.count > 1 {
      return String(word.dropFirst().dropLast())
    }
    return word.filter { $0 != "\\" }
  }
}
