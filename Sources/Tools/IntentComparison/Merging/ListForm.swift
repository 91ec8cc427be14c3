package struct ListForm: Sendable {
  package let word: String
  /// `nil` if the element itself is its name.
  package let name: PropertyValue.Key?
  package var number: PropertyValue.Key?
  package var numberWord = "tag"
  /// In the dictionary that owns the list.
  package var lastNumber: PropertyValue.Key?
  /// Stores an element's position in the list, from 1.
  package var priority: PropertyValue.Key?
  /// A list of parts. Two added elements match only if they share a part.
  var parts: PropertyValue.Key?
  /// The most reliable keys come first.
  var identities: [[PropertyValue.Key]] = []
  /// The member of ``identities`` that added elements may share by chance.
  var guess: [PropertyValue.Key] = []

  /// `nil` if the list can only be compared as a whole.
  package static func of(_ list: PropertyValue.Key) -> ListForm? {
    if let known = all[list] { return known }
    let name = list.name
    if name.hasSuffix("MetadataCustomUTIs") {
      return ListForm(
        word: "file type",
        name: PropertyValue.Key(name.replacing("CustomUTIs", with: "UTI"))
      )
    }
    return name.hasSuffix("MetadataCurrencyCodes") ? ListForm(word: "value", name: nil) : nil
  }

  static let all: [PropertyValue.Key: ListForm] = [
    "INIntents": ListForm(
      word: "intent",
      name: "INIntentName",
      parts: "INIntentParameters",
      identities: [["INIntentName"], ["INIntentClassName"], ["INIntentTitleID"]]
    ),
    "INEnums": declaration("enum", "INEnumName", parts: "INEnumValues", textID: "INEnumDisplayNameID"),
    "INTypes": declaration("type", "INTypeName", parts: "INTypeProperties", textID: "INTypeDisplayNameID"),
    "INIntentParameters": field("parameter", "INIntentParameter", last: "INIntentLastParameterTag"),
    "INIntentResponseParameters": field(
      "response parameter",
      "INIntentResponseParameter",
      last: "INIntentResponseLastParameterTag"
    ),
    "INTypeProperties": field("property", "INTypeProperty", last: "INTypeLastPropertyTag"),
    "INEnumValues": ListForm(
      word: "case",
      name: "INEnumValueName",
      number: "INEnumValueIndex",
      numberWord: "index",
      identities: [
        ["INEnumValueIndex", "INEnumValueDisplayNameID"], ["INEnumValueName"],
        ["INEnumValueIndex", "INEnumValueDisplayName"],
      ]
    ),
    "INEnumValueSynonyms": ListForm(word: "synonym", name: "INEnumValueSynonymSynonymID"),
    "INIntentResponseCodes": ListForm(word: "response code", name: "INIntentResponseCodeName"),
    "INIntentParameterPromptDialogs": ListForm(
      word: "dialog",
      name: "INIntentParameterPromptDialogType"
    ),
    "INIntentParameterUnsupportedReasons": ListForm(
      word: "reason",
      name: "INIntentParameterUnsupportedReasonCode"
    ),
    "INIntentParameterArraySizes": ListForm(
      word: "size",
      name: "INIntentParameterArraySizeSizeClass"
    ),
  ]

  private static func declaration(
    _ word: String,
    _ name: PropertyValue.Key,
    parts: PropertyValue.Key,
    textID: PropertyValue.Key
  ) -> ListForm {
    // Text IDs still identify elements that swapped names.
    ListForm(word: word, name: name, parts: parts, identities: [[name, textID], [textID], [name]])
  }

  private static func field(_ word: String, _ prefix: String, last: PropertyValue.Key) -> ListForm {
    func key(_ name: String) -> PropertyValue.Key { PropertyValue.Key(prefix + name) }
    // Tag and type identify a textless element after another element took its name.
    let guess = [key("Tag"), key("Type")]
    return ListForm(
      word: word,
      name: key("Name"),
      number: key("Tag"),
      lastNumber: last,
      priority: key("DisplayPriority"),
      identities: [
        [key("Tag"), key("Type"), key("DisplayNameID")], [key("Name"), key("Tag")],
        [key("Name"), key("Type")],
        guess, [key("Name")], [key("DisplayNameID")],
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
    _ identities: [[PropertyValue.Key]],
    of old: [PropertyValue],
    in new: [PropertyValue]
  ) -> [MatchingKey] {
    func key(_ list: [PropertyValue], _ names: [PropertyValue.Key]) -> (Int) -> String? {
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
  /// Returns `nil` if the elements share a part, or one of them has none.
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
    part["INEnumValueName"]?.string == "unknown" || part["INTypePropertyDefault"] == .boolean(true)
  }
}
