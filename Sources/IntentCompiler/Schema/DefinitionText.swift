import IntentDefinition

/// A text of a definition that can be translated, with where it stands.
package struct DefinitionText {
  package enum Role {
    /// The title or description of an intent that is the app's own: the App Store looks at them.
    case store
    /// Another text that people read.
    case shown
    /// A text that nobody reads.
    case hidden
  }

  /// What tells a text from others of its kind in one element.
  package enum Detail {
    case combination(Definition.ParameterCombination)
    case dialog(Located<String>?)
    case code(Located<String>?)

    /// The parameters of a kind of shortcut.
    package static func words(_ names: [String]) -> String {
      names.isEmpty ? "without parameters" : "with \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// It as it follows the kind.
    package var words: String {
      switch self {
      case .combination(let combination): "of shortcuts \(Self.words(combination.parameterNames))"
      case .dialog(let type): "of the type '\(type?.value ?? "")'"
      case .code(let code): "of the code '\(code?.value ?? "")'"
      }
    }
  }

  package let text: Definition.Text
  /// What it is, in the words of a message: `title`.
  package let label: String
  package let role: Role
  package let site: DefinitionSite
  /// The key of the text, for the path of a report, in two parts: joining them would cost something each time.
  let keyParts: (String, String)
  /// Whether it names a value, so that the keys of a table can be made up of its ID.
  package var isValueName = false
  /// Which of several of its kind it is: `of shortcuts with 'count'`. A name that the definition lacks is empty.
  package var detail: Detail?

  /// The key of the text, for the path of a report.
  package var key: String { keyParts.0 + keyParts.1 }
}

extension Definition.Text {
  /// Whether there is nothing in it to read.
  package var isBlank: Bool {
    text?.value.isBlank ?? true
  }
}

extension String {
  /// Whether there is nothing in it to read.
  package var isBlank: Bool {
    !utf8.contains { $0 > UInt8(ascii: " ") }
  }
}
