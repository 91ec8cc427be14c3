import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes

extension DesignTree {
  /// The tree with an ID for each text without one. Texts that lack an ID in the file, too, stay unchanged.
  ///
  /// - Parameter name: The definition's name.
  func withTextIDs(besides file: DesignTree?, in name: String) -> DesignTree {
    let former = Set(file?.texts.filter(\.lacksID).map(\.name) ?? [])
    let texts = texts
    var ids = TextIDs(taken: Set(texts.compactMap(\.id)))
    var tree = self
    for text in texts.filter({ $0.lacksID && !former.contains($0.name) }).sorted(by: { $0.name < $1.name }) {
      tree[text.steps + [.key(text.name.key.id)]] = .string(ids.newID(from: text.seed(in: name)))
    }
    return tree
  }

  private var texts: [Text] {
    var texts: [Text] = []
    addTexts(of: root, nil, .definition, [], to: &texts)
    return texts
  }

  /// - Parameters:
  ///   - container: The key of the dictionary, or of its list.
  ///   - element: The innermost element around the texts.
  private func addTexts(
    of value: PropertyValue,
    _ container: DefinitionKey?,
    _ element: ElementPath,
    _ steps: [Step],
    to texts: inout [Text]
  ) {
    for key in ElementForm.of(container)?.keys ?? [] {
      guard let entry = value[key] else { continue }
      if key.isText(in: value), let text = entry.string {
        let name = Text.Name(element: element, text: text, key: key)
        texts.append(Text(name: name, id: value[key.id]?.string, steps: steps))
      }
      guard let form = ElementForm.of(key) else { continue }
      let steps = steps + [.key(key)]
      let kind = ElementKind.allCases.first { $0.owner == element.kind && $0.container == key }
      func add(_ part: PropertyValue, _ name: String, _ step: Step?) {
        let part = (part, kind.map { element.part($0, name) } ?? element)
        // Texts that every enum or type has are never shown.
        guard kind == nil || !DesignOutline.isFixed(part.1, part.0) else { return }
        addTexts(of: part.0, key, part.1, steps + [step].compactMap(\.self), to: &texts)
      }
      if kind?.isCombination == true {
        for (key, part) in entry.entries { add(part, key.name, .key(key)) }
      } else if entry.entries.isEmpty {
        for (index, part) in entry.elements.enumerated() {
          add(part, form.name.flatMap { part[$0]?.string } ?? "?", .index(index))
        }
      } else {
        add(entry, "", nil)
      }
    }
  }
}

/// A text for people, with its ID, which can be empty.
private struct Text {
  /// What tells texts apart, and stays the same if other elements move.
  struct Name: Hashable, Comparable {
    let element: ElementPath
    let text: String
    let key: DefinitionKey

    private var words: [String] { [element.text, text, key.name] }

    static func < (one: Name, other: Name) -> Bool { one.words.lexicographicallyPrecedes(other.words) }
  }

  let name: Name
  let id: String?
  /// The way to the dictionary that contains the text.
  let steps: [DesignTree.Step]

  var lacksID: Bool { id ?? "" == "" && !name.text.isBlank }

  /// The words from which a text's ID is made, the same as in `validate --fix`.
  func seed(in definition: String) -> [String] {
    let element = name.element
    let (owner, detail) =
      switch element.kind {
      case .combination, .managedCombination:
        (
          element.owner,
          "of shortcuts \(DefinitionText.Detail.words(element.name.split(separator: ",").map { String($0) }))"
        )
      case .dialog: (element.owner, "of the type '\(element.name)'")
      case .reason: (element.owner, "of the code '\(element.name)'")
      case .responseCode: (element, "of the code '\(element.name)'")
      default: (element, "")
      }
    return TextIDs.seed(definition, owner, name.key, detail)
  }
}

extension DefinitionKey {
  /// A default is a text if it has an ID. Without one, it is a case's name.
  fileprivate func isText(in dictionary: PropertyValue) -> Bool {
    if case .metadata(_, .defaultValue) = self { return dictionary[id] != nil }
    return form == .text
  }
}
