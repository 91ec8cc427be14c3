/// What the enums, cases and object types of the old version are called in the new one.
struct RenamedTypes {
  private var enums: [String: String] = [:]
  private var objects: [String: String] = [:]
  private var cases: [String: [String: String]] = [:]

  init(_ enums: Matching<SchemaOutline.Enum>, _ objects: Matching<SchemaOutline.ObjectType>) {
    for (old, new) in enums.pairs {
      if old.name != new.name { self.enums[old.name] = new.name }
      for (oldCase, newCase) in Comparison.cases(old, new).pairs where oldCase.name != newCase.name {
        cases[old.name, default: [:]][oldCase.name] = newCase.name
      }
    }
    for (old, new) in objects.pairs where old.name != new.name { self.objects[old.name] = new.name }
  }

  /// A type of the old version as the new one calls it.
  func renamed(_ type: OutlineType) -> String? {
    guard let name = type.name else { return nil }
    return type.enumName != nil ? enums[name] ?? name : type.objectName != nil ? objects[name] ?? name : name
  }

  /// A case of an enum of the old version as the new one calls it.
  func renamed(_ enumCase: String, of enumeration: String) -> String {
    cases[enumeration]?[enumCase] ?? enumCase
  }
}
