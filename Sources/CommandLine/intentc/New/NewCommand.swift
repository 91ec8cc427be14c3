import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentSchema

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a definition with an intent for widgets.",
    discussion: """
      Asks for the intent and its parameters, as 'intentc edit' asks, and creates the definition in the form in which \
      Xcode saves it. With '--parameter', nothing is asked. A file that exists is not changed.

      A parameter is written as its name, a colon and its type:
        city:String               one of the format's types, such as String, Integer, Boolean, Date or URL
        color:red|green|blue      an enum with these cases
        place:object:Place        an object type, whose values code offers
        places:[object:Place]     a list
      '--size systemSmall=2' limits all lists in widgets of a family. Names have letters and digits, with a letter \
      first. Quote a parameter with '|' or '[', which a shell would read.

      The path of the new definition is printed to standard output.

      EXAMPLES
        intentc new Garden.intentdefinition
        intentc new Garden.intentdefinition --parameter 'season:spring|autumn'
        intentc new Garden.intentdefinition --parameter 'plants:[object:Plant]' --size systemSmall=1
        intentc edit Garden.intentdefinition

      Exit codes: 0 created, 1 not created, 64 wrong usage, 130 quit without saving.
      """
  )

  @Argument(
    help: ArgumentHelp("Definition to create.", valueName: "definition"),
    completion: .file(extensions: ["intentdefinition"])
  )
  var definition: String

  @Option(
    name: .long,
    help: ArgumentHelp("Name of the intent (default: that of the file).", valueName: "name")
  )
  var name: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Title that people read (default: from the name).", valueName: "text")
  )
  var title: String?

  @Option(name: .long, help: ArgumentHelp("Description that people read.", valueName: "text"))
  var description: String?

  @Option(name: .long, help: ArgumentHelp("Parameter; can be repeated.", valueName: "name:type"))
  var parameter: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Most elements of lists in a widget family; can be repeated.",
      valueName: "family=count"
    )
  )
  var size: [String] = []

  @Flag(name: .long, help: "Ask line by line, for screen readers.")
  var plain = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    guard definition.hasSuffix(InputFile.fileExtension) else {
      throw ValidationError(
        "the name of a definition ends in '\(InputFile.fileExtension)', not '\(definition)'."
      )
    }
    do {
      let start = try start
      // Without parameters, the questions ask for them.
      guard parameter.isEmpty else { return try start.check() }
      try start.checkTexts()
      if !size.isEmpty {
        throw CommandFailure("'--size' needs '--parameter'; without it, the questions ask for sizes")
      }
    } catch let problem as CommandFailure {
      let text = visibleText(problem.description)
      throw ValidationError(text.hasSuffix("?") ? text : text + ".")
    }
  }

  /// What the options say.
  private var start: NewDefinition {
    get throws {
      NewDefinition(
        name: name ?? InputFile(path: definition, bytes: []).name,
        title: title,
        description: description,
        parameters: try parameter.map { try NewParameter($0) },
        sizes: try size.map { try ListSize($0) }
      )
    }
  }

  func run() async throws {
    do {
      if (try? FileSystem.status(of: definition, followsLinks: false)) != nil {
        throw CommandFailure("'\(definition)' exists; it is not changed")
      }
      do throws(FileError) {
        try FileReplacement.check(definition)
      } catch .missing {
        let folder = FilePath.folder(of: definition)
        throw CommandFailure("cannot create '\(definition)': there is no folder '\(folder)'")
      } catch {
        throw CommandFailure("cannot create '\(definition)': \(error.words)")
      }
      guard parameter.isEmpty else {
        let result = try create(try start)
        messages.write(result.diagnostics, sources: result.compilation.sources)
        return try StandardOutput.write(visibleText(definition) + "\n")
      }
      try await NewQuestions.ask(
        from: try start,
        on: FittingFace(isPlain: plain),
        destination: definition,
        save: { _ = try create($0) }
      )
    } catch let error as CommandFailure {
      Terminal.standardError.write("error: \(visibleText(error.description))\n")
      throw ExitCode.failure
    } catch let error as NoAnswers {
      Terminal.standardError.write("error: \(error.description); use '--parameter'\n")
      throw ExitCode.failure
    } catch let error as FullScreenError {
      Terminal.standardError.write("error: \(error.description)\n")
      throw ExitCode.failure
    }
  }

  /// Creates the file, if the definition has no errors.
  ///
  /// - Returns: The result of checking it, which may have warnings.
  private func create(_ new: NewDefinition) throws -> CompilerCall.Result {
    try new.check()
    let (bytes, result) = try new.file(at: definition, backends: Backends.all)
    if let error = result.diagnostics.first(where: { $0.severity == .error }) {
      throw CommandFailure(Self.words(error))
    }
    do throws(FileError) {
      try FileReplacement.create(definition, with: bytes)
    } catch .changed {
      throw CommandFailure("'\(definition)' exists; it is not changed")
    } catch {
      throw CommandFailure("cannot create '\(definition)': \(error.words)")
    }
    return result
  }

  /// The message of an error with the element that it is about, which the message need not name.
  private static func words(_ error: Diagnostic) -> String {
    guard let words = error.path?.words, !words.isEmpty else { return error.message }
    return "\(words): \(error.message)"
  }
}
