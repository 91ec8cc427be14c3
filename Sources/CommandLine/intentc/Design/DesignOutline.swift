import IntentComparison
import IntentRuntime
import IntentSchema

struct DesignOutline: Sendable {
  struct Entry: Sendable {
    let place: DesignPlace
    let depth: Int
    let words: String
  }

  let entries: [Entry]
  /// A sentence about omitted elements.
  let gap: String?

  init(_ tree: DesignTree) {
    var entries: [Entry] = []
    var nameless = 0
    func add(_ kind: DesignKind, in owner: DesignPlace, _ depth: Int, then: (DesignPlace) -> Void = { _ in })
    {
      nameless += tree.namelessCount(kind, in: owner)
      for (place, value) in tree.elements(kind, in: owner) where !Self.isFixed(place, value) {
        entries.append(Entry(place: place, depth: depth, words: Self.words(place, value, tree)))
        then(place)
      }
    }
    add(.intent, in: .definition, 0) { intent in
      for kind in [DesignKind.parameter, .combination, .managedCombination, .answer, .code] {
        add(kind, in: intent, 1)
      }
    }
    add(.enumeration, in: .definition, 0) { add(.enumCase, in: $0, 1) }
    add(.type, in: .definition, 0) { add(.property, in: $0, 1) }
    self.entries = entries
    let elements = nameless == 1 ? "1 element has" : "\(nameless) elements have"
    gap = nameless == 0 ? nil : "\(elements) no name and cannot be edited here"
  }

  /// Whether every enum or type has this element.
  private static func isFixed(_ place: DesignPlace, _ value: PropertyValue) -> Bool {
    switch place.kind {
    case .enumCase: place.name == "unknown"
    case .property: value["INTypePropertyDefault"] == .boolean(true)
    default: false
    }
  }

  private static func words(_ place: DesignPlace, _ value: PropertyValue, _ tree: DesignTree) -> String {
    func text(_ name: String) -> String? {
      DesignAttribute.all(of: place.kind).first { $0.name == name }
        .flatMap { tree.text(of: $0, in: value, place.kind) }
    }
    var words = [text("title") ?? text("text")].compactMap(\.self).filter { !$0.isEmpty }
    if place.kind.hasType { words += [text("type")].compactMap(\.self) }
    if let value = place.kind.hasType ? text("default") : nil { words.append("default \(value)") }
    if let parent = place.kind == .parameter ? text("parent") : nil { words.append("while \(parent)") }
    if let index = place.kind == .enumCase ? text("index") : nil { words.append(index) }
    return words.joined(separator: ", ")
  }

  var options: OptionsCollection<ParameterValue> {
    OptionsCollection(
      options: entries.map { entry in
        let margin = String(repeating: "  ", count: entry.depth)
        return .init(
          .string(entry.place.text),
          identifier: entry.place.text,
          displayString: margin + Self.title(entry.place),
          subtitle: entry.words
        )
      }
    )
  }

  static func title(_ place: DesignPlace) -> String {
    switch place.kind {
    case .intent: "intent \(place.name)"
    case .enumeration: "enum \(place.name)"
    case .type: "type \(place.name)"
    case .answer: "response \(place.name)"
    case .code: "code \(place.name)"
    case .combination: "combination (\(place.name.replacing(",", with: ", ")))"
    case .managedCombination: "managed combination (\(place.name.replacing(",", with: ", ")))"
    default: place.name
    }
  }

  func place(_ text: String?) -> DesignPlace? { entries.first { $0.place.text == text }?.place }

  func before(_ place: DesignPlace) -> DesignPlace? {
    guard let index = entries.firstIndex(where: { $0.place == place }), index > 0 else { return nil }
    return entries[index - 1].place
  }
}
