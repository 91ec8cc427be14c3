import AppFacts
import AppProjects
import IntentDiagnostics

/// The calls that make an app's widgets, by their intents and their kinds.
struct WidgetCalls: Sendable {
  /// All calls of `IntentConfiguration`.
  let configurations: [CallSite]
  private let callsByClass: [String: [CallSite]]
  /// The App Intents of widgets on newer systems, by the widget's type, and by its kind.
  private let newerByWidget: [WidgetKey: String]
  private var newerByKind: [String: [(path: String, appIntent: String)]] = [:]
  /// Where files of widgets contain `Name.self`, by the name.
  private let metatypes: [String: [NameCode]]
  private let constants: ConstantValues

  /// Tells a widget that an app makes in two ways, for older and newer systems: by its file, type and kind.
  private struct WidgetKey: Hashable {
    let path: String
    let type: String?
    let kind: String?

    init(_ call: CallSite) {
      path = call.range.path
      type = call.type
      kind = call.argument("kind")?.text
    }
  }

  init(_ code: SwiftCode, _ folder: AppFolder) {
    constants = ConstantValues(code)
    configurations = code.files.flatMap(\.configurations)
    callsByClass = Dictionary(grouping: configurations.filter { $0.intentName != nil }) {
      $0.intentName ?? ""
    }
    let widgetFiles = code.files.filter { file in file.imports.contains { $0.name == "WidgetKit" } }
    metatypes = Dictionary(grouping: widgetFiles.flatMap(folder.metatypes), by: \.name)
    let newer = code.files.flatMap(\.widgets).filter { $0.callee.hasSuffix("AppIntentConfiguration") }
      .compactMap { call in call.intentName.map { (call: call, appIntent: $0) } }
    newerByWidget = Dictionary(firsts: newer.map { (WidgetKey($0.call), $0.appIntent) })
    for (call, appIntent) in newer {
      guard let kind = kind(of: call) else { continue }
      newerByKind[kind, default: []].append((call.range.path, appIntent))
    }
  }

  func calls(with className: String) -> [CallSite] { callsByClass[className] ?? [] }

  /// Where files of widgets name a class, but no `IntentConfiguration(kind:intent:provider:)` does.
  func otherUses(of className: String) -> [NameCode] {
    calls(with: className).isEmpty ? metatypes[className] ?? [] : []
  }

  /// The App Intent that a widget of the class has on newer systems, in its own type or in another widget of
  /// its kind.
  func newer(than call: CallSite, _ className: String, _ targets: AppTargets) -> String? {
    let own = AppCode.appIntent(of: className)
    if let found = newerByWidget[WidgetKey(call)] { return found == own ? nil : found }
    guard let kind = kind(of: call) else { return nil }
    let others = newerByKind[kind] ?? []
    return others.first { $0.appIntent != own && targets.haveSameTarget($0.path, call.range.path) }?.appIntent
  }

  /// Returns `nil` if only a build knows the kind.
  func kind(of call: CallSite) -> String? { constants.kind(of: call) }
}
