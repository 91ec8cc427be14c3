import IntentDiagnostics
import IntentSchema

/// The facts of parameters and widgets that consist of several values.
extension Contract {
  /// The smallest and the largest number that people can choose.
  struct Limits: Sendable {
    var minimum: Double?
    var maximum: Double?
    var words: String?
    /// Whether a parameter in Swift may lack them: only one limit cannot be expressed, and two may be those that Xcode
    /// gives each new number.
    var areNeeded = true
  }

  /// How many elements an array may contain in each widget family.
  struct Sizes: Sendable {
    var families: [ConfigurationFamily: SizeCode]
    /// Whether one size is for all families, even unsupported ones.
    var isUniform = false
  }

  /// A widget or control. Placed widgets refer to its kind.
  struct Widget: Sendable {
    /// The type that declares it.
    var type: String?
    var kind: Fact<String>
    var intent: String?

    /// Without the names of types around it.
    var intentName: String? { intent?.split(separator: ".").last.map(String.init) }
  }

  /// A phrase of an App Shortcut. Two phrases are equal wherever they stand.
  struct Phrase: Sendable, Hashable {
    var intent: String
    var text: String
    /// The spoken words, without the names of placeholders.
    let words: [String]
    var location: SourceLocation?

    init(intent: String, text: String, location: SourceLocation?) {
      (self.intent, self.text, self.location) = (intent, text, location)
      let parts = text.split(separator: "${", omittingEmptySubsequences: false)
      words = parts.enumerated().map { index, part in
        index == 0 ? String(part) : String(part.drop { $0 != "}" })
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
