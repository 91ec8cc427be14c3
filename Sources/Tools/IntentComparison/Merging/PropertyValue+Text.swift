import IntentConfigurations
import IntentDefinition
import IntentFixes

extension PropertyValue: PropertyListContents {
  package var members: [String: PropertyValue]? {
    guard case .dictionary(let entries) = self else { return nil }
    return Dictionary(entries.map { ($0.key.name, $0.value) }) { first, _ in first }
  }

  package var items: [PropertyValue]? { if case .array(let elements) = self { elements } else { nil } }

  package func means(_ other: PropertyValue) -> Bool { self == other }

  /// Equal elements keep their text even if they move. Others replace an old element of the same name, or
  /// match in order.
  package static func places(of values: [PropertyValue], among old: [PropertyValue]) -> [Int?] {
    var places = [Int?](repeating: nil, count: values.count)
    var isFree = [Bool](repeating: true, count: old.count)
    func match<Key: Hashable>(_ key: (PropertyValue) -> Key?) {
      var free: [Key: [Int]] = [:]
      for index in old.indices.reversed() where isFree[index] {
        if let key = key(old[index]) { free[key, default: []].append(index) }
      }
      for index in values.indices where places[index] == nil {
        guard let key = key(values[index]), let place = free[key]?.popLast() else { continue }
        (places[index], isFree[place]) = (place, false)
      }
    }
    match { $0 }
    match { value in nameKeys.firstNonNil { value[$0]?.string } }
    // Renamed elements match in order. Added elements replace nothing.
    if values.count == old.count { match { $0.members == nil ? nil : 0 } }
    return places
  }

  private static let nameKeys = DefinitionKey.all.filter { $0.form == .name || $0.form == .identity }.sorted()

  package func element(margin: String) -> String {
    switch self {
    case .dictionary(let entries):
      if entries.isEmpty { return "<dict/>" }
      let inside = "\n\(margin)\t"
      let lines = sorted.map { name, value in
        "\(inside)<key>\(XMLText.escaped(name))</key>\(inside)\(value.element(margin: margin + "\t"))"
      }
      return "<dict>\(lines.joined())\n\(margin)</dict>"
    case .array(let elements):
      if elements.isEmpty { return "<array/>" }
      let lines = elements.map { "\n\(margin)\t\($0.element(margin: margin + "\t"))" }
      return "<array>\(lines.joined())\n\(margin)</array>"
    case .scalar(let kind, let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      return kind.element(kind == .data ? text.replacing("\n", with: "\n" + margin) : text)
    }
  }
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
