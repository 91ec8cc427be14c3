import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText

/// `intentc merge`. A ``MergeCall`` does the work.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    _superCommandName: "intentc",
    abstract: "Merge two versions of a definition by their meaning.",
    discussion: """
      Merges two versions of a definition with their common ancestor, and writes the result to OURS in Xcode's form. \
      Two versions can add parameters, cases, intents and texts in the same place. If both assign the same tag or \
      index, theirs gets a new one, unless the version that '--released' names has it.

      If both versions change a value in different ways, OURS has our value, and the conflict is described on standard \
      error and in a comment in the file. 'validate' reports these comments until they are removed. If the merged \
      definition would have an error that neither version has, or a version has comments or is binary, nothing is \
      merged: OURS stays, with a comment that says why.

      '--install' makes git use this command in the current repository: it writes the driver to the repository's \
      configuration and a line to '.gitattributes'. '--uninstall' takes both out again. Git finds 'intentc' by its \
      name in the folders of PATH; without it, git merges lines. Running '--install' again keeps the '--released' \
      revision you gave before.

      EXAMPLES
        intentc merge --install
        intentc merge --install --released v2.0
        intentc merge Base.intentdefinition My.intentdefinition Their.intentdefinition
      """
  )

  @Argument(
    help: "Common ancestor of both versions; an empty file if there is none.",
    completion: .definitions
  )
  var base: String?

  @Argument(help: "Version that the result replaces.", completion: .definitions)
  var ours: String?

  @Argument(help: "Other version.", completion: .definitions)
  var theirs: String?

  @Argument(help: "Length of git's conflict markers; longer ones are for common ancestors.")
  var markerSize: Int?

  @Argument(help: "Path of the definition in the repository, for messages.")
  var path: String?

  @Option(
    help: ArgumentHelp(
      "Version whose tags and indices people have stored; they stay. With '--install', in every merge.",
      valueName: "revision"
    )
  )
  var released: String?

  @Flag(help: "Make git merge the definitions of this repository with this command.")
  var install = false

  @Flag(help: "Take out what '--install' wrote.")
  var uninstall = false

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func run() throws {
    if install || uninstall {
      guard install != uninstall, base == nil else {
        throw ValidationError("'--install' and '--uninstall' stand alone.")
      }
      let driver = try MergeDriver()
      let notes =
        try install
        ? driver.install(released: released.map { try GitRevision($0).name }) : driver.uninstall()
      return Terminal.standardError.write(notes.map { visibleText($0) + "\n" }.joined())
    }
    guard let base, let ours, let theirs else {
      throw ValidationError("'merge' takes the common ancestor, our version and their version.")
    }
    try merge(base, ours, theirs)
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws {
    let name = path ?? ours
    let current = try read(ours)
    let file = InputFile(path: name, bytes: current)
    guard try !isForAncestors else { return try mergeAncestors(file, base, theirs) }
    var result: MergeCall.Result
    do {
      result = try merged(file, base, theirs)
    } catch {
      // Without a written conflict, git would take our version for the result of the merge.
      guard path != nil else { throw error }
      result = MergeCall.refusal(file, because: "\(error)")
    }
    messages.write(result.diagnostics, sources: result.sources)
    if let bytes = result.bytes, bytes != current,
      let problem = FileReplacement.attempt(ours, expecting: current, with: bytes)
    {
      throw messages.failure(problem)
    }
    let notes = result.notes.map { "note: \($0)" } + result.conflicts.map { "conflict: \($0)" }
    Terminal.standardError.write(notes.map { visibleText("\(name): \($0)") + "\n" }.joined())
    guard result.conflicts.isEmpty, result.bytes != nil else {
      let count = result.conflicts.count == 1 ? "1 conflict" : "\(result.conflicts.count) conflicts"
      let advice =
        result.bytes == nil
        ? "the file cannot have a comment about it, and is our version: merge it by hand"
        : result.isRefused
          ? "the file is our version, with a comment that says why: remove the cause, and merge again"
          : "the file has our value and a comment for each: choose the values, and remove the comments"
      Terminal.standardError.write("\(count); \(advice)\n")
      throw ExitCode.failure
    }
  }

  private var isForAncestors: Bool {
    get throws {
      guard let path, let markerSize else { return false }
      return try GitAttributes.isOfAncestors(markerSize: markerSize, of: path)
    }
  }

  private func mergeAncestors(_ file: InputFile, _ base: String, _ theirs: String) throws {
    // The merge of the branches will report unreadable files.
    guard let ours, let result = try? merged(file, base, theirs, isAncestor: true), let bytes = result.bytes,
      bytes == file.bytes || FileReplacement.attempt(ours, expecting: file.bytes, with: bytes) == nil,
      result.conflicts.isEmpty
    else { throw ExitCode.failure }
  }

  private func merged(
    _ ours: InputFile,
    _ base: String,
    _ theirs: String,
    isAncestor: Bool = false
  ) throws -> MergeCall.Result {
    var call = MergeCall(
      base: InputFile(path: "\(ours.path) (common ancestor)", bytes: try read(base)),
      ours: ours,
      theirs: InputFile(path: "\(ours.path) (their version)", bytes: try read(theirs))
    )
    call.isAncestor = isAncestor
    call.released = try released.flatMap { try Self.releasedFile($0, ours.path) }
    var result = call.run()
    if let released, call.released == nil {
      result.notes.append(
        "'\(released)' does not have this file, so the tags and indices in it are not kept; was the file moved since?"
      )
    }
    return result
  }

  private func read(_ path: String) throws -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch {
      throw CommandFailure("cannot read '\(path)': \(error.words)")
    }
  }

  /// Git's driver gets a path from the top of the work tree, and an environment in which git finds the
  /// repository only from there. The folder of the path may not exist.
  private static func releasedFile(_ name: String, _ path: String) throws(Git.Failure) -> InputFile? {
    let revision = try GitRevision(name)
    let place = try WorkFolder().repositoryPath(of: path)
    let bytes = try Git.output(["cat-file", "blob", "\(revision.commit):\(place)"])
    return bytes.map { InputFile(path: revision.prefix + place, bytes: [UInt8]($0)) }
  }
}
