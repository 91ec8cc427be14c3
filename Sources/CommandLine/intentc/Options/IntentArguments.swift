import ArgumentParser
import IntentCompiler
import IntentConfigurations
import IntentLocalisation
import IntentSchema
import IntentText
import LibIntentc

/// The option that chooses an intent.
struct IntentArgument: ParsableArguments {
  @Option(
    help: ArgumentHelp("Name or class name of the intent; needed if there are several.", valueName: "name"),
    completion: DefinitionCompletion.intents
  )
  var intent: String?
}

/// Finds the intent that `--intent` names, or fails with a usage error.
enum ChosenIntent {
  static func choose<Definition>(
    _ name: String?,
    from intents: [(schema: ConfigurationSchema, definition: Definition)],
    besides systemIntents: [String],
    in definition: String? = nil
  ) throws -> (schema: ConfigurationSchema, definition: Definition) {
    do {
      return try IntentChoice.choose(
        name,
        from: intents,
        besides: systemIntents,
        in: definition.map { "'\($0)'" }
      )
    } catch {
      throw ValidationError(visibleText(error.message))
    }
  }
}

/// Completes names of intents and parameters in the shell.
enum DefinitionCompletion {
  static let intents = CompletionKind.custom { words, _, _ in schemas(in: words, chosen: nil).map(\.name) }

  static let parameters = CompletionKind.custom { words, _, _ in names(in: words) }

  static let answers = CompletionKind.custom { words, _, _ in names(in: words).map { $0 + "=" } }

  private static func names(in words: [String]) -> [String] {
    let chosen = words.firstIndex(of: "--intent").flatMap { words.dropFirst($0 + 1).first }
    var seen: Set<String> = []
    return schemas(in: words, chosen: chosen).flatMap(\.parameterNames).filter { seen.insert($0).inserted }
  }

  private static func schemas(in words: [String], chosen: String?) -> [ConfigurationSchema] {
    let paths = words.map(unquoted).filter { $0.hasSuffix(".intentdefinition") }
    guard !paths.isEmpty else { return [] }
    let result = CompilerCall(inputs: paths, options: .ofCommand()).run(to: .meaning)
    return result.compilation.module.intents.map(\.schema)
      .filter { chosen == nil || $0.name == chosen || $0.className == chosen }
  }

  private static func unquoted(_ word: String) -> String {
    if let quote = word.first, quote == "'" || quote == "\"", word.last == quote, word.count > 1 {
      return String(word.dropFirst().dropLast())
    }
    return word.filter { $0 != "\\" }
  }
}

/// Reads a widget's family from the command line, also the format's `Small`.
extension ConfigurationFamily: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(named: argument)
  }

  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

/// Checks the languages of `--locale`.
enum LocaleArgument {
  static func check(_ locale: String?) throws {
    guard let locale, !TableLanguage.isName(locale) else { return }
    throw ValidationError(
      "'--locale' takes a language such as 'de' or 'pt-BR', not '\(visibleText(locale))'."
    )
  }
}
