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

  /// Skips kinds that only a build knows, and widgets that nobody could place.
  static func all(in app: AppPair, _ context: ComparisonContext) -> [LostWidget] {
    let (old, new) = (context.old.widgets, context.new.widgets)
    let oldKinds = Set(old.compactMap(\.kind.value))
    let added = new.filter { $0.kind.value.map { !oldKinds.contains($0) } ?? false }
    let successors = Dictionary(firsts: added.compactMap { widget in widget.type.map { ($0, widget) } })
    let unclear = newlyUnclear(new, since: old)
    var seen: Set<String> = []
    return old.compactMap { widget -> LostWidget? in
      guard let kind = widget.kind.value, widget.canBePlaced,
        seen.insert("\(widget.type ?? "") \(kind)").inserted
      else { return nil }
      func lost(_ fate: Fate, now newLocation: SourceLocation? = nil) -> LostWidget {
        LostWidget(
          name: widget.type ?? kind,
          kind: kind,
          fate: fate,
          location: widget.kind.location,
          newLocation: newLocation
        )
      }
      let same = new.filter { $0.kind.value == kind }
      // Its type has another kind.
      if let successor = widget.type.flatMap({ successors[$0] }), let now = successor.kind.value,
        same.isEmpty || same.contains(where: { $0.type == widget.type })
      {
        return lost(.changed(to: now, isKept: !same.isEmpty), now: successor.kind.location)
      }
      // Its kind stays, but perhaps no bundle lists it, or only under a condition.
      if let kept = same.first {
        guard widget.isListed == true else { return nil }
        let (name, place) = (kept.type ?? kind, kept.kind.location)
        if same.allSatisfy({ $0.isListed == false }) { return lost(.unlisted(type: name), now: place) }
        let conditions = same.reduce(into: Set<String?>()) { $0.formUnion($1.listConditions) }
        guard conditions.count == 1, let condition = conditions.first ?? nil, !kept.needs(condition),
          widget.listConditions.contains(nil), !widget.listConditions.contains(condition),
          !same.contains(where: { $0.isListed == nil }),
          !unclear.contains(where: { $0.mayBe(widget, among: old) })
        else { return nil }
        return lost(.limited(type: name, to: condition), now: place)
      }
      // Its kind is gone.
      let isExpected =
        app.expectedKinds.contains(kind) || !new.isEmpty && app.lostClasses.contains(widget.intent ?? "")
      guard isExpected, !unclear.contains(where: { $0.mayBe(widget, among: old) }) else { return nil }
      return lost(new.isEmpty ? .elsewhere : .gone)
    }
  }

  /// New widgets with a kind that only a build knows.
  private static func newlyUnclear(_ new: [AppWidget], since old: [AppWidget]) -> [AppWidget] {
    let known = Set(old.filter(\.kind.isHidden).map(\.type))
    return new.filter { $0.kind.isHidden && ($0.type == nil || !known.contains($0.type)) }
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
