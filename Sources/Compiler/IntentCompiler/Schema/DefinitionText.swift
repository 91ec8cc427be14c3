import IntentDefinition

/// A localisable text of a definition, with its location.
package struct DefinitionText {
  package enum Role {
    /// The title or description of a custom intent: the App Store checks them.
    case store
    /// Another text that users see.
    case shown
    /// A text that users never see.
    case hidden
  }

  /// Distinguishes a text from others of its kind in one element.
  package enum Detail {
    case combination(Definition.ParameterCombination)
    case dialog(Located<String>?)
    case code(Located<String>?)

    /// The parameters of a combination.
    package static func words(_ names: [String]) -> String {
      names.isEmpty ? "without parameters" : "with \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// The detail, as it follows the kind.
    package var words: String {
      switch self {
      case .combination(let combination): "of shortcuts \(Self.words(combination.parameterNames))"
      case .dialog(let type): "of the type '\(type?.value ?? "")'"
      case .code(let code): "of the code '\(code?.value ?? "")'"
      }
    }
  }

  package let text: Definition.Text
  /// The kind of text, for messages: `title`.
  package let label: String
  package let role: Role
  package let site: DefinitionSite
  /// The key of the text, for the path of a diagnostic, in two parts: joining them would cost time for every text.
  let keyParts: (String, String)
  /// Whether it names a value, so that keys of a table can be derived from its ID.
  package var isValueName = false
  /// Distinguishes texts of the same kind: `of shortcuts with 'count'`. Missing names are empty.
  package var detail: Detail?

  /// The key of the text, for the path of a diagnostic.
  package var key: String { keyParts.0 + keyParts.1 }
}

extension Definition.Text {
  /// Whether it contains only white space.
  package var isBlank: Bool {
    text?.value.isBlank ?? true
  }
}

extension String {
  /// Whether it contains only white space.
  package var isBlank: Bool {
    !utf8.contains { $0 > UInt8(ascii: " ") }
  }
}
