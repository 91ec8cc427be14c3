import IntentDiagnostics
import IntentSchema

/// How many elements an array may have in one widget family.
struct ArraySize: Equatable {
  var minimum: Int
  var maximum: Int
}

/// The facts of parameters and widgets that consist of several values.
extension Contract {
  /// The smallest and the largest number that people can choose.
  struct Limits: Sendable {
    var minimum: Double?
    var maximum: Double?
    var words: String?
    /// False if a parameter in Swift may leave the limits out: App Intents can't express a single limit, and
    /// two limits may just be what Xcode gives each new number.
    var areNeeded = true
  }

  /// How many elements an array may contain in each widget family.
  struct Sizes: Sendable {
    var families: [ConfigurationFamily: ArraySize]
    /// Whether one size is for all families, even for unsupported families.
    var isUniform = false
  }

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
    /// Whether a widget bundle lists it, or it is the only widget; `nil` if unknown.
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

  /// A phrase of an App Shortcut. Two phrases are equal wherever they stand.
  struct Phrase: Sendable, Hashable {
    var intent: String
    var text: String
    /// The spoken words, without the names of placeholders.
    let words: [String]
    var location: SourceLocation?
    /// The condition of the `#if` or `if #available` around it.
    var condition: String?

    init(intent: String, text: String, location: SourceLocation?, condition: String? = nil) {
      (self.intent, self.text, self.location, self.condition) = (intent, text, location, condition)
      let parts = text.split(separator: "${", omittingEmptySubsequences: false)
      words = parts.enumerated().map { index, part in
        SpokenText.spoken(index == 0 ? part : part.drop { $0 != "}" }.dropFirst())
      }
    }

    static func == (one: Phrase, other: Phrase) -> Bool {
      one.intent == other.intent && one.words == other.words
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(intent)
      hasher.combine(words)
    }
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
