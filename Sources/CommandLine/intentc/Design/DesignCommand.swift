import ArgumentParser
import GeneratedDesign
import IntentComparison
import IntentCompiler
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentFixes
import IntentLocalisation
import IntentSchema
import IntentText
import LibIntentc

/// `intentc design`, in a terminal, in a browser or from a script.
struct DesignCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "design",
    _superCommandName: "intentc",
    abstract: "Write a definition: its intents, parameters, enums and types.",
    discussion: """
      Lists the elements of the definition. Enter edits an element in a form, 'a' adds one, 'd' removes it, 'J' and \
      'K' move it, 'u' undoes, '/' searches, '^S' saves. If the file does not exist, the form for its first intent \
      opens.

      With '--add', '--set', '--remove', '--rename' and '--move', changes a definition without a terminal. The \
      options apply in their order; values that are set in a row are checked together. If the file does not exist, it \
      is created. If an option is wrong, all mistakes are listed, and nothing is written.

      Paths:
        UpNext                       an intent
        UpNext.city                  a parameter
        UpNext.city.default          an attribute of a parameter
        enum Mode, enum Mode.car     an enum, a case
        type Stop, type Stop.line    an object type, a property
        response UpNext.line         a parameter of the response
        code UpNext.success          a code of the response
        dialog UpNext.city.Primary   a dialog
        reason UpNext.city.tooLong   a reason why a value is not supported
        combination 'UpNext(a,b)'    a combination of parameters
        managed 'UpNext(a,b)'        a combination that Xcode manages
        definition.namespace         an attribute of the whole definition

      Types are 'String', '[Integer]', 'red|green' for a new enum, 'object:Place' for an object type, and 'enum:Mode' \
      for an enum that exists. A parent is a rule such as 'mode is manual', 'mode is one of \
      car, bus', 'count > 3' or 'place has a value'. A value in quotation marks keeps the white space at its ends.

      A wrong attribute lists the right ones. Documentation/Format.md has all of them.

      Everything that you do not change stays the same, byte for byte. A new tag or index is one more than the largest \
      in the file and in its released version. Standard error says what placed widgets lose, in the words of 'intentc \
      diff'. A rename changes everything that refers to the name: parents, combinations, defaults, placeholders, \
      tables of texts and 'intentc.json'.

      With '--sync', the tables of translations next to the definition follow its texts: '.strings' tables or, if \
      there is one, the string catalog. Translations stay; notes name those whose text changed. Without changes, \
      '--sync' only updates the tables.

      Prints the paths of the written files or, with '--dry-run', the changes as a diff.

      EXAMPLES
        intentc design Trip.intentdefinition
        intentc design Trip.intentdefinition --add Trip --add 'Trip.city: String'
        intentc design Trip.intentdefinition --add 'Trip.mode: manual|auto'
        intentc design Trip.intentdefinition --set 'Trip.city.parent = mode is auto'
        intentc design Trip.intentdefinition --set 'Trip.stops.sizes = systemSmall=1'
        intentc design Trip.intentdefinition --rename Trip.city town
        intentc design Trip.intentdefinition --move 'Trip.mode first' --dry-run
        intentc design Trip.intentdefinition --sync
        intentc design Trip.intentdefinition --web

      Exit codes: 0 saved, 1 nothing saved because something is wrong, 64 wrong usage, 130 quit without saving.
      """
  )

  @Argument(help: "Definition to write.", completion: .definitions)
  var definition: String

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Add an element, such as 'UpNext.city: String'.", valueName: "path")
  )
  var add: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set an attribute, such as 'UpNext.city.default = Paris'.",
      valueName: "path=value"
    )
  )
  var set: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Remove an element or an attribute.", valueName: "path")
  )
  var remove: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Rename an element and all that refers to it: its path, then the new name.",
      valueName: "path name"
    )
  )
  var rename: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Move an element, such as 'UpNext.city before mode' or 'UpNext.city first'.",
      valueName: "path place"
    )
  )
  var move: [String] = []

  @Flag(help: "Print the changes as a diff; write nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "Revision that people use (default: HEAD or, if it does not have the file, the file as it is).",
      valueName: "revision"
    )
  )
  var released: String?

  @Flag(help: "Add new texts to the tables of translations, and remove those that the definition dropped.")
  var sync = false

  @Flag(help: "Ask line by line, for screen readers.")
  var plain = false

  @OptionGroup(title: "In a browser") var web: WebOptions

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    guard definition.hasSuffix(InputFile.fileExtension) else {
      throw ValidationError(
        "the name of a definition ends in '\(InputFile.fileExtension)', not '\(visibleText(definition))'."
      )
    }
    if web.web, plain || dryRun || sync || !changes.isEmpty {
      let other = plain ? "'--plain'" : dryRun ? "'--dry-run'" : sync ? "'--sync'" : "changes"
      throw ValidationError("'--web' cannot be used with \(other).")
    }
    if rename.count % 2 == 1 {
      throw ValidationError("'--rename' takes a path and a new name, such as '--rename UpNext.city town'.")
    }
  }

  private var first: IntentFormConfiguration {
    IntentFormConfiguration(
      title: NewElement.words(InputFile(path: definition, bytes: []).name),
      widgets: true
    )
  }

  private var changes: DesignOptions {
    DesignOptions(add: add, set: set, remove: remove, rename: rename, move: move)
  }

  func run() async throws {
    let options = changes
    var document: DesignDocument
    do {
      document = try DesignDocument(definition) { try ReleasedDefinition.find(definition, released) }
    } catch let error as DesignDocument.Unreadable {
      messages.write(error.diagnostics, sources: error.sources)
      throw ExitCode.failure
    }
    if web.web { return try await serve(document) }
    guard !options.isEmpty || sync && document.original != nil else {
      do {
        return try await ask(document)
      } catch let error as NoAnswers {
        throw CommandFailure("\(error); use '--add', '--set', '--remove', '--rename' or '--move'")
      }
    }
    let problems = options.apply(to: &document, inOrderOf: CommandLine.arguments)
    guard problems.isEmpty else {
      Terminal.standardError.write(problems.map { "error: \(visibleText($0))\n" }.joined())
      throw ExitCode.failure
    }
    try finish(document)
  }

  private func ask(_ document: DesignDocument) async throws {
    let face = FittingFace(isPlain: plain, keepsTerminal: true)
    var session = DesignSession(document, on: face, start: first)
    let paths: [String]?
    do {
      defer { face.end() }
      paths = try await session.run()
    }
    guard let paths else { throw ExitCode(130) }
    let notes = session.notes.map { "\($0.location?.file ?? ""): \($0.severity.rawValue): \($0.message)\n" }
    Terminal.standardError.write(visibleLines(notes.joined()))
    try StandardOutput.write(paths.map { visibleText($0) + "\n" }.joined())
  }

  private func serve(_ document: DesignDocument) async throws {
    let site = DesignWebSite(DesignDesk(document, start: first))
    await site.start()
    let host = PageHost(site, port: web.port, opensBrowser: !web.isClosed)
    try await host.start()
    await host.interruption.wait()
    let (written, isLossy) = await site.end()
    await host.stop()
    if isLossy {
      let since = written.isEmpty ? "" : " since the last save"
      Terminal.standardError.write("note: the changes\(since) are not saved\n")
    }
    guard !written.isEmpty else { throw ExitCode(130) }
    var seen: Set<String> = []
    try StandardOutput.write(
      written.filter { seen.insert($0).inserted }.map { visibleText($0) + "\n" }.joined()
    )
  }

  private func finish(_ document: DesignDocument) throws {
    let (found, sources, isRefused) = try document.problemsOfRequest(isTrial: dryRun)
    messages.write(found, sources: sources)
    guard !isRefused else { throw ExitCode.failure }
    var document = document
    do {
      if sync { messages.write(try document.syncTables(), sources: []) }
    } catch let error as DesignDocument.Unreadable {
      messages.write(error.diagnostics, sources: error.sources)
      throw ExitCode.failure
    }
    let files = try document.changedFiles()
    if files.isEmpty { Terminal.standardError.write("note: nothing changes\n") }
    let notes = document.sideEffects + [document.swiftRenames.words].compactMap(\.self)
    Terminal.standardError.write(notes.map { "note: \(visibleText($0))\n" }.joined())
    if let words = try document.verdict().flatMap(words) { Terminal.standardError.write(words) }
    guard !dryRun else {
      return try StandardOutput.write(
        files.map { file in
          // Tables may be in UTF-16.
          func text(_ bytes: [UInt8]) -> [UInt8] { TableContents(path: file.path, bytes: bytes).source.bytes }
          return visibleLines(UnifiedDiff.text(file.path, from: file.old.map(text), to: text(file.new)))
        }.joined()
      )
    }
    try StandardOutput.write(try document.save().map { visibleText($0) + "\n" }.joined())
  }

  private func words(_ report: ComparisonReport) -> String? {
    if let problem = report.problems.first {
      return visibleText("note: what this breaks is not known: \(problem.message(besides: definition))")
        + "\n"
    }
    var report = report
    report.lowestShown = .careful
    let text = ComparisonText.text(
      of: report,
      width: Terminal.standardError.isTerminal ? Terminal.standardError.width : nil
    )
    return text.isEmpty ? nil : text + report.summary + "\n"
  }
}
