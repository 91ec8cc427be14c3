import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension PropertyValue {
  private static let enumKeys = DefinitionKeys.fieldPrefixes.map { Key($0 + "EnumType") }
  private static let typeKeys = DefinitionKeys.fieldPrefixes.map { Key($0 + "ObjectType") }

  mutating func rename(_ names: NewNames, in list: Key) {
    renameElements(names, of: list)
    let references = ["INEnums": Self.enumKeys, "INTypes": Self.typeKeys] as [Key: [Key]]
    guard let keys = references[list] else { return }
    self = transformed { value in
      for key in keys {
        if let name = value.ownType([key]), let new = names.references[name] { value[key] = .string(new) }
      }
    }
  }

  private mutating func renameElements(_ names: NewNames, of list: Key) {
    guard let key = ListForm.of(list)?.name, var elements = self[list]?.elements else { return }
    for (place, name) in names.elements where elements.indices.contains(place) {
      elements[place][key] = .string(name)
    }
    self[list] = .array(elements)
  }

  mutating func renameParts(
    _ path: [Key],
    of list: Key,
    _ names: [Int: NewNames],
    _ change: (inout PropertyValue, [String: String]) -> Void = { _, _ in }
  ) {
    guard let part = path.last, var elements = self[list]?.elements else { return }
    for (place, names) in names where elements.indices.contains(place) {
      elements[place].change(at: path.dropLast()) { $0.renameElements(names, of: part) }
      change(&elements[place], names.references)
    }
    self[list] = .array(elements)
  }

  private mutating func change(at path: ArraySlice<Key>, _ change: (inout PropertyValue) -> Void) {
    guard let key = path.first else { return change(&self) }
    guard var value = self[key] else { return }
    value.change(at: path.dropFirst(), change)
    self[key] = value
  }

  /// `nil` for a type from Apple.
  private func ownType(_ keys: [Key]) -> String? {
    guard let key = keys.first(where: { self[$0] != nil }),
      self[Key(key.name + "Namespace")]?.string != "System"
    else { return nil }
    return self[key]?.string
  }

  mutating func renameCases(_ names: [String: [String: String]]) {
    self = transformed { value in
      if let names = value.ownType(Self.enumKeys).flatMap({ names[$0] }) {
        for (key, settings) in value.entries where key.name.hasSuffix("Metadata") {
          value[key] = settings.renamed(names, at: Key(key.name + "DefaultValue"))
        }
      }
      guard let parameters = value["INIntentParameters"]?.elements else { return }
      let parents = Dictionary(
        firsts: parameters.compactMap { parameter in
          parameter.ownType(Self.enumKeys).flatMap { names[$0] }
            .map { (parameter["INIntentParameterName"]?.string ?? "", $0) }
        }
      )
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

  mutating func renameProperties(_ names: [String: [String: String]]) {
    func properties(_ fields: PropertyValue?, _ name: Key) -> [String: [String: String]] {
      Dictionary(
        firsts: (fields?.elements ?? []).compactMap { field in
          field.ownType(Self.typeKeys).flatMap { names[$0] }.map { (field[name]?.string ?? "", $0) }
        }
      )
    }
    let intents = (self["INIntents"]?.elements ?? []).map { intent in
      var intent = intent
      let own = properties(intent["INIntentParameters"], "INIntentParameterName")
      intent.changeOwnParts { $0.renamePlaceholders([:], own) }
      if var response = intent["INIntentResponse"] {
        let own = properties(response["INIntentResponseParameters"], "INIntentResponseParameterName")
        response.renamePlaceholders([:], own)
        intent["INIntentResponse"] = response
      }
      return intent
    }
    if case .array? = self["INIntents"] { self["INIntents"] = .array(intents) }
  }

  mutating func renameParameters(_ names: [String: String]) {
    for key in ["INIntentInput", "INIntentKeyParameter"] as [Key] { self = renamed(names, at: key) }
    for key in ["INIntentParameterCombinations", "INIntentManagedParameterCombinations"] as [Key] {
      guard case .dictionary(let combinations)? = self[key] else { continue }
      let renamed = combinations.map { key, value in
        let parts = key.name.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return (Key(parts.map { names[$0] ?? $0 }.joined(separator: ",")), value)
      }
      self[key] = .dictionary(Dictionary(firsts: renamed))
    }
    changeOwnParts { intent in
      intent = intent.transformed { $0 = $0.renamed(names, at: "INIntentParameterRelationshipParentName") }
      intent.renamePlaceholders(names)
    }
  }

  mutating func renameResponseParameters(_ names: [String: String]) {
    guard var response = self["INIntentResponse"] else { return }
    response = response.renamed(names, at: "INIntentResponseOutput")
    response.renamePlaceholders(names)
    self["INIntentResponse"] = response
  }

  /// The response has its own parameters.
  private mutating func changeOwnParts(_ change: (inout PropertyValue) -> Void) {
    let response = self["INIntentResponse"]
    self["INIntentResponse"] = nil
    change(&self)
    self["INIntentResponse"] = response
  }

  private mutating func renamePlaceholders(
    _ names: [String: String],
    _ properties: [String: [String: String]] = [:]
  ) {
    guard !names.isEmpty || !properties.isEmpty else { return }
    self = transformed { value in
      for (key, text) in value.entries where !key.name.hasSuffix("DefaultValue") {
        guard let text = text.string, text.utf8.contains(UInt8(ascii: "$")) else { continue }
        // Dialogs and reasons have additional placeholders, such as '${count}'.
        let isDialog = ["INIntentParameterPromptDialog", "INIntentParameterUnsupportedReason"].contains(
          where: key.name.hasPrefix
        )
        let names = isDialog ? names.filter { !Validator.dialogNames.contains($0.key) } : names
        value[key] = .string(Placeholder.renamed(text, names, properties: properties))
      }
    }
  }

  private func renamed(_ names: [String: String], at key: Key) -> PropertyValue {
    guard let name = self[key]?.string, let new = names[name] else { return self }
    var value = self
    value[key] = .string(new)
    return value
  }

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

extension Placeholder {
  /// - Parameter properties: For each parameter's old name, its properties' new names by old name.
  fileprivate static func renamed(
    _ text: String,
    _ names: [String: String],
    properties: [String: [String: String]]
  ) -> String {
    var bytes = Array(text.utf8)
    for placeholder in all(in: Located(text, at: bytes.indices)).reversed() {
      let (parameter, property) = (placeholder.parameter, placeholder.property)
      if let property, let range = property.range, let new = properties[parameter.value]?[property.value] {
        bytes.replaceSubrange(range, with: new.utf8)
      }
      if let range = parameter.range, let new = names[parameter.value] {
        bytes.replaceSubrange(range, with: new.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
