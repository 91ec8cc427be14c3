import IntentDefinition

/// How merging matches and numbers the elements of a list.
package struct ListForm: Sendable {
  package let word: String
  /// `nil` if the element itself is its name.
  package let name: DefinitionKey?
  package var number: DefinitionKey?
  package var numberWord = "tag"
  /// In the dictionary that owns the list.
  package var lastNumber: DefinitionKey?
  /// Stores an element's position in the list, from 1.
  package var priority: DefinitionKey?
  /// A list of parts. Two added elements match only if they share a part.
  var parts: DefinitionKey?
  /// The most reliable keys come first.
  var identities: [[DefinitionKey]] = []
  /// The member of ``identities`` that added elements may share by chance.
  var guess: [DefinitionKey] = []

  /// `nil` if the list can only be compared as a whole.
  package static func of(_ list: DefinitionKey) -> ListForm? {
    if let known = all[list] { return known }
    return switch list {
    case .metadata(_, .customUTIs): ListForm(word: "file type", name: DefinitionKey("UTI"))
    case .metadata(_, .currencyCodes): ListForm(word: "value", name: nil)
    default: nil
    }
  }

  static let all: [DefinitionKey: ListForm] = [
    .definition(.intents): ListForm(
      word: "intent",
      name: .intent(.name),
      parts: .intent(.parameters),
      identities: [[.intent(.name)], [.intent(.className)], [.intent(.titleID)]]
    ),
    .definition(.enums): declaration(
      "enum",
      .enumeration(.name),
      parts: .enumeration(.values),
      textID: .enumeration(.displayNameID)
    ),
    .definition(.types): declaration(
      "type",
      .type(.name),
      parts: .type(.properties),
      textID: .type(.displayNameID)
    ),
    .intent(.parameters): field("parameter", .parameter, last: .intent(.lastParameterTag)),
    .response(.parameters): field(
      "response parameter",
      .responseParameter,
      last: .response(.lastParameterTag)
    ),
    .type(.properties): field("property", .property, last: .type(.lastPropertyTag)),
    .enumeration(.values): ListForm(
      word: "case",
      name: .enumCase(.name),
      number: .enumCase(.index),
      numberWord: "index",
      identities: [
        [.enumCase(.index), .enumCase(.displayNameID)], [.enumCase(.name)],
        [.enumCase(.index), .enumCase(.displayName)],
      ]
    ),
    .enumCase(.synonyms): ListForm(word: "synonym", name: .synonym(.synonymID)),
    .response(.codes): ListForm(word: "response code", name: .responseCode(.name)),
    .parameter(.promptDialogs): ListForm(
      word: "dialog",
      name: .dialog(.type)
    ),
    .parameter(.unsupportedReasons): ListForm(
      word: "reason",
      name: .reason(.code)
    ),
    .parameter(.arraySizes): ListForm(
      word: "size",
      name: .arraySize(.sizeClass)
    ),
  ]

  private static func declaration(
    _ word: String,
    _ name: DefinitionKey,
    parts: DefinitionKey,
    textID: DefinitionKey
  ) -> ListForm {
    // Text IDs still identify elements that swapped names.
    ListForm(word: word, name: name, parts: parts, identities: [[name, textID], [textID], [name]])
  }

  private static func field(_ word: String, _ owner: FieldOwner, last: DefinitionKey) -> ListForm {
    func key(_ key: FieldKey) -> DefinitionKey { .field(owner, key) }
    // Tag and type identify a textless element after another element took its name.
    let guess = [key(.tag), key(.type)]
    return ListForm(
      word: word,
      name: key(.name),
      number: key(.tag),
      lastNumber: last,
      priority: key(.displayPriority),
      identities: [
        [key(.tag), key(.type), key(.displayNameID)], [key(.name), key(.tag)],
        [key(.name), key(.type)],
        guess, [key(.name)], [key(.displayNameID)],
      ],
      guess: guess
    )
  }

  static let numbered = all.filter { $0.value.number != nil }
  static let lastNumbers = Set(all.values.compactMap(\.lastNumber))
}

extension ListForm {
  func name(of element: PropertyValue) -> String {
    guard let name else { return element.words }
    return element[name]?.string ?? ""
  }

  /// Elements with equal names match in order.
  func nameKeys(of old: [PropertyValue], in new: [PropertyValue]) -> MatchingKey {
    let keys = [old, new].map { list -> [String] in
      var counts: [String: Int] = [:]
      return list.map { element in
        let name = name(of: element)
        counts[name, default: 0] += 1
        return "\(counts[name, default: 0]) \(name)"
      }
    }
    return ({ keys[0][$0] }, { keys[1][$0] })
  }

  func identityKeys(of old: [PropertyValue], in new: [PropertyValue]) -> [MatchingKey] {
    keys(identities, of: old, in: new)
  }

  /// Leaves out ``guess``, which elements without a common ancestor may share by chance.
  func sureKeys(of old: [PropertyValue], in new: [PropertyValue]) -> [MatchingKey] {
    keys(identities.filter { $0 != guess }, of: old, in: new)
  }

  private func keys(
    _ identities: [[DefinitionKey]],
    of old: [PropertyValue],
    in new: [PropertyValue]
  ) -> [MatchingKey] {
    func key(_ list: [PropertyValue], _ names: [DefinitionKey]) -> (Int) -> String? {
      { index in
        let values = names.compactMap { list[index][$0]?.words }
        return values.count == names.count ? values.joined(separator: "\u{1F}") : nil
      }
    }
    return identities.map { (key(old, $0), key(new, $0)) } + [nameKeys(of: old, in: new)]
  }

  typealias MatchingKey = (old: (Int) -> String?, new: (Int) -> String?)
}

extension ListForm {
  /// Returns `nil` if the elements share a part, or one is without parts.
  func difference(_ versions: VersionsOfValue) -> String? {
    guard let parts, let kind = ListForm.of(parts) else { return nil }
    func names(_ element: PropertyValue?) -> [String] {
      (element?[parts]?.elements ?? []).filter { !kind.isUsual($0) }.map(kind.name)
    }
    let (ours, theirs) = (names(versions.ours), names(versions.theirs))
    guard let our = ours.first, let their = theirs.first, Set(ours).isDisjoint(with: theirs) else {
      return nil
    }
    return "is added here with \(kind.word) '\(our)', and another one there with \(kind.word) '\(their)'"
  }

  /// Every owner contains the case `unknown`, and default properties.
  private func isUsual(_ part: PropertyValue) -> Bool {
    part[.enumCase(.name)]?.string == Definition.Enum.Case.noValueName
      || part[.property(.isDefault)] == .boolean(true)
  }
}
