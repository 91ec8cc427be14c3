import AppFacts
import AppProjects
import ArgumentParser
import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentText
import LibIntentc

/// `intentc release`. A ``ReleaseRecord`` does the work.
struct ReleaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "release",
    _superCommandName: "intentc",
    abstract: "Keep the definitions and App Intents of a release, to compare later versions with.",
    discussion: """
      Copies the definitions of a folder and 'intentc.json' into '.intentc/releases/NAME' in that folder, \
      and, if Swift there declares App Intents or makes widgets, the files with App Intents and widgets and \
      what they mention, and 'targets.json', which lists the targets that build them. 'intentc diff \
      --releases' and the plugin 'CheckReleasedIntents' compare with all releases there. Run this command \
      when you release a version, and commit the copies.

      EXAMPLES
        intentc release 1.0
        intentc release 1.1 Sources/App
        intentc release 2.0 Sources --app-intents Sources/Widget
      """
  )

  @Argument(help: "Name of the release, such as '1.0'.")
  var name: String

  @Argument(help: "Folder to search for definitions and App Intents.", completion: .directory)
  var folder = "."

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Look for App Intents only in these Swift files or folders. Can be given several times.",
      valueName: "sources"
    ),
    completion: .file()
  )
  var appIntents: [String] = []

  @OptionGroup var project: ProjectOptions

  @OptionGroup(title: "Messages") var messages: DiagnosticOptions

  func validate() throws {
    if name.isEmpty || name.hasPrefix(".") || name.contains("/") || name != visibleText(name) {
      throw ValidationError("'\(visibleText(name))' cannot name a folder; use a version such as '1.0'.")
    }
  }

  func run() throws {
    let path = ReleaseFolder.path(of: name, in: folder)
    guard (try? FileSystem.status(of: path, followsLinks: false)) == nil else { throw alreadyThere(path) }
    let codePaths = appIntents.isEmpty ? [folder] : appIntents
    var record = ReleaseRecord(of: folder, codePaths: codePaths, options: .ofCommand(config: project.config))
    try messages.stop(atErrorsOf: record.problems, sources: record.sources)
    do throws(FileError) {
      if record.hasCode {
        let app = try App(folder)
        let targets = VersionTargets(app.outlines(manifests(app)))
        record.add(targets.all, in: folder) { targets.targets(with: FilePath.join(folder, $0)) }
      }
      try ReleaseFolder.add(record.files, as: name, in: folder)
    } catch .exists {
      throw alreadyThere(path)
    } catch {
      throw CommandFailure("cannot keep '\(name)' in '\(path)': \(error.words)")
    }
    let count = record.files.count
    try StandardOutput.write("\(visibleText(path)): \(counted(count, "file"))\n")
  }

  /// SwiftPM's and Tuist's manifests.
  private func manifests(_ app: App) -> [FileCode] {
    guard let first = app.swiftManifests.first else { return [] }
    do {
      return try SwiftReader.readNow(app.swiftManifests).files
    } catch {
      let message = "its targets are not kept, so moves of their App Intents are not found: \(error)"
      messages.write([.unchecked(first, message)], sources: [])
      return []
    }
  }

  private func alreadyThere(_ path: String) -> CommandFailure {
    CommandFailure("there is a release '\(name)' already, in '\(path)'")
  }
}
