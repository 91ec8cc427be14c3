import AppFacts
import AppProjects
import IntentAppIntents
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

/// A widget that moves: the change of its call in a file of the app.
struct MovedWidget: Sendable {
  let path: String
  let appIntent: String
  /// The edits of the call.
  let edits: TextEdits
  /// The function that chooses between the intents, if the widget also runs on older systems and this file
  /// gets the function.
  var older: (function: OlderSystems, position: Int)?
  /// Whether the code that names the App Intent is in this file.
  var isHere: Bool
}

/// An intent's widgets, which get its App Intent, with a function for older systems where they need one.
struct MovedWidgets: Sendable {
  private(set) var widgets: [MovedWidget] = []
  private(set) var advice = MigrationPlan.Advice()
  private let intent: GeneratedIntent
  private let app: KnownApp
  /// The targets that build only some of the widgets' files.
  private let unequalTargets: Set<String>
  /// The files or targets that know the function for older systems.
  private var knowing: Set<String> = []

  init(of intent: GeneratedIntent, in app: KnownApp) {
    (self.intent, self.app) = (intent, app)
    let paths = Set(app.code.widgets.calls(with: intent.schema.className).map(\.range.path))
    let lists = Set(paths.map(app.targets.keys))
    unequalTargets = Set(
      Dictionary(grouping: lists.flatMap(\.self)) { $0 }.filter { $1.count > 1 }.keys
    )
    // A file that names the App Intent has moved, and keeps the call for older systems.
    let named = app.code.uses.files(naming: intent.names.appIntent)
    for call in intent.used.calls where !named.contains(call.range.path) { add(call) }
  }

  private mutating func add(_ call: CallSite) {
    let path = call.range.path
    guard let source = app.code.folder.texts[path] else { return }
    let (className, configuration) = (intent.schema.className, intent.names.configuration)
    let move = WidgetMove(
      call: call,
      source: source,
      appIntent: intent.appIntent,
      className: className,
      configuration: configuration
    )
    // On new systems only, the call changes in place. Otherwise, a function chooses the configuration; one
    // widget of the targets, or of the file, has this function behind it.
    let older = olderSystems(path)
    let end = older.isEmpty ? nil : endOfWidget(around: call)
    var edits = TextEdits()
    guard older.isEmpty ? move.add(to: &edits) : end != nil && move.addChoice(to: &edits) else {
      let since = older.isEmpty ? "" : " from \(older.listed) on"
      let message = "use 'AppIntentConfiguration' with '\(intent.appIntent)' here\(since)"
      return advice.steps.append(.init(message, at: call.range.location))
    }
    var widget = MovedWidget(path: path, appIntent: intent.appIntent, edits: edits, isHere: older.isEmpty)
    if let end, needsFunction(path) {
      let function = OlderSystems(
        appIntent: intent.appIntent,
        className: className,
        configuration: configuration,
        isForFile: isInUnequalTarget(path)
      )
      widget.older = (function, end)
      widget.isHere = true
    }
    widgets.append(widget)
    guard !older.isEmpty else { return }
    let message =
      "systems before \(older.listed) keep the old widget of this kind, newer ones have the App Intent. "
      + "Never offer both on one system: in simulators of iOS 26, and maybe on devices, a widget that still uses "
      + "'IntentConfiguration' is then empty after an edit"
    advice.remarks.append(.init(message, at: call.range.location))
  }

  /// Whether no file of the same targets has the function for older systems.
  private mutating func needsFunction(_ path: String) -> Bool {
    guard !isInUnequalTarget(path) else { return knowing.insert(path).inserted }
    let owners = app.targets.targets(with: path).map(\.key)
    let group = owners.isEmpty ? FilePath.folder(of: path) : owners.joined(separator: "\n")
    let isWritten = app.code.uses.files(naming: intent.names.appIntent).contains { other in
      app.targets.haveSameTarget(other, path)
        && app.code.declared.hasFunction(OlderSystems.function, in: other)
    }
    return knowing.insert(group).inserted && !isWritten
  }

  /// Whether another file with widgets of the class shares only some targets with this file. A function for
  /// both files would be missing from one target, or be in another twice.
  private func isInUnequalTarget(_ path: String) -> Bool {
    app.targets.targets(with: path).contains { unequalTargets.contains($0.key) }
  }

  /// Returns `nil` if the call isn't in a widget: the function for older systems goes below the widget.
  private func endOfWidget(around call: CallSite) -> Int? {
    let isWidget = app.code.declared.types(named: call.owner ?? "").contains {
      $0.inherited.contains("Widget")
    }
    return isWidget ? app.code.outerType(around: call.range)?.range?.end : nil
  }

  /// The first systems with App Intents, for each system that the file also gets in older versions.
  private func olderSystems(_ path: String) -> [String] {
    let minimums = app.targets.minimums(of: path)
    // The project may not state its lowest versions.
    guard !minimums.isEmpty else { return ["iOS 17"] }
    return AppSystem.allCases.compactMap { system in
      guard let minimum = minimums[system], minimum < system.widgetMinimum else { return nil }
      return "\(system.rawValue) \(Int(system.widgetMinimum))"
    }
  }
}
