import IntentDiagnostics
import IntentSchema

/// How many elements an array may have in one widget family.
struct ArraySize: Equatable {
  var minimum: Int
  var maximum: Int
}

/// The facts of parameters that consist of several values.
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
}
