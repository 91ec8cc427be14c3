import IntentCompiler

/// An intent in both versions.
struct IntentPair: VersionPair {
  let old: ComparedSchema.Intent
  let new: ComparedSchema.Intent
  let parameters: Matching<ComparedSchema.Parameter>
  /// What the parameters of the old version are called in the new one.
  private let names: [String: String]
  /// The names of those that are gone which others have now.
  private let replaced: Set<String>
  /// The parameters of the old version by their names.
  let oldParameters: [String: ComparedSchema.Parameter]
  /// The parameters of the new version by their names.
  let newParameters: [String: ComparedSchema.Parameter]
  /// The parameters of the old version by their tags.
  let tags: [Int: ComparedSchema.Parameter]
  typealias Child = (old: ComparedSchema.Parameter, new: ComparedSchema.Parameter)
  /// The parameters of both versions that show by another one, by the name of that in the new version.
  let children: [String: [Child]]

  init(_ old: ComparedSchema.Intent, _ new: ComparedSchema.Intent) {
    self.old = old
    self.new = new
    parameters = Comparison.fields(old.parameters, new.parameters)
    (names, replaced) = (parameters.names, parameters.replaced)
    oldParameters = Dictionary(firsts: old.parameters.lazy.map { ($0.name, $0) })
    newParameters = Dictionary(firsts: new.parameters.lazy.map { ($0.name, $0) })
    tags = Comparison.owners(of: old.parameters)
    children = Dictionary(grouping: parameters.pairs.filter { $0.new.visibility != nil }) {
      $0.new.visibility?.parent ?? ""
    }
  }

  /// The folders of its modules.
  var folders: PairedTypes.Folders { (old.folder, new.folder) }

  /// A parameter of the old version as the new one calls it.
  func renamed(_ name: String) -> String { names[name] ?? name }

  /// Whether a parameter of the old version is gone, and another one has its name.
  func isReplaced(_ name: String) -> Bool { names[name] == nil && replaced.contains(name) }

  /// What reads the values of a parameter that is gone or called otherwise: another one that has its name now.
  func heir(of parameter: ComparedSchema.Parameter) -> ComparedSchema.Parameter? {
    newParameters[parameter.name]
  }
}

/// A parameter in both versions.
struct ParameterPair: VersionPair {
  let intent: IntentPair
  let old: ComparedSchema.Parameter
  let new: ComparedSchema.Parameter

  var name: String { new.name }
}

extension Comparison {
  mutating func compare(_ intents: Matching<ComparedSchema.Intent>, _ pairs: [IntentPair]) {
    for pair in pairs {
      begin(.intent, pair.new)
      compare(pair)
    }
    for old in intents.removed {
      begin(.intent, old, isGone: true)
      checkRemoved(old)
    }
    for new in intents.added {
      begin(.intent, new)
      checkAdded(new)
    }
  }

  private mutating func compare(_ intent: IntentPair) {
    checkName(intent)
    checkClassName(intent)
    checkSwiftName(intent.old, intent.new, intent.old.definedName, intent.new.definedName)
    checkSpelling(
      intent.old,
      intent.new,
      classes: (intent.old.className, intent.new.className),
      placed: .breaking
    )
    checkPresentation(intent)
    checkTable(intent.old, intent.new)
    checkWidgets(intent)
    checkShortcuts(intent)
    checkAvailability(intent)
    checkKeyParameter(intent)
    checkInput(intent)
    checkCombinations(intent)
    compareTexts(intent.old, intent.new)
    for (old, new) in intent.parameters.pairs {
      compare(ParameterPair(intent: intent, old: old, new: new))
    }
    for old in intent.parameters.removed { checkRemoved(old, of: intent) }
    for new in intent.parameters.added {
      checkAdded(new, to: intent)
      checkReusedTag(new, .parameter, owners: intent.tags)
    }
    compareResponses(intent)
  }

