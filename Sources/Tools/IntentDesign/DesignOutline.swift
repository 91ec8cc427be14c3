import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes

/// The list of all elements that the terminal and the page show.
package struct DesignOutline: Sendable {
  /// The line of an element. Its depth counts the elements around it.
  package struct Entry: Sendable {
    package let path: ElementPath
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
      for (path, value) in tree.elements(kind, in: owner) where !Self.isFixed(path, value) {
        entries.append(Entry(path: path, depth: depth, words: Self.words(path, value, tree)))
        then(path)
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
  static func isFixed(_ path: ElementPath, _ value: PropertyValue) -> Bool {
    switch path.kind {
    case .enumCase: path.name == Definition.Enum.Case.noValueName
    case .property: value[.property(.isDefault)] == .boolean(true)
    default: false
    }
  }

  private static func words(_ path: ElementPath, _ value: PropertyValue, _ tree: DesignTree) -> String {
    func text(_ form: DesignAttribute.Form) -> String? {
      DesignAttribute.first(form, of: path.kind).flatMap { tree.text(of: $0, in: value, path.kind) }
    }
    let words = [
      text(.text).flatMap { $0.isEmpty ? nil : $0 }, text(.type), text(.value).map { "default \($0)" },
      text(.parent).map { "while \($0)" }, path.kind == .enumCase ? text(.index) : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  package static func title(_ path: ElementPath) -> String {
    switch path.kind {
    case .intent: "intent \(path.name)"
    case .enumeration: "enum \(path.name)"
    case .type: "type \(path.name)"
    case .responseParameter: "response \(path.name)"
    case .responseCode: "code \(path.name)"
    case .combination: "combination (\(path.name.replacing(",", with: ", ")))"
    case .managedCombination: "managed combination (\(path.name.replacing(",", with: ", ")))"
    default: path.name
    }
  }

  package func path(_ text: String?) -> ElementPath? { entries.first { $0.path.text == text }?.path }

  func before(_ path: ElementPath) -> ElementPath? {
    guard let index = entries.firstIndex(where: { $0.path == path }), index > 0 else { return nil }
    return entries[index - 1].path
  }
}
