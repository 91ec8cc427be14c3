import IntentSchema

/// The new form of a value of the old version, if it still means the same.
struct CarriedValue {
  private let renames: [String: String]
  /// The removed cases whose names other cases have.
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
    let cases = Comparison.cases(ComparedSchema.Enum(before), ComparedSchema.Enum(now))
    (renames, replaced) = (cases.names, cases.replaced)
  }

  /// Returns a case by its new name, a URL as a file if that is the new type, and any other value unchanged.
  func value(of value: ParameterValue) -> ParameterValue {
    switch value {
    case .array(let elements): .array(elements.map { self.value(of: $0) })
    case .enumCase(let name): .enumCase(renames[name] ?? name)
    case .url(let url): isFile ? .file(FileValue(url)) : value
    default: value
    }
  }

  /// Whether a value contains a removed case whose name another case has.
  func isReplaced(_ value: ParameterValue) -> Bool {
    switch value {
    case .array(let elements): elements.contains(where: isReplaced)
    case .enumCase(let name): replaced.contains(name)
    default: false
    }
  }
}
