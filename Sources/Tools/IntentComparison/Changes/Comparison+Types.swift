import IntentSchema

/// An enum in both versions.
struct EnumPair: VersionPair {
  let old: ComparedSchema.Enum
  let new: ComparedSchema.Enum
  let cases: Matching<ComparedSchema.Case>
  /// The cases of the new version by their indices.
  let indices: [Int: ComparedSchema.Case]
  /// The names of the new version's cases.
  let newNames: Set<String>
  /// The removed cases by their indices.
  let removedIndices: [Int: ComparedSchema.Case]
  /// Whether the system stores its indices, in placed widgets and shortcuts.
  let isPlaced: Bool
  /// Whether stored configurations contain its cases.
  let isStored: Bool

  /// The verdict on stored values of a removed case. A value in a property of an object is kept aside.
  var storedLoss: Verdict { isPlaced ? .breaking : isStored ? .careful : .safe }
}

/// An object type in both versions.
struct ObjectPair: VersionPair {
  let old: ComparedSchema.ObjectType
  let new: ComparedSchema.ObjectType
  /// Whether stored configurations contain its objects.
  let isStored: Bool
  /// The folders of its modules.
  var folders: PairedTypes.Folders { (old.folder, new.folder) }
  /// The properties of the new version by their names.
  let newProperties: [String: ComparedSchema.Property]

  init(old: ComparedSchema.ObjectType, new: ComparedSchema.ObjectType, isStored: Bool) {
    self.old = old
    self.new = new
    self.isStored = isStored
    newProperties = Dictionary(firsts: new.properties.lazy.map { ($0.name, $0) })
  }
}

extension Comparison {
  /// Matches the cases of both versions. A case with the same index and text ID is the same, even if another
  /// case has its name now. The rest are matched by name, then by index and text.
  static func cases(_ old: ComparedSchema.Enum, _ new: ComparedSchema.Enum) -> Matching<ComparedSchema.Case> {
    func label(_ enumCase: ComparedSchema.Case) -> LocalizedText? {
      let title = enumCase.meaning.title
      return title.key == nil && title.text.isEmpty ? nil : title
    }
    return Matching(
      old.cases,
      new.cases,
      by: [
        { enumCase in label(enumCase)?.key.map { "\(enumCase.index) \($0)" } }, { $0.name },
        { enumCase in label(enumCase).map { "\(enumCase.index) \($0.text)" } },
      ]
    )
  }

  private static func indices(of cases: [ComparedSchema.Case]) -> [Int: ComparedSchema.Case] {
    Dictionary(firsts: cases.lazy.map { ($0.index, $0) })
  }

  mutating func compare(_ enums: Matching<ComparedSchema.Enum>) {
    for (old, new) in enums.pairs {
      begin(.enum, new)
      let cases = Self.cases(old, new)
      let pair = EnumPair(
        old: old,
        new: new,
        cases: cases,
        indices: Self.indices(of: new.cases),
        newNames: Set(new.cases.map(\.name)),
        removedIndices: Self.indices(of: cases.removed),
        isPlaced: usedTypes.parameterEnums.contains(old.key),
        isStored: usedTypes.storedEnums.contains(old.key)
      )
      checkName(pair)
      checkSwiftName(old, new, old.className ?? old.name, new.className ?? new.name)
      checkSpelling(old, new, classes: (old.className ?? "", new.className ?? ""))
      checkTable(old, new)
      compareTexts(old, new)
      for (old, new) in pair.cases.pairs {
        checkName(old, new, of: pair)
        checkSwiftName(old, new, old.name, new.name)
        checkSpelling(old, new)
        checkIndex(old, new, of: pair)
        compareTexts(old, new)
      }
      for old in pair.cases.removed { checkRemoved(old, of: pair) }
      for new in pair.cases.added { checkAdded(new, to: pair) }
    }
    for old in enums.removed {
      begin(.enum, old, isGone: true)
      checkRemoved(old)
    }
    for new in enums.added {
      begin(.enum, new)
      checkAdded(new)
    }
  }

  mutating func compare(_ objects: Matching<ComparedSchema.ObjectType>) {
    for (old, new) in objects.pairs {
      begin(.type, new)
      let pair = ObjectPair(old: old, new: new, isStored: usedTypes.storedObjects.contains(old.key))
      checkName(pair)
      checkSwiftName(old, new, old.className ?? old.name, new.className ?? new.name)
      checkSpelling(old, new, classes: (old.className ?? "", new.className ?? ""))
      checkTable(old, new)
      compareTexts(old, new)
      compareProperties(of: pair)
    }
    for old in objects.removed {
      begin(.type, old, isGone: true)
      checkRemoved(old)
    }
    for new in objects.added {
      begin(.type, new)
      checkAdded(new)
    }
  }

  private mutating func compareProperties(of pair: ObjectPair) {
    let properties = Self.fields(pair.old.properties, pair.new.properties)
    let role = FieldRole.property(isStored: pair.isStored)
    let owners = Self.owners(of: pair.old.properties)
    for (old, new) in properties.pairs {
      checkName(old, new, of: pair)
      checkSwiftName(old, new, old.name, new.name)
      checkSpelling(old, new)
      checkTag(old, new, role, owners: owners)
      if checkType(old, new, of: pair) {
        checkUnit(old, new, role)
        checkValues(old, new, role)
      }
      compareTexts(old, new)
    }
    for old in properties.removed { checkRemoved(old, of: pair) }
    for new in properties.added {
      checkAdded(new, to: pair)
      checkReusedTag(new, role, owners: owners)
    }
  }
}
