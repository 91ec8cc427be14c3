import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// What one built app, extension or framework says about its App Intents in
/// `Metadata.appintents/extract.actionsdata`. Apple has not documented the file: unknown keys are ignored, and
/// what a known key doesn't say is unknown, never absent.
package struct BuiltMetadata: Sendable {
  package static let fileName = "extract.actionsdata"
  package static let folderName = "Metadata.appintents"

  package let source: SourceText
  package private(set) var intents: [BuiltIntent] = []
  private(set) var enums: [BuiltEnum] = []
  private(set) var entities: [BuiltEntity] = []
  /// `nil` if the file doesn't list any App Shortcuts.
  private(set) var phrases: [Contract.Phrase]?

  package var path: String { source.path }

  /// `App.app` or `Widgets.appex`.
  package var bundle: String {
    FilePath.name(of: BuiltBundle.folder(ofFilesIn: FilePath.folder(of: FilePath.folder(of: path))))
  }

  /// Apple's own apps have at most a few thousand. These keep comparisons of made-up files short.
  private static let intentLimit = 10_000
  private static let parameterLimit = 100_000
  private static let nameLimit = 500
  private static let sizeLimit = 64 * 1_048_576

  /// A file that is not metadata, with a message.
  package struct Problem: Error {
    package let diagnostic: Diagnostic
    package let source: SourceText?
  }

  package init(path: String) throws(Problem) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.readRegular(path, limit: Self.sizeLimit)
    } catch {
      let words = "cannot read '\(path)': \(error.words)"
      throw Problem(
        diagnostic: Diagnostic(.unreadableInput, words, at: SourceLocation(file: path)),
        source: nil
      )
    }
    try self.init(bytes, path: path)
  }

  package init(_ bytes: [UInt8], path: String) throws(Problem) {
    source = SourceText(path: path, bytes: bytes)
    let (root, problems) = JSONTree.read(source)
    if let problem = problems.first { throw Problem(diagnostic: problem, source: source) }
    guard let actions = root?["actions"]?.members else {
      throw Problem(diagnostic: Self.problem("has no object 'actions'", path), source: source)
    }
    var parameterCount = 0
    for action in actions where action.key.utf8.count <= Self.nameLimit && action.value.members != nil {
      let intent = BuiltIntent(action, path)
      parameterCount += intent.parameters.count
      guard intents.count < Self.intentLimit, parameterCount <= Self.parameterLimit else {
        let words = "lists more than \(Self.intentLimit) App Intents or \(Self.parameterLimit) parameters"
        throw Problem(diagnostic: Self.problem(words, path), source: source)
      }
      intents.append(intent)
    }
    enums = (root?["enums"]?.elements ?? []).prefix(Self.intentLimit).compactMap { BuiltEnum($0, path) }
    entities = (root?["entities"]?.members ?? []).prefix(Self.intentLimit).map { BuiltEntity($0, path) }
    phrases = root?["autoShortcuts"].map { phrases(in: $0.elements) }
  }

  private static func problem(_ words: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .unreadableInput,
      "'\(path)' \(words), so it is not the metadata of App Intents",
      at: SourceLocation(file: path)
    )
  }

  private func phrases(in shortcuts: [JSONTree]) -> [Contract.Phrase] {
    // The file names an App Intent by its identifier, but a contract by its type.
    let names = Dictionary(firsts: intents.map { ($0.identifier, $0.name) })
    let found = shortcuts.flatMap { shortcut -> [Contract.Phrase] in
      guard let identifier = shortcut["actionIdentifier"]?.string, let name = names[identifier] else {
        return []
      }
      return (shortcut["phraseTemplates"]?.elements ?? []).compactMap { phrase in
        guard let text = phrase["key"]?.string else { return nil }
        let place = SourceLocation(file: path, range: phrase.range)
        return Contract.Phrase(intent: name, text: text, location: place)
      }
    }
    return Array(found.prefix(Self.intentLimit))
  }
}

/// An enum whose cases the system stores by their raw values.
struct BuiltEnum: Sendable {
  let identifier: String
  let place: SourceLocation
  let cases: [(identifier: String, place: SourceLocation)]

  /// Returns `nil` if the file doesn't list the cases.
  fileprivate init?(_ tree: JSONTree, _ path: String) {
    guard let identifier = tree["identifier"]?.string, let cases = tree["cases"]?.elements else { return nil }
    self.identifier = identifier
    place = SourceLocation(file: path, range: tree["identifier"]?.range)
    var found: [(String, SourceLocation)] = []
    for item in cases {
      guard let name = item["identifier"].flatMap({ $0.string ?? $0.integer.map(String.init) }) else {
        return nil
      }
      found.append((name, SourceLocation(file: path, range: item["identifier"]?.range)))
    }
    self.cases = found
  }
}

/// An entity. The file doesn't say how its identifier looks.
struct BuiltEntity: Sendable {
  let typeName: String
  let place: SourceLocation

  fileprivate init(_ member: JSONTree.Member, _ path: String) {
    typeName = member.value["typeName"]?.string ?? member.key
    place = SourceLocation(file: path, range: member.keyRange)
  }
}
