import IntentCompiler
import IntentSchema

/// What a value of the old version is called in the new one, where it is the same.
struct CarriedValue {
  private let renames: [String: String]
  /// The cases that are gone and whose names others have.
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

  /// A case by its new name, a URL as the file that it is read as, and everything else as it is.
  func value(of value: ParameterValue) -> ParameterValue {
    switch value {
    case .array(let elements): .array(elements.map { self.value(of: $0) })
    case .enumCase(let name): .enumCase(renames[name] ?? name)
    case .url(let url): isFile ? .file(FileValue(url)) : value
    default: value
    }
  }

  /// Whether a case in a value is gone, though there is one of its name.
  func isReplaced(_ value: ParameterValue) -> Bool {
    switch value {
    case .array(let elements): elements.contains(where: isReplaced)
    case .enumCase(let name): replaced.contains(name)
    default: false
    }
  }
}
