import IntentCompiler
import IntentDiagnostics

/// The App Intents of a built app and of the extensions in it.
package struct BuiltApp: Sendable {
  /// As people named it.
  package let path: String
  /// The app's own comes before those of its extensions.
  private(set) var parts: [Part] = []
  /// The oldest versions that the app runs on, by platform.
  private(set) var minimums: [String: Reach.Version] = [:]
  package private(set) var problems: [Diagnostic] = []
  private var failedSources: [SourceText] = []

  /// The metadata of one bundle.
  struct Part: Sendable {
    let metadata: BuiltMetadata
    /// `Widgets.appex`; `nil` for the outermost app or extension, whose name may change.
    let bundle: String?
  }

  package var sources: [SourceText] { parts.map(\.metadata.source) + failedSources }

  /// An app, an extension, an archive, an unpacked `.ipa`, or the metadata alone.
  package static func isOne(_ path: String) -> Bool {
    let path = trimmed(path)
    let name = FilePath.name(of: path)
    return [".app", ".appex", ".xcarchive", ".ipa", ".actionsdata"].contains(where: name.hasSuffix)
      || [BuiltMetadata.folderName, "Payload"].contains(name)
      || (try? FileSystem.status(of: FilePath.join(path, "Payload")))?.kind == .folder
  }

  package init(_ path: String) {
    self.path = Self.trimmed(path)
    read()
  }

  private mutating func read() {
    guard let kind = (try? FileSystem.status(of: path))?.kind else {
      return report(.missingInput, "no such file or folder: '\(path)'")
    }
    guard kind == .folder else {
      guard !path.hasSuffix(".ipa") else {
        return report(
          .unreadableInput,
          "'\(path)' is a zip archive; unpack it, and name the folder 'Payload'"
        )
      }
      return add(path, in: nil)
    }
    do throws(FileError) {
      let found = try FolderFiles(path)
      for problem in found.problems { report(.unreadableInput, problem.message) }
      let files = found.files.filter { $0.name == BuiltMetadata.fileName }.map(\.path)
      let bundles = files.map { BuiltBundle.paths(around: $0) }
      for (file, bundles) in zip(files, bundles).sorted(by: { $0.1.count < $1.1.count }) {
        add(file, in: bundles.count > 1 ? FilePath.name(of: bundles[0]) : nil)
      }
      let plists = found.files.filter { $0.name == "Info.plist" }.map(\.path)
      let outermost = plists.first { plist in
        let folder = BuiltBundle.folder(ofFilesIn: FilePath.folder(of: plist))
        let named = BuiltBundle.paths(around: plist).filter { $0.hasPrefix(path) }
        return named.count == 1 && named[0] == folder
      }
      minimums = outermost.map(BuiltBundle.minimums) ?? [:]
    } catch {
      return report(.unreadableInput, "cannot search '\(path)': \(error.words)")
    }
    if parts.isEmpty, problems.isEmpty {
      report(
        .unreadableInput,
        "there is no '\(BuiltMetadata.fileName)' in '\(path)', so the app has no App Intents, or Xcode did not collect them"
      )
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private mutating func report(_ rule: Rule, _ words: String) {
    problems.append(Diagnostic(rule, words, at: SourceLocation(file: path)))
  }

  private mutating func add(_ file: String, in bundle: String?) {
    do throws(BuiltMetadata.Problem) {
      parts.append(Part(metadata: try BuiltMetadata(path: file), bundle: bundle))
    } catch {
      problems.append(error.diagnostic)
      if let source = error.source { failedSources.append(source) }
    }
  }
}
