import IntentSchema

/// A fingerprint of a definition's meaning, regardless of order, texts and defaults.
///
/// Two definitions with the same hash store the same things in the same way. It is the 64-bit FNV-1a of a canonical
/// text. It distinguishes versions of a definition, but it is not cryptographic: a second definition with the same
/// hash can be constructed.
package enum SchemaHash {
  /// The hash of an intent with the enums and object types that its parameters use, as 16 hexadecimal digits.
  package static func hash(of intent: DefinitionSchema.Intent) -> String {
    hash(of: intent, TypeHashes(intent.configuration.types, from: roots(of: intent)))
  }

  /// The hashes of several intents, which usually share types.
  package static func hashes(of intents: [DefinitionSchema.Intent]) -> [String] {
    let types = typeHashes(of: intents)
    return intents.map { hash(of: $0, types) }
  }

  /// The hashes of the shared types: those of the first intent.
  static func typeHashes(of intents: some Sequence<DefinitionSchema.Intent>) -> TypeHashes {
    var types: TypeTable?
    var roots: [ParameterType] = []
    for intent in intents {
      let known = types ?? intent.configuration.types
      types = known
      if known == intent.configuration.types { roots += self.roots(of: intent) }
    }
    return TypeHashes(types ?? TypeTable(), from: roots)
  }

  /// The hash of an intent; reuses the hashes of its types if they are the same.
  static func hash(of intent: DefinitionSchema.Intent, _ types: TypeHashes) -> String {
    guard types.types == intent.configuration.types else { return hash(of: intent) }
    return CanonicalSchema(intents: [intent], reached: types.hashes(of: roots(of: intent))).hash
  }

  /// The hash of a whole definition: its intents, enums and object types, and those of other files that its intents
  /// use.
  package static func hash(of definition: DefinitionSchema) -> String {
    var schema = CanonicalSchema(
      intents: definition.intents,
      enums: definition.enums,
      objects: definition.objects
    )
    var seen = (enums: Set(definition.enums.map(\.name)), objects: Set(definition.objects.map(\.name)))
    var visited: Set<String> = []
    for intent in definition.intents {
      let types = intent.configuration.types
      var pending = roots(of: intent)
      while let type = pending.popLast() {
        switch type {
        case .enumeration(let name):
          guard let found = types.enums[name], seen.enums.insert(name).inserted else { continue }
          schema.enums.append(found)
        case .object(let name):
          guard let found = types.objects[name], visited.insert(name).inserted else { continue }
          if seen.objects.insert(name).inserted { schema.objects.append(found) }
          pending.append(contentsOf: found.properties.lazy.map(\.type))
        default: continue
        }
      }
    }
    return schema.hash
  }

  /// The types of the parameters and response parameters of an intent.
  private static func roots(of intent: DefinitionSchema.Intent) -> [ParameterType] {
    let types = intent.configuration.parameters.map(\.type) + (intent.response?.parameters.map(\.type) ?? [])
    return types.filter { type in
      switch type {
      case .enumeration, .object: true
      default: false
      }
    }
  }
}
