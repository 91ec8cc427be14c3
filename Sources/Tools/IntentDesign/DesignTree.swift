import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentText

/// The values of a definition, which changes edit. Knows no positions in the file.
package struct DesignTree: Sendable, Hashable {
  /// A step from a value to a part of it: the key in a dictionary, or the index in an array.
  enum Step: Sendable, Hashable {
    case key(DefinitionKey)
    case index(Int)
  }

  var root: PropertyValue

  subscript(_ steps: [Step]) -> PropertyValue? {
    get {
      var value: PropertyValue? = root
      for step in steps {
        switch step {
        case .key(let key): value = value?[key]
        case .index(let index):
          value = value.flatMap { $0.elements.indices.contains(index) ? $0.elements[index] : nil }
        }
      }
      return value
    }
    set { root = Self.replacing(root, steps[...], with: newValue) ?? .empty }
  }

  private static func replacing(
    _ value: PropertyValue?,
    _ steps: ArraySlice<Step>,
    with new: PropertyValue?
  ) -> PropertyValue? {
    switch steps.first {
    case nil: return new
    case .key(let key):
      var value = value ?? .empty
      value[key] = replacing(value[key], steps.dropFirst(), with: new)
      return value
    case .index(let index):
      var elements = value?.elements ?? []
      guard elements.indices.contains(index) else { return value }
      if let element = replacing(elements[index], steps.dropFirst(), with: new) {
        elements[index] = element
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    }
  }

  // MARK: Elements

  func steps(to place: ElementPath) -> [Step]? {
    guard place.kind != .definition else { return [] }
    guard let container = containerSteps(of: place), let held = self[container] else { return nil }
    if place.kind == .response { return container }
    if place.kind.isCombination {
      let key = DefinitionKey(place.name)
      return held[key] == nil ? nil : container + [.key(key)]
    }
    guard let key = place.kind.form?.name else { return nil }
    func index(_ name: String, _ number: Int) -> Int? {
      held.elements.indices.lazy.filter { held.elements[$0][key]?.string == name }.dropFirst(number - 1).first
    }
    let found = index(place.name, 1) ?? Self.numbered(place.name).flatMap { index($0.name, $0.number) }
    return found.map { container + [.index($0)] }
  }

  /// Splits a name such as `Primary#2`, the second of several equal names.
  static func numbered(_ text: String) -> (name: String, number: Int)? {
    guard let sign = text.lastIndex(of: "#"), let number = Int(text[text.index(after: sign)...]), number > 1
    else {
      return nil
    }
    return (String(text[..<sign]), number)
  }

  func containerSteps(of place: ElementPath) -> [Step]? {
    steps(to: place.owner).map { $0 + place.kind.keys.map(Step.key) }
  }

  /// `nil` if the definition has no such element; then setting does nothing.
  package subscript(_ place: ElementPath) -> PropertyValue? {
    get { steps(to: place).flatMap { self[$0] } }
    set {
      guard let steps = steps(to: place) else { return }
      self[steps] = newValue
    }
  }

  package func places(_ kind: ElementKind, in owner: ElementPath = .definition) -> [ElementPath] {
    elements(kind, in: owner).map(\.place)
  }

  /// Equal names get a number, such as `Primary#2`.
  func elements(
    _ kind: ElementKind,
    in owner: ElementPath = .definition
  ) -> [(place: ElementPath, value: PropertyValue)] {
    let sample = owner.part(kind, "")
    guard let steps = containerSteps(of: sample), let held = self[steps] else { return [] }
    if kind == .response { return [(sample, held)] }
    if kind.isCombination {
      return held.entries.map { (owner.part(kind, $0.key.name), $0.value) }
        .sorted { $0.0.name < $1.0.name }
    }
    var counts: [String: Int] = [:]
    return held.elements.compactMap { element in
      guard let name = kind.form?.name.flatMap({ element[$0]?.string }) else { return nil }
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      return (owner.part(kind, number == 1 ? name : "\(name)#\(number)"), element)
    }
  }

  func namelessCount(_ kind: ElementKind, in owner: ElementPath = .definition) -> Int {
    guard !kind.isCombination, let steps = containerSteps(of: owner.part(kind, "")), let held = self[steps]
    else {
      return 0
    }
    return held.elements.count - elements(kind, in: owner).count
  }

  /// - Parameter isToGrow: Whether a part of the element is to be added, so that the element may come first.
  func existing(_ place: ElementPath, isToGrow: Bool = false) throws(DesignProblem) -> [Step] {
    if let steps = steps(to: place) { return steps }
    if place.owner != .definition, place.kind != .definition {
      _ = try existing(place.owner, isToGrow: isToGrow)
    }
    let names = places(place.kind, in: place.owner).map(\.name)
    let there = place.owner == .definition ? "" : " in '\(place.owner.text)'"
    var hint = Suggestions.nearest(to: place.name, among: names).map { "; did you mean '\($0)'?" }
    if hint == nil, isToGrow {
      let path = place.text.shortened
      hint = "; add it first: --add \(path.contains(" ") ? "'\(path)'" : path)"
    }
    throw DesignProblem("there is no \(place.kind.word) '\(place.name.shortened)'\(there)\(hint ?? "")")
  }

  var enumNames: [String] { places(.enumeration).map(\.name) }
  var typeNames: [String] { places(.type).map(\.name) }

  /// Six characters that tell this definition's types from other definitions' types; `nil` in model 1.0.
  var namespace: String? { root[.definition(.namespace)]?.string }
}
