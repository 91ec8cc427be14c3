import IntentDiagnostics

extension Contract {
  /// A widget or control. Placed widgets refer to its kind.
  struct Widget: Sendable {
    /// The type that declares it.
    var type: String?
    var kind: Fact<String>
    /// The kind's expression in the source. Identifies a widget if its value is unknown.
    var kindWords: String?
    var intent: String?
    /// Whether people can configure it; `nil` if unknown.
    var hasSettings: Bool?
    var isControl = false
    /// Whether an intent of a definition configures it.
    var isOfIntents = false
    /// Absent for all families.
    var families: Fact<Set<String>> = .hidden(why: "the sources do not say so here", at: nil)
    /// Whether people can place it, because a widget bundle or `@main` reaches it; `nil` if unknown.
    var isListed: Bool?
    /// The condition of the `#if` or `if #available` around it.
    var condition: String?

    init(type: String?, kind: Fact<String>, intent: String? = nil) {
      (self.type, self.kind, self.intent) = (type, kind, intent)
    }

    /// Two widgets with the same identity are the same.
    var identity: String? { kind.value.map { "'\($0)'" } ?? kindWords }

    /// Whether a widget of an earlier version may be this widget, if only a build knows its kind.
    func mayBe(_ former: Widget, among all: [Widget]) -> Bool {
      if type == nil || type == former.type { return true }
      let isNew = !all.contains { $0.type == type }
      return isNew && (intentName == former.intentName || intentName == nil || former.intentName == nil)
    }

    /// The name without enclosing types.
    var intentName: String? { intent?.split(separator: ".").last.map(String.init) }
  }
}

/// An intent class that a widget's configuration names as `intent: Name.self`.
package struct IntentReference: Sendable {
  package var name: String
  package var location: SourceLocation?

  package init(_ name: String, at location: SourceLocation? = nil) {
    self.name = name
    self.location = location
  }
}
