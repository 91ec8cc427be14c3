import IntentDefinition
import IntentFixes

/// How merging names and matches the elements of a list.
struct ListForm: Sendable {
  let word: String
  /// `nil` for a list of single values.
  var form: ElementForm?
  /// `nil` if the element itself is its name.
  let name: DefinitionKey?
  /// The most reliable keys come first.
  var identities: [[DefinitionKey]] = []
  /// The member of ``identities`` that added elements may share by chance.
  var guess: [DefinitionKey] = []

  var number: DefinitionKey? { form?.number }

  var numberWord: String { number?.form == .index ? "index" : "tag" }

  /// `nil` if the list can only be compared as a whole.
  static func of(_ list: DefinitionKey) -> ListForm? { all[list] }

  private static let all: [DefinitionKey: ListForm] = {
    var all: [DefinitionKey: ListForm] = [
      .enumCase(.synonyms): ListForm(word: "synonym", name: .synonym(.synonymID)),
      .parameter(.arraySizes): ListForm(word: "size", name: .arraySize(.sizeClass)),
    ]
    for owner in FieldOwner.allCases {
      all[.metadata(owner, .customUTIs)] = ListForm(word: "file type", name: .fileType)
      all[.metadata(owner, .currencyCodes)] = ListForm(word: "value", name: nil)
    }
    for kind in ElementKind.allCases {
      guard let list = kind.container, let form = kind.form, let name = form.name else { continue }
      all[list] = ListForm(
        word: kind.word,
        form: form,
        name: name,
        identities: kind.identities,
        guess: kind.fieldOwner.map(ElementKind.guess) ?? []
      )
    }
    return all
  }()
}

extension ElementKind {
  fileprivate var identities: [[DefinitionKey]] {
    switch self {
    case .intent: [[.intent(.name)], [.intent(.className)], [.intent(.titleID)]]
    case .enumeration: Self.identities(.enumeration(.name), textID: .enumeration(.displayNameID))
    case .type: Self.identities(.type(.name), textID: .type(.displayNameID))
    case .parameter: Self.identities(.parameter)
    case .responseParameter: Self.identities(.responseParameter)
    case .property: Self.identities(.property)
    case .enumCase:
      [
        [.enumCase(.index), .enumCase(.displayNameID)], [.enumCase(.name)],
        [.enumCase(.index), .enumCase(.displayName)],
      ]
    case .definition, .dialog, .reason, .combination, .managedCombination, .response, .responseCode: []
    }
  }

  private static func identities(_ name: DefinitionKey, textID: DefinitionKey) -> [[DefinitionKey]] {
    // Text IDs still identify elements that swapped names.
    [[name, textID], [textID], [name]]
  }

  private static func identities(_ owner: FieldOwner) -> [[DefinitionKey]] {
    func key(_ key: FieldKey) -> DefinitionKey { .field(owner, key) }
    return [
      [key(.tag), key(.type), key(.displayNameID)], [key(.name), key(.tag)],
      [key(.name), key(.type)],
      guess(owner), [key(.name)], [key(.displayNameID)],
    ]
  }

  /// Tag and type identify a textless element after another element took its name.
  fileprivate static func guess(_ owner: FieldOwner) -> [DefinitionKey] {
    [.field(owner, .tag), .field(owner, .type)]
  }
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
    guard let parts = form?.parts, let kind = ListForm.of(parts) else { return nil }
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
