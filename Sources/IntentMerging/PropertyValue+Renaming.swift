extension PropertyValue {
  /// Renames elements of a list.
  mutating func rename(_ names: [String: String], in list: Key) {
    guard let key = ElementKind.of(list)?.name, let elements = self[list]?.elements else { return }
    self[list] = .array(elements.map { $0.renamed(names, at: key) })
  }

  /// Renames elements within the elements of a list.
  ///
  /// - Parameters:
  ///   - part: The key of the inner list.
  ///   - list: The key of the outer list.
  ///   - names: The new names by the old ones, by the name of the outer element.
  ///   - change: What else changes in the outer element.
  mutating func renameParts(
    _ part: Key,
    of list: Key,
    _ names: [String: [String: String]],
    _ change: (inout PropertyValue, [String: String]) -> Void = { _, _ in }
  ) {
    guard let kind = ElementKind.of(list), let elements = self[list]?.elements else { return }
    var pending = names
    self[list] = .array(
      elements.map { element in
        guard let names = pending.removeValue(forKey: kind.name(of: element)) else { return element }
        var element = element
        element.rename(names, in: part)
        change(&element, names)
        return element
      }
    )
  }

  /// Renames enums or object types in everything that refers to them.
  ///
  /// - Parameters:
  ///   - names: The new names by the old ones.
  ///   - ending: The end of the keys whose values are such names.
  mutating func renameTypes(_ names: [String: String], _ ending: String) {
    self = transformed { value in
      guard let (key, name) = value.entries.first(where: { $0.key.name.hasSuffix(ending) }),
        value[Key(key.name + "Namespace")]?.string != "System", let new = name.string.flatMap({ names[$0] })
      else { return }
      value[key] = .string(new)
    }
  }

  /// Renames cases in the defaults and conditions of parameters.
  ///
  /// - Parameter names: The new names by the old ones, by the name of the enum.
  mutating func renameCases(_ names: [String: [String: String]]) {
    func newNames(in value: PropertyValue) -> [String: String]? {
      let type = value.entries.first { $0.key.name.hasSuffix("EnumType") }?.value.string
      return type.flatMap { names[$0] }
    }
    self = transformed { value in
      if let names = newNames(in: value) {
        for (key, settings) in value.entries where key.name.hasSuffix("Metadata") {
          value[key] = settings.renamed(names, at: Key(key.name + "DefaultValue"))
        }
      }
      guard let parameters = value["INIntentParameters"]?.elements else { return }
      let parents = Dictionary(
        parameters.compactMap { parameter in
          newNames(in: parameter).map { (parameter["INIntentParameterName"]?.string, $0) }
        }
      ) { first, _ in first }
      value["INIntentParameters"] = .array(
        parameters.map { parameter in
          var parameter = parameter
          guard var condition = parameter["INIntentParameterRelationship"],
            let parent = condition["INIntentParameterRelationshipParentName"]?.string,
            let names = parents[parent]
          else { return parameter }
          condition = condition.renamed(names, at: "INIntentParameterRelationshipPredicateValue")
          let several: Key = "INIntentParameterRelationshipPredicateValues"
          if let values = condition[several]?.elements {
            condition[several] = .array(values.map { $0.string.flatMap { names[$0] }.map(Self.string) ?? $0 })
          }
          parameter["INIntentParameterRelationship"] = condition
          return parameter
        }
      )
    }
  }

  /// Renames parameters in everything in their intent that refers to them.
  mutating func renameParameters(_ names: [String: String]) {
    for key in ["INIntentInput", "INIntentKeyParameter"] as [Key] { self = renamed(names, at: key) }
    for key in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"] as [Key] {
      guard case .dictionary(let combinations)? = self[key] else { continue }
      let renamed = combinations.map { key, value in
        let parts = key.name.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return (Key(parts.map { names[$0] ?? $0 }.joined(separator: ",")), value)
      }
      self[key] = .dictionary(Dictionary(renamed) { first, _ in first })
    }
    self = transformed { value in
      value = value.renamed(names, at: "INIntentParameterRelationshipParentName")
      for (key, text) in value.entries {
        guard let text = text.string, text.utf8.contains(UInt8(ascii: "$")) else { continue }
        value[key] = .string(Placeholders.renamed(text, names))
      }
    }
  }

  /// The value with another string at a key, if its string has a new name.
  private func renamed(_ names: [String: String], at key: Key) -> PropertyValue {
    guard let name = self[key]?.string, let new = names[name] else { return self }
    var value = self
    value[key] = .string(new)
    return value
  }

  /// The value with each of its dictionaries changed, the inner ones first.
  private func transformed(_ change: (inout PropertyValue) -> Void) -> PropertyValue {
    switch self {
    case .dictionary(let entries):
      var value = PropertyValue.dictionary(entries.mapValues { $0.transformed(change) })
      change(&value)
      return value
    case .array(let elements): return .array(elements.map { $0.transformed(change) })
    case .scalar: return self
    }
  }
}
