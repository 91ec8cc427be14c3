import IntentCompiler
import IntentSchema

/// The names under which stored values count for other parameters or properties than they did, because others have
/// these names now.
struct DisplacedNames {
  /// What those are called now that had the names; `nil` for one that is gone.
  typealias Names = [String: String?]

  private var parameters: Names = [:]
  /// By the parameter that holds the objects.
  private var properties: [String: Names] = [:]

  /// - Parameters:
  ///   - old: What configurations were made with.
  ///   - new: What they are read with; `nil` where that is gone, and then nothing counts.
  ///   - stored: The parameters that are looked at.
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

  /// What has become of the parameter that a stored value was for, as a sentence goes on; `nil` where it still is.
  func fate(of parameter: String) -> String? { parameters[parameter].map(Self.words) }

  /// The first property of an object, or of one in a list, that counts for another, and what has become of the one
  /// that it was for; `nil` where there is none.
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

  private static func words(_ heir: String?) -> String { heir.map { "is called '\($0)' now" } ?? "is gone" }

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
