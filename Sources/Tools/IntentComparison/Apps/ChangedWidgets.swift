import AppFacts
import IntentDiagnostics

/// A widget with another intent than before, which doesn't take over the settings, even if other widgets
/// still use the old intent.
struct ReconfiguredWidget: AppFinding {
  let name: String
  let old: (intent: String, location: SourceLocation?)
  let new: AppWidget
  /// Whether the widget still uses the old intent, too, for example on older systems.
  let isKept: Bool

  var subject: SchemaChange.Subject { .init(kind: .type, name: name) }

  static func all(in app: AppPair, _ context: ComparisonContext) -> [ReconfiguredWidget] {
    func byKind(_ widgets: [AppWidget]) -> [String: [AppWidget]] {
      let placed = widgets.filter { $0.kind.value != nil && $0.intentName != nil && $0.canBePlaced }
      return Dictionary(grouping: placed) { $0.kind.value ?? "" }
    }
    let (old, new) = (byKind(context.old.widgets), byKind(context.new.widgets))
    let clear = context.new.intents.filter { !$0.identifier.isHidden && !$0.className.isHidden }
    let clearIntents = Set(clear.map(\.name))
    return old.sorted { $0.key < $1.key }.compactMap { kind, widgets -> ReconfiguredWidget? in
      let before = Set(widgets.compactMap(\.intentName))
      let reconfigured = (new[kind] ?? []).filter { widget in
        widget.intentName.map { clearIntents.contains($0) && !before.contains($0) } ?? false
      }
      return widgets.lazy.compactMap { former -> ReconfiguredWidget? in
        guard let lost = former.intentName, let successors = app.successors[lost],
          let widget = reconfigured.first(where: { !successors.contains($0.intentName ?? "") })
        else { return nil }
        return ReconfiguredWidget(
          name: widget.type ?? kind,
          old: (lost, former.kind.location),
          new: widget,
          isKept: new[kind]?.contains { $0.intentName == lost } ?? false
        )
      }.first
    }
  }
}

/// A widget that keeps its kind but loses its settings, because its new configuration is static.
struct PlainWidget: AppFinding {
  let name: String
  let old: AppWidget
  let new: AppWidget
  /// Whether it is still configured in other builds or on other systems.
  let isKept: Bool
  /// Whether the old intent has parameters.
  let isCertain: Bool
  /// Whether only some builds could configure it.
  let isOfSomeBuilds: Bool

  var subject: SchemaChange.Subject { .init(kind: .type, name: name) }

  static func all(in app: AppPair, _ context: ComparisonContext) -> [PlainWidget] {
    let (old, new) = (context.old.widgetsByIdentity, context.new.widgetsByIdentity)
    return old.sorted { $0.key < $1.key }.compactMap { identity, widgets -> PlainWidget? in
      let now = new[identity] ?? []
      let kept = now.filter { $0.hasSettings != false }
      let hadNone = widgets.contains { $0.hasSettings == false }
      guard let plain = now.first(where: { $0.hasSettings == false }), kept.isEmpty || !hadNone,
        !now.contains(where: { $0.hasSettings == nil })
      else { return nil }
      let losing = widgets.filter { widget in
        guard widget.hasSettings == true else { return false }
        guard let name = widget.intentName else { return true }
        // An intent without successor is lost in all widgets.
        return app.settings[name] == nil || app.settings[name] == true && app.successors[name] != nil
      }
      guard let former = losing.first, kept.isEmpty || plain.mayTakeOver(from: losing) else { return nil }
      return PlainWidget(
        name: plain.type ?? former.type ?? identity,
        old: former,
        new: plain,
        isKept: !kept.isEmpty,
        isCertain: former.intentName.map { app.settings[$0] == true } ?? false,
        isOfSomeBuilds: losing.allSatisfy { BuildCondition.asksForMoreThanSystem($0.condition) }
      )
    }
  }
}

extension AppWidget {
  /// Whether the plain widget may run where widgets with settings ran. Older systems only had settings with a
  /// definition's intent.
  fileprivate func mayTakeOver(from widgets: [AppWidget]) -> Bool {
    guard let condition else { return true }
    if condition.contains("!(#available"), !widgets.contains(where: \.isOfIntents) { return false }
    return !widgets.allSatisfy { widget in
      widget.condition != nil && BuildCondition.either(widget.condition, condition) == nil
    }
  }
}

extension Contract {
  fileprivate var widgetsByIdentity: [String: [AppWidget]] {
    // Nobody has a widget that no bundle lists.
    Dictionary(grouping: widgets.filter { $0.identity != nil && $0.canBePlaced }) { $0.identity ?? "" }
  }
}

/// A widget that people can no longer place in some sizes.
struct LostFamilies: AppFinding {
  let old: AppWidget
  let new: AppWidget
  /// `nil` if all sizes are lost except `kept`.
  let lost: [String]?
  let kept: [String]

  var name: String { new.type ?? new.identity ?? "" }
  var subject: SchemaChange.Subject { .init(kind: .type, name: name) }

  static func all(in app: AppPair, _ context: ComparisonContext) -> [LostFamilies] {
    let (old, new) = (context.old.widgetsByIdentity, context.new.widgetsByIdentity)
    return old.sorted { $0.key < $1.key }.compactMap { identity, widgets -> LostFamilies? in
      guard let now = new[identity], let before = families(widgets),
        case .only(let kept)? = families(now), let widget = now.first
      else { return nil }
      let lost: Set<String>? = if case .only(let names) = before { names.subtracting(kept) } else { nil }
      guard lost?.isEmpty != true else { return nil }
      return LostFamilies(old: widgets[0], new: widget, lost: lost?.sorted(), kept: kept.sorted())
    }
  }

  /// The sizes that a widget has.
  private enum Families {
    case all
    case only(Set<String>)
  }

  /// `nil` if unknown.
  private static func families(_ widgets: [AppWidget]) -> Families? {
    var names: Set<String> = []
    for widget in widgets {
      switch widget.families {
      case .value(let families, _): names.formUnion(families)
      case .absent: return .all
      case .hidden: return nil
      }
    }
    return .only(names)
  }
}
