import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes

extension PropertyValue {
  mutating func rename(_ names: NewNames, in list: DefinitionKey) {
    renameElements(names, of: list)
    let references: [DefinitionKey: FieldKey] = [
      .definition(.enums): .enumType, .definition(.types): .objectType,
    ]
    guard let key = references[list] else { return }
    self = transformed { value in
      for owner in FieldOwner.allCases {
        if let name = value.ownType(key, of: owner), let new = names.references[name] {
          value[.field(owner, key)] = .string(new)
        }
      }
    }
  }

  private mutating func renameElements(_ names: NewNames, of list: DefinitionKey) {
    guard let key = ListForm.of(list)?.name, var elements = self[list]?.elements else { return }
    for (place, name) in names.elements where elements.indices.contains(place) {
      elements[place][key] = .string(name)
    }
    self[list] = .array(elements)
  }

  mutating func renameParts(
    _ path: [DefinitionKey],
    of list: DefinitionKey,
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

  private mutating func change(at path: ArraySlice<DefinitionKey>, _ change: (inout PropertyValue) -> Void) {
    guard let key = path.first else { return change(&self) }
    guard var value = self[key] else { return }
    value.change(at: path.dropFirst(), change)
    self[key] = value
  }

  /// `nil` for a type from Apple.
  private func ownType(_ key: FieldKey, of owner: FieldOwner) -> String? {
    let namespace: FieldKey = key == .enumType ? .enumTypeNamespace : .objectTypeNamespace
    guard self[.field(owner, namespace)]?.string != Definition.systemNamespace else { return nil }
    return self[.field(owner, key)]?.string
  }

  private func ownType(_ key: FieldKey) -> String? {
    FieldOwner.allCases.lazy.compactMap { ownType(key, of: $0) }.first
  }

  mutating func renameCases(_ names: [String: [String: String]]) {
    self = transformed { value in
      if let names = value.ownType(.enumType).flatMap({ names[$0] }) {
        for owner in FieldOwner.allCases {
          guard let settings = value[.field(owner, .metadata)] else { continue }
          value[.field(owner, .metadata)] = settings.renamed(names, at: .metadata(owner, .defaultValue))
        }
      }
      guard let parameters = value[.intent(.parameters)]?.elements else { return }
      let parents = Dictionary(
        firsts: parameters.compactMap { parameter in
          parameter.ownType(.enumType).flatMap { names[$0] }
            .map { (parameter[.field(.parameter, .name)]?.string ?? "", $0) }
        }
      )
      value[.intent(.parameters)] = .array(
        parameters.map { parameter in
          var parameter = parameter
          guard var condition = parameter[.parameter(.relationship)],
            let parent = condition[.relationship(.parentName)]?.string,
            let names = parents[parent]
          else { return parameter }
          condition = condition.renamed(names, at: .relationship(.predicateValue))
          let several: DefinitionKey = .relationship(.predicateValues)
          if let values = condition[several]?.elements {
            condition[several] = .array(values.map { $0.string.flatMap { names[$0] }.map(Self.string) ?? $0 })
          }
          parameter[.parameter(.relationship)] = condition
          return parameter
        }
      )
    }
  }

  mutating func renameProperties(_ names: [String: [String: String]]) {
    func properties(_ fields: PropertyValue?, _ name: DefinitionKey) -> [String: [String: String]] {
      Dictionary(
        firsts: (fields?.elements ?? []).compactMap { field in
          field.ownType(.objectType).flatMap { names[$0] }.map { (field[name]?.string ?? "", $0) }
        }
      )
    }
    let intents = (self[.definition(.intents)]?.elements ?? []).map { intent in
      var intent = intent
      let own = properties(intent[.intent(.parameters)], .field(.parameter, .name))
      intent.changeOwnParts { $0.renamePlaceholders([:], own) }
      if var response = intent[.intent(.response)] {
        let own = properties(response[.response(.parameters)], .field(.responseParameter, .name))
        response.renamePlaceholders([:], own)
        intent[.intent(.response)] = response
      }
      return intent
    }
    if case .array? = self[.definition(.intents)]?.contents { self[.definition(.intents)] = .array(intents) }
  }

  mutating func renameParameters(_ names: [String: String]) {
    for key in [.intent(.input), .intent(.keyParameter)] as [DefinitionKey] { self = renamed(names, at: key) }
    for key in [.intent(.combinations), .intent(.managedCombinations)] as [DefinitionKey] {
      guard case .dictionary(let combinations)? = self[key]?.contents else { continue }
      let renamed = combinations.map { key, value in
        let parts = key.name.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return (DefinitionKey(parts.map { names[$0] ?? $0 }.joined(separator: ",")), value)
      }
      self[key] = .dictionary(Dictionary(firsts: renamed))
    }
    changeOwnParts { intent in
      intent = intent.transformed { $0 = $0.renamed(names, at: .relationship(.parentName)) }
      intent.renamePlaceholders(names)
    }
  }

  mutating func renameResponseParameters(_ names: [String: String]) {
    guard var response = self[.intent(.response)] else { return }
    response = response.renamed(names, at: .response(.output))
    response.renamePlaceholders(names)
    self[.intent(.response)] = response
  }

  /// The response has its own parameters.
  private mutating func changeOwnParts(_ change: (inout PropertyValue) -> Void) {
    let response = self[.intent(.response)]
    self[.intent(.response)] = nil
    change(&self)
    self[.intent(.response)] = response
  }

  private mutating func renamePlaceholders(
    _ names: [String: String],
    _ properties: [String: [String: String]] = [:]
  ) {
    guard !names.isEmpty || !properties.isEmpty else { return }
    self = transformed { value in
      for (key, text) in value.entries {
        if case .metadata(_, .defaultValue) = key { continue }
        guard let text = text.string, text.utf8.contains(UInt8(ascii: "$")) else { continue }
        // Dialogs and reasons have additional placeholders, such as '${count}'.
        let isDialog =
          switch key {
          case .dialog, .reason: true
          default: false
          }
        let names = isDialog ? names.filter { !Validator.dialogNames.contains($0.key) } : names
        value[key] = .string(Placeholder.renamed(text, names, properties: properties))
      }
    }
  }

  private func renamed(_ names: [String: String], at key: DefinitionKey) -> PropertyValue {
    guard let name = self[key]?.string, let new = names[name] else { return self }
    var value = self
    value[key] = .string(new)
    return value
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
