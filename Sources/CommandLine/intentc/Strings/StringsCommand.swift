import AppProjects
import ArgumentParser
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentSchema
import IntentText
import LibIntentc

/// `intentc strings`, with its three commands.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Export, import and update translations.",
    discussion: """
      The translations are next to the definition: 'de.lproj/UpNext.strings' and '.stringsdict', or the string \
      catalog 'UpNext.xcstrings'. 'intentc validate' checks them, and 'intentc describe --locale' shows them.

        export   writes the texts with their translations to a file
        import   brings translations from files into the tables
        sync     makes the tables follow the definition

      All three take a project, too, such as 'MyApp.xcodeproj': its folder is searched for definitions, and its \
      languages count.

      What is not changed in a table keeps its bytes, its order and its comments. A table that has an error, or a \
      key twice, is not changed. The definition is never changed.

      EXAMPLES
        intentc strings export UpNext.intentdefinition --locale de -o de.strings
        intentc strings import UpNext.intentdefinition de.strings --locale de
        intentc strings sync UpNext.intentdefinition --check
        intentc strings sync MyApp.xcodeproj
      'intentc help strings export' describes a subcommand.
      """,
    subcommands: [
      StringsExportCommand.self, StringsImportCommand.self, StringsSyncCommand.self,
    ]
  )
}

/// A definition before a command changes its tables, and the languages of the project around it.
struct StringsDefinition {
  let definition: Definition
  private let project: ProjectLanguages?

  /// Takes projects, too. Fails if a text can't be read, because it would count as removed.
  static func read(_ inputs: [String], _ messages: DiagnosticOptions) throws -> [StringsDefinition] {
    var call = CompilerCall(inputs: inputs, options: .ofCommand())
    call.options.splitsModules = true
    let project = ProjectInputs.read(&call)
    let result = call.run(to: .meaning)
    try messages.stop(atErrorsOf: result.diagnostics, sources: result.compilation.sources)
    let definitions = result.modules.flatMap(\.schema.files).map(\.definition)
    guard !definitions.contains(where: \.gaps.hasErrors) else { throw ExitCode.failure }
    return definitions.map { StringsDefinition(definition: $0, project: project?.languages(of: $0.path)) }
  }

  static func readOne(_ input: String, _ messages: DiagnosticOptions) throws -> StringsDefinition {
    guard input != InputFile.standardInputPath, input != "-" else {
      throw ValidationError("the definition must be a file, because its tables are next to it.")
    }
    let definitions = try read([input], messages)
    guard definitions.count == 1, let definition = definitions.first else {
      let names = definitions.map { visibleText($0.definition.path) }.listed
      throw ValidationError(
        definitions.isEmpty ? "there is no definition in '\(input)'." : "choose one definition: \(names)."
      )
    }
    return definition
  }

  var list: TextList {
    let list = TextList(definition, project: project)
    if list.textsWithoutID > 0 {
      let texts = list.textsWithoutID == 1 ? "1 text has" : "\(list.textsWithoutID) texts have"
      Self.note("\(texts) no ID and cannot be translated; 'intentc validate --fix' gives out IDs")
    }
    return list
  }

  /// Fails if a table or a catalog is there already, because it may contain translations.
  static func keepTable(at path: String, _ messages: DiagnosticOptions) throws {
    guard (try? FileSystem.status(of: path, followsLinks: false)) != nil else { return }
    let folder = (WorkFolder.real(FilePath.join(FilePath.folder(of: path), ".")) ?? "").lowercased()
    let isCatalog = path.lowercased().hasSuffix(".xcstrings")
    guard isCatalog || path.lowercased().hasSuffix(".strings") && folder.hasSuffix(".lproj") else { return }
    let message =
      "cannot write '\(path)': it is a table, and its translations would be lost; use another path"
    throw messages.failure(Diagnostic(.unchangeableFile, message, at: SourceLocation(file: path)).asError)
  }

  static func note(_ text: String) {
    Terminal.standardError.write("note: \(visibleText(text))\n")
  }

  /// Returns the changed paths.
  static func finish(_ result: ChangedTables, isDry: Bool, _ messages: DiagnosticOptions) throws -> [String] {
    messages.write(result.diagnostics, sources: result.sources)
    guard !result.hasErrors else { throw ExitCode.failure }
    if isDry {
      try StandardOutput.write(result.changes.map { visibleLines(UnifiedDiff.text($0)) }.joined())
      return result.changes.map(\.path)
    }
    let failures = result.changes.compactMap { $0.write() }
    messages.write(failures, sources: [])
    guard failures.isEmpty else { throw ExitCode.failure }
    return result.changes.map(\.path)
  }
}
