import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentEditor
import IntentSchema
import IntentText

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a definition with an intent for widgets.",
    discussion: """
      Asks for the intent and its parameters, as 'intentc edit' asks, and creates the definition in the form in which \
      Xcode saves it. With '--parameter', nothing is asked. A file that exists is not changed.

      A parameter is written as its name, a colon and its type:
        city:String               a type of the format: Integer, Boolean, Date, URL …
        color:red|green|blue      an enum with these cases
        place:object:Place        an object type, whose values code offers
        places:[object:Place]     a list
      '--size systemSmall=2' limits all lists in widgets of a family. Names have letters and digits, with a letter \
      first. Quote a parameter with '|' or '[', which a shell would read.

      The path of the new definition is printed to standard output.

      EXAMPLES
        intentc new Garden.intentdefinition
        intentc new Garden.intentdefinition --parameter 'season:spring|autumn'
        intentc new Garden.intentdefinition --parameter 'plants:[object:Plant]' \\
          --size systemSmall=1
        intentc edit Garden.intentdefinition

      Exit codes: 0 created, 1 not created, 64 wrong usage, 130 quit without saving.
      """
  )

  @Argument(help: "Definition to create.", completion: .definitions)
  var definition: String

  @Option(help: "Name of the intent (default: that of the file).")
  var name: String?

  @Option(help: ArgumentHelp("Title that people read (default: from the name).", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("Description that people read.", valueName: "text"))
  var description: String?

  @Option(help: ArgumentHelp("Parameter; can be repeated.", valueName: "name:type"))
  var parameter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Most elements of lists in a widget family; can be repeated.",
      valueName: "family=count"
    )
  )
  var size: [String] = []

  @Flag(help: "Ask line by line, for screen readers.")
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
        return try DesignCommand.finish(try start.document(at: definition), messages)
      }
      let start = try start
      var fields = ["title": PlainValue.string(start.title ?? NewDefinition.words(start.name))]
      if name != nil { fields["name"] = .string(start.name) }
      fields["description"] = start.description.map { .string($0) }
      fields["widgets"] = .boolean(true)
      try await DesignCommand.ask(
        try DesignDocument(definition, released: nil),
        on: FittingFace(isPlain: plain, keepsTerminal: true),
        start: fields
      )
    } catch let error as NoAnswers {
      throw CommandFailure("\(error); use '--parameter'")
    } catch let error as DesignProblem {
      throw CommandFailure("\(error)")
    }
  }
}
