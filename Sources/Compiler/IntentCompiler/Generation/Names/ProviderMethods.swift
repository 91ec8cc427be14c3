import IntentSchema

/// The methods that offer the options of a parameter: requirements of a provider's protocol.
package struct ProviderMethods {
  /// A method by its base name and labels.
  struct Method {
    /// A label that such a method can have.
    enum Label: String {
      case configuration = "for"
      case searchTerm
      case identifiers = "withIdentifiers"
    }

    let base: String
    let labels: [Label]

    /// The full name as Swift writes it, such as `defaultTown(for:)`.
    var name: String { "\(base)(\(labels.map { $0.rawValue + ":" }.joined()))" }

    fileprivate init(_ base: String, _ labels: Label...) { (self.base, self.labels) = (base, labels) }
  }

  let provide: Method
  let defaultValue: Method
  /// Finds options by their identifiers; only for objects.
  let find: Method?

  /// `nil` if the parameter's options don't come from a provider.
  ///
  /// - Parameter name: The parameter's name in Swift.
  package init?(of parameter: ParameterSchema, _ name: String) {
    guard parameter.options != .fixed else { return nil }
    let word = ModuleNames.methodName(of: name)
    let base = "provide\(word)OptionsCollection"
    provide =
      parameter.options == .searchable
      ? Method(base, .configuration, .searchTerm) : Method(base, .configuration)
    defaultValue = Method("default\(word)", .configuration)
    let isObject = if case .object = parameter.type { true } else { false }
    find = isObject ? Method(SwiftIdentifier.unquoted(name), .identifiers, .configuration) : nil
  }

  var all: [Method] { [provide, defaultValue] + [find].compactMap(\.self) }

  package var names: [String] { all.map(\.name) }
}
