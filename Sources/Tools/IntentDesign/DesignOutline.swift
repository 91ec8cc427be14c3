import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes

/// The list of all elements that the terminal and the page show.
package struct DesignOutline: Sendable {
  /// The line of an element. Its depth counts the elements around it.
  package struct Entry: Sendable {
    package let place: ElementPath
    package let depth: Int
    package let words: String
  }

  package let entries: [Entry]
  /// A sentence about omitted elements.
  package let gap: String?

  package init(_ tree: DesignTree) {
    var entries: [Entry] = []
    var nameless = 0
    func add(_ kind: ElementKind, in owner: ElementPath, _ depth: Int, then: (ElementPath) -> Void = { _ in })
    {
      nameless += tree.namelessCount(kind, in: owner)
      for (place, value) in tree.elements(kind, in: owner) where !Self.isFixed(place, value) {
        entries.append(Entry(place: place, depth: depth, words: Self.words(place, value, tree)))
        then(place)
      }
    }
    add(.intent, in: .definition, 0) { intent in
      for kind in [
        ElementKind.parameter, .combination, .managedCombination, .responseParameter, .responseCode,
      ] {
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
  static func isFixed(_ place: ElementPath, _ value: PropertyValue) -> Bool {
    switch place.kind {
    case .enumCase: place.name == Definition.Enum.Case.noValueName
    case .property: value[.property(.isDefault)] == .boolean(true)
    default: false
    }
  }

  private static func words(_ place: ElementPath, _ value: PropertyValue, _ tree: DesignTree) -> String {
    func text(_ form: DesignAttribute.Form) -> String? {
      DesignAttribute.first(form, of: place.kind).flatMap { tree.text(of: $0, in: value, place.kind) }
    }
    let words = [
      text(.text).flatMap { $0.isEmpty ? nil : $0 }, text(.type), text(.value).map { "default \($0)" },
      text(.parent).map { "while \($0)" }, place.kind == .enumCase ? text(.index) : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  package static func title(_ place: ElementPath) -> String {
    switch place.kind {
    case .intent: "intent \(place.name)"
    case .enumeration: "enum \(place.name)"
    case .type: "type \(place.name)"
    case .responseParameter: "response \(place.name)"
    case .responseCode: "code \(place.name)"
    case .combination: "combination (\(place.name.replacing(",", with: ", ")))"
    case .managedCombination: "managed combination (\(place.name.replacing(",", with: ", ")))"
    default: place.name
    }
  }

  /// The element with this path; `nil` if the list doesn't show it.
  package func place(_ text: String?) -> ElementPath? { entries.first { $0.place.text == text }?.place }

  func before(_ place: ElementPath) -> ElementPath? {
    guard let index = entries.firstIndex(where: { $0.place == place }), index > 0 else { return nil }
    return entries[index - 1].place
  }
}
