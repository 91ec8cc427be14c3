import IntentDiagnostics

/// A widget or control. Placed widgets refer to its kind.
package struct AppWidget: Sendable {
  /// The type that declares it.
  package var type: String?
  package var kind: Fact<String>
  /// The kind's expression in the source. Identifies a widget if its value is unknown.
  package var kindWords: String?
  package var intent: String?
  /// Whether people can configure it; `nil` if unknown.
  package var hasSettings: Bool?
  package var isControl = false
  /// Whether an intent of a definition configures it.
  package var isOfIntents = false
  /// Absent for all families.
  package var families: Fact<Set<String>> = .hidden(why: "the sources do not say so here", at: nil)
  /// Whether a widget bundle or `@main` reaches it; `nil` if unknown.
  package var isListed: Bool?
  /// Whether people may be able to place it. The code may be a part of an app, with a bundle that it starts elsewhere.
  package var canBePlaced = true
  /// The conditions of the `#if` and `if #available` around it in bundles; `nil` for a bundle that lists it
  /// without any but on the platform, or that can't be followed.
  package var listConditions: Set<String?> = []
  /// The condition of the `#if` or `if #available` around it.
  package var condition: String?

  package init(type: String?, kind: Fact<String>, intent: String? = nil) {
    self.type = type
    self.kind = kind
    self.intent = intent
  }

  /// Two widgets with the same identity are the same.
  package var identity: String? { kind.value.map { "'\($0)'" } ?? kindWords }

  /// The name without enclosing types.
  package var intentName: String? { intent?.split(separator: ".").last.map(String.init) }
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
