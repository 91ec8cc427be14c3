import IntentSchema

@testable import IntentComparison

/// Says how the new version should read a stored value if no case changed its meaning.
struct CarriedValue {
  private let renames: [String: String]
  private let replaced: Set<String>
  private let isFile: Bool

  init(from old: (type: ParameterType, types: TypeTable), to new: (type: ParameterType, types: TypeTable)) {
    if case .file = new.type { isFile = true } else { isFile = false }
    guard case .enumeration(let before) = old.type, case .enumeration(let now) = new.type,
      let before = old.types.enums[before], let now = new.types.enums[now]
    else {
      renames = [:]
      replaced = []
      return
    }
    let cases = Matching.cases(ComparedSchema.Enum(before), ComparedSchema.Enum(now))
    (renames, replaced) = (cases.names, cases.replaced)
  }

  func value(of value: ParameterValue) -> ParameterValue {
    switch value {
    case .array(let elements): .array(elements.map { self.value(of: $0) })
    case .enumCase(let name): .enumCase(renames[name] ?? name)
    case .url(let url): isFile ? .file(FileValue(url)) : value
    default: value
    }
  }

  func isReplaced(_ value: ParameterValue) -> Bool {
    switch value {
    case .array(let elements): elements.contains(where: isReplaced)
    case .enumCase(let name): replaced.contains(name)
    default: false
    }
  }
}

/// Finds values with an enum case that kept its name, while the new version means another case by it.
struct MistakenCases {
  typealias Place = (type: ParameterType, types: TypeTable)

  private var known: [[String]: CarriedValue] = [:]

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

/// Finds stored names that now belong to another parameter or property.
struct DisplacedNames {
  /// `nil` if removed.
  typealias Names = [String: String?]

  private var parameters: Names = [:]
  /// By the parameter that contains the objects.
  private var properties: [String: Names] = [:]

  /// - Parameter new: `nil` if the intent was removed; then no name counts as taken.
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

  func fate(of parameter: String) -> String? { parameters[parameter].map(Self.words) }

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
    let fields = Matching.fields(old, new)
    let taken = Set(new.map(\.name))
    var names: Names = [:]
    for (old, new) in fields.pairs where old.name != new.name && taken.contains(old.name) {
      names.updateValue(new.name, forKey: old.name)
    }
    for name in fields.replaced { names.updateValue(nil, forKey: name) }
    return names
  }
}

/// Finds the first property of an object that the new version reads differently.
enum ObjectDifference {
  static func first(_ old: ParameterValue?, _ new: ParameterValue?, at path: String) -> String? {
    switch (old, new) {
    case (.array(let old), .array(let new)):
      for (index, pair) in zip(old, new).enumerated() {
        if let found = first(pair.0, pair.1, at: "\(path)[\(index)]") { return found }
      }
    case (.object(let old), .object(let new)):
      for (name, value) in old.properties.sorted(by: { $0.key < $1.key }) {
        guard let now = new.properties[name] else { continue }
        let place = "\(path).\(name)"
        if value.words != now.words {
          let (before, words) = Comparison.shortened(value.words, now.words)
          return "'\(place)' was \(before) and now reads as \(words)"
        }
        if let found = first(value, now, at: place) { return found }
      }
    default: break
    }
    return nil
  }
}
