import AppFacts
import AppProjects
import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

/// The changes of the app's own files, and the new files that register handlers.
struct AppEdits {
  /// The changes of one file.
  private struct File {
    var widgets: [MovedWidget] = []
    var start: (position: Int, text: String, call: String)?

    /// The App Intents that the file names, each once, in the order of its widgets.
    private var appIntents: [String] {
      var known: Set<String> = []
      return widgets.map(\.appIntent).filter { known.insert($0).inserted }
    }

    var words: String {
      let appIntents = appIntents
      let widgets =
        appIntents.isEmpty
        ? [] : ["use \(appIntents.listed) in the widget\(appIntents.count == 1 ? "" : "s")"]
      return (widgets + [start.map { "call \($0.call)" }].compactMap(\.self)).joined(separator: ", and ")
    }

    func applied(to source: SourceWords, _ imports: [NameCode]) -> [UInt8] {
      var edits = TextEdits()
      lazy var step = source.step
      for widget in widgets {
        edits.add(widget.edits)
        if let (function, position) = widget.older {
          edits.replace(position..<position, with: "\n\n" + function.text(indentedBy: step))
        }
      }
      if widgets.contains(where: \.isHere) {
        ImportEdits(imports: imports, source: source).add(["AppIntents", "IntentWidgets"], to: &edits)
      }
      if let start { edits.replace(start.position..<start.position, with: start.text) }
      edits.followLineEnds(of: source.bytes)
      return edits.applied(to: source.bytes)
    }
  }

  private(set) var changes: [MigrationPlan.Change] = []
  /// Edits that people make, because no place for them is sure.
  private(set) var steps: [MigrationPlan.Line] = []
  /// Files to edit that are not Swift.
  private(set) var problems: [Diagnostic] = []
  private var files: [String: File] = [:]

  init(_ widgets: [MovedWidget], _ setups: [SetupFile], in app: KnownApp) {
    for widget in widgets { files[widget.path, default: File()].widgets.append(widget) }
    for setup in setups { add(setup, app) }
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      guard let source = app.code.folder.texts[path] else { continue }
      let code = app.code.files[path]
      if let range = code?.syntaxError {
        let message = "this is not Swift, so the file cannot be changed; repair it first"
        problems.append(Diagnostic(.unreadableInput, message, at: range.location))
      }
      let edited = file.applied(to: source, code?.imports ?? [])
      changes.add(path, from: source.bytes, to: edited, file.words)
    }
  }

  private mutating func add(_ setup: SetupFile, _ app: KnownApp) {
    if app.code.folder.allSwiftFiles.contains(setup.path) {
      for registration in setup.registrations where !app.code.uses.contains(registration.name, in: setup.path)
      {
        let message = "register a '\(registration.source)', which holds '\(registration.adapter)'"
        steps.append(.init(message, in: setup.path))
      }
    } else {
      changes.add(setup.path, from: nil, to: Array(setup.text.utf8), "registers the handlers")
    }
    if let called = app.code.folder.objectiveCDelegates[setup.startPath] {
      guard !called.contains(setup.typeName) else { return }
      return steps.append(.init(setup.objectiveCStep, in: setup.startPath))
    }
    guard let source = app.code.folder.texts[setup.startPath],
      !app.code.uses.contains(setup.typeName, in: setup.startPath)
    else { return }
    guard let start = setup.start else {
      let message = "call '\(setup.call)' where the app starts: its start was not found"
      return steps.append(.init(message, in: setup.path))
    }
    let imports = app.code.files[setup.startPath]?.imports ?? []
    guard let edit = start.edit(source, imports, calling: setup.call) else {
      let message = "call '\(setup.call)' where the program starts"
      return steps.append(.init(message, at: start.type?.location ?? .init(file: setup.startPath)))
    }
    files[setup.startPath, default: File()].start = (edit.position, edit.text, setup.call)
  }
}
