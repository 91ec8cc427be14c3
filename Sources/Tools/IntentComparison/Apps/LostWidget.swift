import AppFacts
import IntentDiagnostics

/// A widget that changed its kind, or is gone. The system finds placed widgets by their kind.
struct LostWidget: AppFinding {
  /// What became of the kind.
  enum Fate {
    /// No widget has it.
    case gone
    /// The new sources contain no widget at all. They may only cover the App Intents.
    case elsewhere
    /// No bundle lists the type that has it.
    case unlisted(type: String)
    /// Bundles only list the type that has it under a condition.
    case limited(type: String, to: String)
    /// The widget's type has another kind. Another widget may still have the old one, for example for older systems.
    case changed(to: String, isKept: Bool)
  }

  let name: String
  let kind: String
  let fate: Fate
  let location: SourceLocation?
  let newLocation: SourceLocation?

  var subject: SchemaChange.Subject { .init(kind: .type, name: name) }

  /// Looks for each old widget by type, which may have another kind (`changed`), and then by kind, which may be
  /// `gone`: a bundle must still list it (`unlisted`) without a new condition (`limited`). Skips kinds that only
  /// a build knows, and widgets that nobody could place.
  static func all(in app: AppPair, _ context: ComparisonContext) -> [LostWidget] {
    var seen: Set<String> = []
    return context.old.widgets.compactMap { widget -> LostWidget? in
      guard let kind = widget.kind.value, widget.canBePlaced,
        seen.insert("\(widget.type ?? "") \(kind)").inserted
      else { return nil }
      let former = FormerWidget(widget, kind, app, context)
      guard let fate = former.fate else { return nil }
      return LostWidget(
        name: widget.type ?? kind,
        kind: kind,
        fate: fate,
        location: widget.kind.location,
        newLocation: (former.successor ?? former.kept.first)?.kind.location
      )
    }
  }
}

/// A widget of the old version, with what the new version contains of it.
private struct FormerWidget {
  private let widget: AppWidget
  private let kind: String
  private let app: AppPair
  private let old: [AppWidget]
  private let new: [AppWidget]
  /// The new widgets with its kind.
  let kept: [AppWidget]

  init(_ widget: AppWidget, _ kind: String, _ app: AppPair, _ context: ComparisonContext) {
    (self.widget, self.kind, self.app) = (widget, kind, app)
    (old, new) = (context.old.widgets, context.new.widgets)
    kept = new.filter { $0.kind.value == kind }
  }

  /// The new widget of its type with a kind that no old widget had, unless only other types kept its kind.
  var successor: AppWidget? {
    guard let type = widget.type, kept.isEmpty || kept.contains(where: { $0.type == type })
    else { return nil }
    let others = new.filter { $0.type == type && $0.kind.value != nil }
    return others.first { now in !old.contains { $0.kind.value == now.kind.value } }
  }

  /// `nil` if people lose nothing.
  var fate: LostWidget.Fate? {
    if let now = successor?.kind.value { return .changed(to: now, isKept: !kept.isEmpty) }
    guard let first = kept.first else {
      guard isExpected, !mayRemain else { return nil }
      return new.isEmpty ? .elsewhere : .gone
    }
    let type = first.type ?? kind
    guard widget.isListed == true else { return nil }
    if kept.allSatisfy({ $0.isListed == false }) { return .unlisted(type: type) }
    guard let condition = newCondition, !first.needs(condition), !mayRemain else { return nil }
    return .limited(type: type, to: condition)
  }

  /// The only condition under which bundles list its kind now, if they listed it without one before.
  private var newCondition: String? {
    let (before, now) = (widget.listConditions, Set(kept.flatMap(\.listConditions)))
    guard kept.allSatisfy({ $0.isListed != nil }), now.count == 1, let condition = now.first ?? nil,
      before.contains(nil), !before.contains(condition)
    else { return nil }
    return condition
  }

  /// Whether the new sources must contain the kind. They may only cover the App Intents, so they need not have
  /// every widget.
  private var isExpected: Bool {
    app.expectedKinds.contains(kind) || !new.isEmpty && app.lostClasses.contains(widget.intent ?? "")
  }

  /// Whether it may be a new widget with a kind that only a build knows.
  private var mayRemain: Bool {
    let known = Set(old.filter(\.kind.isHidden).map(\.type))
    let unclear = new.filter { $0.kind.isHidden && ($0.type == nil || !known.contains($0.type)) }
    return unclear.contains { $0.mayBe(widget, among: old) }
  }
}

extension AppWidget {
  /// Whether a widget of an earlier version may be this widget, if only a build knows its kind.
  fileprivate func mayBe(_ former: AppWidget, among all: [AppWidget]) -> Bool {
    if type == nil || type == former.type { return true }
    let isNew = !all.contains { $0.type == type }
    return isNew && (intentName == former.intentName || intentName == nil || former.intentName == nil)
  }

  /// Whether a widget or control with an App Intent can only run where the condition holds. Others run on
  /// older systems, too, which apps seldom support any more.
  fileprivate func needs(_ condition: String) -> Bool {
    guard condition.hasPrefix("#available(") else { return false }
    let usual = Reach.usual(inControl: isControl)
    return Reach(availability: condition).raised(since: Reach(), usual: usual) == nil
  }
}

extension ComparisonContext {
  /// The types of old widgets with a kind that only a build knows, unless the new version contains the same.
  ///
  /// - Parameter old: The old widgets from the folders of the new code.
  func unclearWidgets(among old: [AppWidget]) -> [String] {
    func facts(_ widget: AppWidget) -> [String] {
      [widget.type ?? "", widget.intent ?? "", "\(widget.hasSettings == true)"]
    }
    let identities = Set(new.widgets.compactMap(\.identity))
    let same = Set(new.widgets.filter(\.kind.isHidden).map(facts))
    return old.filter { widget in
      widget.kind.isHidden && !identities.contains(widget.identity ?? "") && !same.contains(facts(widget))
    }
    .compactMap(\.type)
  }
}
