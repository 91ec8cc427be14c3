import IntentSchema

@testable import IntentComparison

/// Names that another parameter or property has now.
enum Displaced {
  static func parameters(from old: ConfigurationSchema, to new: ConfigurationSchema) -> Set<String> {
    names(
      old.parameters.map { Contract.Field($0, nil, at: ElementPlace()) },
      new.parameters.map { Contract.Field($0, nil, at: ElementPlace()) }
    )
  }

  static func properties(from old: CaseMeaning.Place, to new: CaseMeaning.Place) -> Set<String> {
    func properties(_ place: CaseMeaning.Place) -> [Contract.Field] {
      guard case .object(let name) = place.type else { return [] }
      return (place.types.objects[name]?.properties ?? []).map { Contract.Field($0, at: ElementPlace()) }
    }
    return names(properties(old), properties(new))
  }

  private static func names(_ old: [Contract.Field], _ new: [Contract.Field]) -> Set<String> {
    let fields = Matching.fields(old, new)
    let moved = fields.pairs.filter { $0.old.name != $0.new.name }.map(\.old.name)
    return fields.takenOver.union(Set(moved).intersection(new.map(\.name)))
  }
}

/// What the cases of an enum mean in the new version.
struct CaseMeaning {
  typealias Place = (type: ParameterType, types: TypeTable)

  private var renames: [String: String] = [:]
  private var takenOver: Set<String> = []
  private let isFile: Bool

  init(from old: Place, to new: Place) {
    if case .file = new.type { isFile = true } else { isFile = false }
    guard case .enumeration(let before) = old.type, case .enumeration(let now) = new.type,
      let before = old.types.enums[before], let now = new.types.enums[now]
    else { return }
    func cases(_ schema: EnumSchema) -> [Contract.ValueType.Case] {
      schema.cases.map { Contract.ValueType.Case($0, at: ElementPlace()) }
    }
    let cases = Matching.cases(cases(before), cases(now))
    (renames, takenOver) = (cases.names, cases.takenOver)
  }

  /// How the new version reads a value if no case took the name of another.
  func carried(_ value: ParameterValue) -> ParameterValue {
    switch value {
    case .array(let elements): .array(elements.map(carried))
    case .enumCase(let name): .enumCase(renames[name] ?? name)
    case .url(let url): isFile ? .file(FileValue(url)) : value
    default: value
    }
  }

  /// Whether a value has a case, also in an object, whose name means another case now.
  static func isMistaken(
    _ value: ParameterValue?,
    read now: ParameterValue?,
    from old: Place,
    to new: Place
  ) -> Bool {
    switch (value, now) {
    case (.array(let elements), .array(let others)):
      return zip(elements, others).contains { isMistaken($0, read: $1, from: old, to: new) }
    case (.object(let object), .object(let other)):
      guard case .object(let oldName) = old.type, case .object(let newName) = new.type,
        let before = old.types.objects[oldName], let after = new.types.objects[newName]
      else { return false }
      return object.properties.contains { name, value in
        guard let property = before.property(named: name), let successor = after.property(named: name) else {
          return false
        }
        return isMistaken(
          value,
          read: other.properties[name],
          from: (property.type, old.types),
          to: (successor.type, new.types)
        )
      }
    case (.enumCase(let name), .enumCase(let now)) where name == now:
      let meaning = CaseMeaning(from: old, to: new)
      return meaning.takenOver.contains(name) || meaning.carried(.enumCase(name)) != .enumCase(name)
    default: return false
    }
  }
}
