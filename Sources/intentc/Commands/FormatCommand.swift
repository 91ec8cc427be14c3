import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentFixes
import IntentSchema

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write definitions the way Xcode does.",
    discussion: """
      Xcode saves every definition in one form: keys sorted, indented with tabs, in UTF-8. This command gives \
      that form to definitions that were written or merged by hand, so that Xcode's next save changes nothing \
      but what was edited. Values stay as they are. A file that has the form already is not touched, and a \
      changed one keeps its permissions.

      A file that cannot be read as a property list is left as it is, and so is a binary one. Xcode's form has \
      no comments: a file that has some is left as it is unless '--drop-comments' lets them go.

      With '-' standard input is formatted to standard output. The paths of the files that were changed are \
      printed to standard output.

      Examples:
        intentc format UpNext.intentdefinition
        intentc format --check .
        intentc format - < UpNext.intentdefinition
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Definitions to format: files, folders to search for them, or '-' for standard input.",
      valueName: "inputs"
    ),
    completion: .file(extensions: ["intentdefinition"])
  )
  var inputs: [String]

  @Flag(
    name: .long,
    help: "Write nothing, print the paths of the files that would change, and fail if any would."
  )
  var check = false

  @Flag(name: .long, help: "Drop comments, which Xcode's form has no place for.")
  var dropComments = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if inputs.contains("-"), inputs.count > 1 {
      throw ValidationError("'-' cannot be formatted together with files.")
    }
  }

  func run() throws {
    let found = Inputs.readCopies(inputs)
    var diagnostics = found.diagnostics
    var sources: [SourceText] = []
    var changed: [String] = []
    for file in found.files {
      let result = CanonicalForm.format(file, dropsComments: dropComments)
      diagnostics += result.diagnostics
      if !result.diagnostics.isEmpty { sources.append(result.source) }
      guard let bytes = result.bytes else { continue }
      if file.path == InputFile.standardInputPath, !check {
        try StandardOutput.write(bytes)
      } else if bytes != file.bytes {
        if !check, let failure = FileReplacement.attempt(file.path, expecting: file.bytes, with: bytes) {
          diagnostics.append(failure)
        } else {
          changed.append(file.path)
        }
      }
    }
    messages.write(diagnostics, sources: sources)
    try StandardOutput.write(changed.map { visibleText($0) + "\n" }.joined())
    if diagnostics.contains(where: { $0.severity == .error }) || check && !changed.isEmpty {
      throw ExitCode.failure
    }
  }
}
