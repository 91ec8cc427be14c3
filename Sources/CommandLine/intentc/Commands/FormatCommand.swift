import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentFixes
import IntentText

/// `intentc format`. ``CanonicalForm`` does the work.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    _superCommandName: "intentc",
    abstract: "Write definitions as Xcode does.",
    discussion: """
      Xcode saves every definition in the same form: sorted keys, tabs, UTF-8. This command gives that form \
      to definitions that were written by hand, so that Xcode's next save changes only what was edited. \
      Values do not change. Files that have the form already are not written, and the others keep their \
      permissions.

      Binary files and files that are not property lists are not changed, and neither is what Xcode's 'New \
      File' makes, because Xcode rewrites it when it first saves it. Nor is a file with comments, which \
      Xcode's form does not have.

      '-' formats standard input to standard output. The paths of changed files are printed to standard \
      output.

      EXAMPLES
        intentc format UpNext.intentdefinition
        intentc format --check .
        intentc format - < UpNext.intentdefinition
      """
  )

  @Argument(
    help: "Definitions to format: files, folders to search for them, or '-' for standard input.",
    completion: .definitions
  )
  var inputs: [String]

  @Flag(help: "Write nothing; print the files that would change, and fail if there are any.")
  var check = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if inputs.contains("-"), inputs.count > 1 {
      throw ValidationError("'-' cannot be formatted together with files.")
    }
  }

  func run() throws {
    let found = Inputs.readCopies(inputs)
    var diagnostics = found.emptyFolders.map { $0.report() } + found.diagnostics
    var sources: [SourceText] = []
    var changed: [String] = []
    for file in found.files {
      let result = CanonicalForm.format(file)
      diagnostics += result.diagnostics
      if !result.diagnostics.isEmpty { sources.append(result.source) }
      guard let bytes = result.bytes else { continue }
      if file.path == InputFile.standardInputPath, !check {
        try StandardOutput.write(bytes)
      } else if bytes != file.bytes {
        if !check, let failure = FileReplacement.write(file.path, from: file.bytes, to: bytes) {
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
