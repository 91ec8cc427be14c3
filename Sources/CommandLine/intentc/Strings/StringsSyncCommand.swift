import ArgumentParser
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentText

/// `intentc strings sync`. ``StringsSync`` does the work.
struct StringsSyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Make the tables of definitions follow their texts.",
    discussion: """
      New texts are added to each table: in a catalog as Xcode adds them, in a '.strings' table with the text of \
      the definition and the mark 'intentc: new' in the comment, which counts as untranslated. Texts that the \
      definition no longer has are removed.

      If a text of the definition changed, its translations are marked as needing review. A catalog has the former \
      text. Other tables do not: '--old' gives the definition as it was when they were last in step. A '.stringsdict' \
      has no marks, so its translations to review are listed instead. Translations are never removed or replaced \
      as long as their text exists.

      '--locale' creates the '.strings' tables of new languages. A second run changes nothing. The paths of changed \
      tables are printed to standard output.

      EXAMPLES
        intentc strings sync UpNext.intentdefinition
        intentc strings sync Definitions --check
        intentc strings sync UpNext.intentdefinition --locale fr,ja
        git show HEAD~1:UpNext.intentdefinition > Old.intentdefinition
        intentc strings sync UpNext.intentdefinition --old Old.intentdefinition
      """
  )

  @Argument(help: "Definitions: files, or folders or projects to search for them.", completion: .definitions)
  var definitions: [String]

  @Option(help: ArgumentHelp("Languages to add tables for, such as 'de,pt-BR'.", valueName: "locales"))
  var locale: String?

  @Option(
    help: ArgumentHelp("The definition when its tables were last in step.", valueName: "definition"),
    completion: .definitions
  )
  var old: String?

  @Flag(help: "Keep texts that the definition no longer has.")
  var keepStale = false

  @Flag(help: "Write nothing; print the tables that would change, and fail if there are any.")
  var check = false

  @Flag(help: "Print the changes as a diff; write nothing.")
  var dryRun = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    _ = try LocaleArgument.list(locale)
    if definitions.contains("-") {
      throw ValidationError("the definition must be a file, because its tables are next to it.")
    }
    if check, dryRun { throw ValidationError("Use only one of '--check' and '--dry-run'.") }
  }

  func run() throws {
    let found = try StringsDefinition.read(definitions, messages)
    if old != nil, found.count != 1 { throw ValidationError("'--old' needs exactly one definition.") }
    let earlier = try old.map { try StringsDefinition.readOne($0, messages).definition }
    let locales = try LocaleArgument.list(locale)
    var all = ChangedTables()
    var summaries: [SyncSummary] = []
    var hasTables = false
    var hasStringsTables = false
    for definition in found {
      let list = definition.list
      try LocaleArgument.check(locales, for: list)
      if list.tables.catalog != nil, !locales.isEmpty {
        StringsDefinition.note(
          "'\(list.name)' has a catalog, which needs no table for a new language"
        )
      }
      noteMissing(list, besides: locales)
      let run = StringsSync(list, adding: locales, old: earlier, keepsStale: keepStale)
      let isWithout = list.tables.tables.isEmpty && list.tables.diagnostics.isEmpty && locales.isEmpty
      hasTables = hasTables || !isWithout
      hasStringsTables = hasStringsTables || list.tables.tables.contains { !$0.isCatalog }
      summaries += run.summaries
      all.changes += run.result.changes
      all.diagnostics += run.result.diagnostics
      all.sources += run.result.sources
    }
    if !hasTables { StringsDefinition.note("there are no tables; '--locale' creates one for each language") }
    var hasWritten = false
    // After a refusal, nothing is written, and nothing would be.
    defer { if hasWritten || check || dryRun { report(summaries, isRun: hasWritten) } }
    if check {
      if old == nil, all.changes.isEmpty, hasStringsTables {
        StringsDefinition.note(
          "a '.strings' table does not say which text it translates; '--old' finds translations of changed texts"
        )
      }
      messages.write(all.diagnostics, sources: all.sources)
      try StandardOutput.write(all.changes.map { visibleText($0.path) + "\n" }.joined())
      if all.hasErrors || !all.changes.isEmpty { throw ExitCode.failure }
      return
    }
    let paths = try StringsDefinition.finish(all, isDry: dryRun, messages)
    hasWritten = !dryRun
    if !dryRun { try StandardOutput.write(paths.map { visibleText($0) + "\n" }.joined()) }
  }

  /// A new table must also be added to the target in Xcode, so only people create it.
  private func noteMissing(_ list: TextList, besides locales: [String]) {
    let missing = list.missingLanguages.filter { !locales.contains($0) }
    guard !missing.isEmpty, list.tables.catalog == nil else { return }
    let them = missing.count == 1 ? "it" : "them"
    StringsDefinition.note(
      "the project has texts in \(missing.listed), but '\(list.name)' does not; '--locale \(missing.joined(separator: ","))' "
        + "creates a table for \(them)"
    )
  }

  private func report(_ summaries: [SyncSummary], isRun: Bool) {
    for summary in summaries {
      let keys = summary.removedTranslations.map { "'\($0.shortened)'" }.joined(separator: ", ")
      let removed = keys.isEmpty ? "" : "; \(isRun ? "removed" : "would remove") the translations of \(keys)"
      let words = summary.words.map { isRun ? $0 : "would change: \($0)" } ?? "up to date"
      let text = visibleText("\(summary.path): \(words)\(removed)")
      Terminal.standardError.write(text + "\n")
    }
  }
}
