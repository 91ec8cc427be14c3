public import IntentSchema

/// The identity of what can be configured: the same number for the same meaning, whatever the order, texts and
/// defaults.
///
/// Two definitions with one hash store the same things in the same way. It is the 64-bit FNV-1a of a canonical
/// text, which tells versions apart that were made in good faith; it is no proof against somebody who looks for
/// a second definition with the same hash.
public enum SchemaHash {
  /// The version of the canonical text. Another one gives other hashes.
  static let version = 1

  /// The hash of an intent with the enums and object types that its parameters refer to, as 16 hexadecimal digits.
  public static func hash(of intent: DefinitionSchema.Intent) -> String {
    let types = types(of: intent)
    var outline = SchemaOutline()
    outline.intents = [SchemaOutline.Intent(intent)]
    outline.enums = types.enums.values.map { SchemaOutline.Enum($0) }
    outline.objects = types.objects.values.map { SchemaOutline.ObjectType($0) }
    return hash(of: outline)
  }

  /// The hash of a whole definition: its intents, enums and object types, and those of other files that its intents
  /// refer to.
  public static func hash(of definition: DefinitionSchema) -> String {
    var outline = SchemaOutline()
    outline.intents = definition.intents.map { SchemaOutline.Intent($0) }
    outline.enums = definition.enums.map { SchemaOutline.Enum($0) }
    outline.objects = definition.objects.map { SchemaOutline.ObjectType($0) }
    var seen = (enums: Set(definition.enums.map(\.name)), objects: Set(definition.objects.map(\.name)))
    for types in definition.intents.map(types) {
      for (name, found) in types.enums where seen.enums.insert(name).inserted {
        outline.enums.append(SchemaOutline.Enum(found))
      }
      for (name, found) in types.objects where seen.objects.insert(name).inserted {
        outline.objects.append(SchemaOutline.ObjectType(found))
      }
    }
    return hash(of: outline)
  }

  /// What the parameters and answers of an intent refer to.
  private static func types(of intent: DefinitionSchema.Intent) -> TypeTable {
    let configuration = intent.configuration
    let answers = intent.response?.parameters.map(\.type) ?? []
    return configuration.types.reachable(from: configuration.parameters.map(\.type) + answers)
  }

  static func hash(of outline: SchemaOutline) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", version)
      OutlineJSON(isForHash: true).write(outline, to: &writer)
    }
    return Digest.text(of: writer.bytes)
  }
}
