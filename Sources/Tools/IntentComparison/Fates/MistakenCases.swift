import IntentSchema

/// Finds cases in stored objects that mean another case in the new version, though the name is the same.
struct MistakenCases {
  typealias Place = (type: ParameterType, types: TypeTable)

  /// What happens to the cases of an enum, by its names in both versions.
  private var known: [[String]: CarriedValue] = [:]

  /// Returns the first such case in a value and the new name of the case that was chosen, or `nil`.
  ///
  /// - Parameters:
  ///   - value: The value that the old version reads.
  ///   - next: The value that the new version reads.
  ///   - path: The path of the value.
  mutating func first(
    in value: ParameterValue?,
    read next: ParameterValue?,
    from old: Place,
    to new: Place,
    at path: String
  ) -> (path: String, name: String, fate: String)? {
    switch (value, next) {
    case (.array(let elements), .array(let others)):
      guard elements.count == others.count else { return nil }
      for (index, (element, other)) in zip(elements, others).enumerated() {
        if let found = first(in: element, read: other, from: old, to: new, at: "\(path)[\(index)]") {
          return found
        }
      }
      return nil
    case (.object(let object), .object(let other)):
      guard case .object(let oldName) = old.type, case .object(let newName) = new.type,
        let before = old.types.objects[oldName], let now = new.types.objects[newName]
      else { return nil }
      for name in object.properties.keys.sorted() {
        guard let property = before.property(named: name), let heir = now.property(named: name),
          let found = first(
            in: object.properties[name],
            read: other.properties[name],
            from: (property.type, old.types),
            to: (heir.type, new.types),
            at: "\(path).\(name)"
          )
        else { continue }
        return found
      }
      return nil
    case (.enumCase(let name), .enumCase(let now)) where name == now:
      guard case .enumeration(let oldName) = old.type, case .enumeration(let newName) = new.type else {
        return nil
      }
      let carried = known[[oldName, newName]] ?? CarriedValue(from: old, to: new)
      known[[oldName, newName]] = carried
      if carried.isReplaced(.enumCase(name)) { return (path, name, "removed") }
      guard case .enumCase(let heir) = carried.value(of: .enumCase(name)), heir != name else { return nil }
      return (path, name, "renamed to '\(heir)'")
    default: return nil
    }
  }
}
