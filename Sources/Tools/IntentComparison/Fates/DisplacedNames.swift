import IntentSchema

/// The names of parameters and properties that now belong to others. Stored values under such a name count
/// for the new owner.
struct DisplacedNames {
  /// The new names of the old owners; `nil` for one that was removed.
  typealias Names = [String: String?]

  private var parameters: Names = [:]
  /// By the parameter that holds the objects.
  private var properties: [String: Names] = [:]

  /// - Parameters:
  ///   - old: The schema that configurations were stored with.
  ///   - new: The schema that they are read with; `nil` if the intent was removed, so nothing counts.
  ///   - stored: The parameters to check.
  init(from old: ConfigurationSchema, to new: ConfigurationSchema?, for stored: some Sequence<String>) {
    guard let new else { return }
    parameters = Self.names(
      old.parameters.map { ComparedSchema.Parameter($0) },
      new.parameters.map { ComparedSchema.Parameter($0) }
    )
    var known: [[String]: Names] = [:]
    for name in stored {
      guard case .object(let before)? = old.parameter(named: name)?.type,
        case .object(let now)? = new.parameter(named: name)?.type
      else { continue }
      let names =
        known[[before, now]]
        ?? Self.names(Self.properties(of: before, in: old), Self.properties(of: now, in: new))
      known[[before, now]] = names
      if !names.isEmpty { properties[name] = names }
    }
  }

  private static func properties(
    of type: String,
    in schema: ConfigurationSchema
  ) -> [ComparedSchema.Property] {
    schema.types.objects[type]?.properties.map { ComparedSchema.Property($0) } ?? []
  }

  /// What happened to the parameter of a stored value, as the end of a sentence; `nil` if it still has its
  /// name.
  func fate(of parameter: String) -> String? { parameters[parameter].map(Self.words) }

  /// The first property of an object, or of an object in a list, that belongs to another now, and what
  /// happened to its old owner; `nil` if there is none.
  func property(of value: ParameterValue?, at path: String) -> (path: String, fate: String)? {
    guard let names = properties[path] else { return nil }
    func first(_ value: ParameterValue?, _ path: String) -> (path: String, fate: String)? {
      switch value {
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          if let found = first(element, "\(path)[\(index)]") { return found }
        }
        return nil
      case .object(let object):
        let name = object.properties.keys.filter(names.keys.contains).min()
        return name.flatMap { name in names[name].map { ("\(path).\(name)", Self.words($0)) } }
      default: return nil
      }
    }
    return first(value, path)
  }

  private static func words(_ heir: String?) -> String {
    heir.map { "was renamed to '\($0)'" } ?? "was removed"
  }

  private static func names<Field: ComparedField>(_ old: [Field], _ new: [Field]) -> Names {
    let fields = Comparison.fields(old, new)
    let taken = Set(new.map(\.name))
    var names: Names = [:]
    for (old, new) in fields.pairs where old.name != new.name && taken.contains(old.name) {
      names.updateValue(new.name, forKey: old.name)
    }
    for name in fields.replaced { names.updateValue(nil, forKey: name) }
    return names
  }
}
