import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentText

/// A value of an element that `design` can set, with the keys that contain it.
package struct DesignAttribute: Sendable {
  /// How the keys contain the value, and so how `design` reads, shows and writes it.
  package enum Form: Sendable, Hashable {
    /// Text for users, with an ID next to it.
    case text
    case string
    case flag
    /// The key says the opposite, and is omitted if the attribute is true.
    case inverseFlag
    /// A Boolean that is written even if false.
    case writtenFlag
    /// A Boolean written as the string `YES`.
    case wordFlag
    /// A Boolean written as the integer 1.
    case numberFlag
    case integer
    /// An integer that is omitted if zero.
    case index
    case value
    /// A bound, as a value of the element's type, or `none`.
    case bound
    case strings
    /// A list of dictionaries, each with a string under the given key.
    case keyed(DefinitionKey)
    /// A list of dictionaries, each with a text and its ID.
    case texts(DefinitionKey)
    /// Includes an enum's or object type's name, and whether it is a list.
    case type
    case sizes
    case parent
    case operand
    case operands

    init(_ form: KeyForm) {
      switch form {
      case .text: self = .text
      case .name, .identity, .string: self = .string
      case .flag: self = .flag
      case .writtenFlag: self = .writtenFlag
      case .wordFlag: self = .wordFlag
      case .numberFlag: self = .numberFlag
      case .integer, .tag, .lastTag: self = .integer
      case .index, .place: self = .index
      case .scalar: self = .value
      case .bound: self = .bound
      case .list, .dictionary: self = .strings
      }
    }
  }

  package let name: String
  package let form: Form
  /// The way from the element's dictionary to the one with the value.
  let owners: [DefinitionKey]
  package let key: DefinitionKey

  var keys: [DefinitionKey] { owners + [key] }

  var idKeys: [DefinitionKey] { owners + [key.id] }

  package static func all(of kind: ElementKind) -> [DesignAttribute] { tables[kind] ?? [] }

  package static func first(_ form: Form, of kind: ElementKind) -> DesignAttribute? {
    all(of: kind).first { $0.form == form }
  }

  package static func with(_ key: DefinitionKey, of kind: ElementKind) -> DesignAttribute? {
    all(of: kind).first { $0.key == key }
  }

  /// The attribute of a name. Throws for a name that elements of this kind don't have, and suggests one.
  package static func named(_ name: String, of place: ElementPath) throws(DesignProblem) -> DesignAttribute {
    let attributes = all(of: place.kind)
    if let attribute = attributes.first(where: { $0.name == name }) { return attribute }
    let names = attributes.map(\.name)
    // Such as 'min'.
    let short = name.count > 2 ? names.first { $0.hasPrefix(name) } : nil
    let hint = (short ?? Suggestions.nearest(to: name, among: names)).map { "did you mean '\($0)'?" }
    throw DesignProblem(
      "\(place.kind.withArticle) has no '\(name.shortened)'; \(hint ?? "it has \(names.joined(separator: ", "))")"
    )
  }

  private static let tables: [ElementKind: [DesignAttribute]] = Dictionary(
    uniqueKeysWithValues: ElementKind.allCases.map { ($0, attributes(in: $0.container, at: [])) }
  )

  /// - Parameter keys: The path from the element's dictionary to the container's.
  private static func attributes(in container: DefinitionKey?, at keys: [DefinitionKey]) -> [DesignAttribute]
  {
    let words = (ElementForm.of(container)?.keys ?? []).enumerated().compactMap { place, key in
      key.word.map { (key: key, word: $0, order: ($0.line, place)) }
    }
    return words.sorted { $0.order < $1.order }.flatMap { key, word, _ in
      let own = word.name.map {
        DesignAttribute(name: $0, form: word.form ?? Form(key.form), owners: keys, key: key)
      }
      let parts = key.form == .dictionary ? attributes(in: key, at: keys + [key]) : []
      return [own].compactMap(\.self) + parts
    }
  }
}