  private mutating func compare(_ parameter: ParameterPair) {
    checkName(parameter)
    checkSwiftName(parameter.old, parameter.new, parameter.old.name, parameter.new.name)
    checkSpelling(parameter.old, parameter.new, placed: .breaking)
    let reading = checkType(parameter)
    checkMultipleValues(parameter)
    checkTag(parameter.old, parameter.new, .parameter, owners: parameter.intent.tags)
    checkCondition(parameter)
    checkSizes(parameter)
    checkOptions(parameter)
    checkConfigurable(parameter)
    compareTexts(parameter.old, parameter.new)
    guard reading == .same else { return reading == .other ? compareRetyped(parameter) : () }
    checkUnit(parameter.old, parameter.new, .parameter)
    checkValues(parameter.old, parameter.new, .parameter)
    checkDefault(parameter)
    checkPresentation(parameter)
  }

  /// Compares what is left of a parameter whose stored values are read as another type now: what it takes and begins
  /// with, where both types say it in the same words.
  private mutating func compareRetyped(_ parameter: ParameterPair) {
    let (old, new) = (parameter.old, parameter.new)
    let kinds = [old.type.kind, new.type.kind]
    if Set(["integer", "decimal"]).isSuperset(of: kinds) {
      checkValues(old, new, .parameter)
      checkDefault(parameter)
    } else if Set(["string", "speakableString"]).isSuperset(of: kinds)
      || old.type.enumName != nil && new.type.enumName != nil
    {
      checkDefault(parameter)
    } else if !old.isArray, !new.isArray, (old.defaultValue == nil) != (new.defaultValue == nil) {
      reportOptionality(parameter)
    }
  }

  private mutating func compareResponses(_ intent: IntentPair) {
    let answers = Self.fields(intent.old.answers, intent.new.answers)
    checkResponse(intent, answers)
    let owners = Self.owners(of: intent.old.answers)
    for (old, new) in answers.pairs {
      checkSpelling(old, new, placed: .careful, isInSwift: false)
      checkTag(old, new, .answer, owners: owners)
      if types.isSame(old.type, new.type, in: intent.folders) { checkUnit(old, new, .answer) }
      compareTexts(old, new)
    }
    for new in answers.added { checkReusedTag(new, .answer, owners: owners) }
  }

  /// Which parameters or properties are the same in both versions.
  ///
  /// One that keeps its tag, its type and the ID of its text is the same, whatever has its name now. Otherwise those
  /// of one name are; a tag that another type has now was given to something else.
  static func fields<Field: ComparedField>(_ old: [Field], _ new: [Field]) -> Matching<Field> {
    func identity(_ field: Field) -> String? {
      guard field.tag != 0, let id = field.title.key else { return nil }
      return "\(field.tag) \(field.type.kind) \(CanonicalType(field.type).name ?? "") \(field.isArray) \(id)"
    }
    return Matching(
      old,
      new,
      by: [
        identity, { $0.name }, { $0.tag == 0 ? nil : "\($0.tag) \($0.type.kind) \($0.isArray)" },
        { $0.title.key },
      ]
    )
  }

  /// A case of a parameter of the old version as the enum that it has in the new one calls it; `nil` where it is
  /// gone and another has its name.
  mutating func renamed(
    _ enumCase: String,
    of parameter: ComparedSchema.Parameter,
    to new: ComparedSchema.Parameter?,
    in intent: IntentPair
  ) -> String? {
    guard let new,
      let likeness = copies.likeness(of: new.type, to: parameter.type, in: intent.folders)
    else {
      return enumCase
    }
    return likeness.renamed(enumCase)
  }

  /// Whether the values of one field are such as another takes.
  func isLike<Field: ComparedField>(_ old: Field, _ new: Field, in folders: PairedTypes.Folders) -> Bool {
    types.isSame(old.type, new.type, in: folders) && old.isArray == new.isArray
  }
}
