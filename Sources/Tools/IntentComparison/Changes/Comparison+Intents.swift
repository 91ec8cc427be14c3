import IntentCompiler
import IntentSchema

/// An intent in both versions.
struct IntentPair: VersionPair {
  let old: ComparedSchema.Intent
  let new: ComparedSchema.Intent
  let parameters: Matching<ComparedSchema.Parameter>
  /// The new names of the old version's parameters.
  private let names: [String: String]
  /// The names of removed parameters that other parameters have now.
  private let replaced: Set<String>
  /// The parameters of the old version by their names.
  let oldParameters: [String: ComparedSchema.Parameter]
  /// The parameters of the new version by their names.
  let newParameters: [String: ComparedSchema.Parameter]
  /// The parameters of the old version by their tags.
  let tags: [Int: ComparedSchema.Parameter]
  typealias Child = (old: ComparedSchema.Parameter, new: ComparedSchema.Parameter)
  /// The parameters of both versions that depend on another parameter, by the new name of that parameter.
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

  /// The new name of a parameter of the old version.
  func renamed(_ name: String) -> String { names[name] ?? name }

  /// Whether a parameter was removed and another one has its name now.
  func isReplaced(_ name: String) -> Bool { names[name] == nil && replaced.contains(name) }

  /// The parameter that reads the values of a removed or renamed one, because it has that name now.
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

  /// Compares the rest of a parameter whose stored values are read as another type: its limits and its
  /// default, if both types write them the same way.
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

  /// Matches the parameters or properties of both versions.
  ///
  /// A field with the same tag, type and text ID is the same, even if another field has its name now. The
  /// rest are matched by name. A tag whose field has another type now was given to another field.
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

  /// Returns the new name of a case of an old parameter, in the parameter's new enum. Returns `nil` if the
  /// case was removed and another case has its name.
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

  /// Whether one field can hold the values of the other.
  func isLike<Field: ComparedField>(_ old: Field, _ new: Field, in folders: PairedTypes.Folders) -> Bool {
    types.isSame(old.type, new.type, in: folders) && old.isArray == new.isArray
  }
}

/// An element that is in both versions.
protocol VersionPair<Element> {
  associatedtype Element: ComparedElement
  var old: Element { get }
  var new: Element { get }
}

/// The owner of a field. It decides the words and verdicts of changes that apply to every field.
enum FieldRole {
  case parameter
  /// A property of an object type.
  case property(isStored: Bool)
  /// A value in an intent's response.
  case answer

  /// The name of the field in a sentence.
  func words(_ name: String) -> String {
    switch self {
    case .parameter: "'\(name)'"
    case .property: "the property '\(name)'"
    case .answer: "the response parameter '\(name)'"
    }
  }

  /// The verdicts on a changed tag.
  var tagVerdicts: [Audience: Verdict] {
    if case .property(isStored: false) = self { [:] } else { [.placed: .careful] }
  }

  /// The verdicts on a tag that belonged to another field. The system keeps an object's identifier and
  /// display string.
  var reusedTagVerdicts: [Audience: Verdict] {
    if case .parameter = self { [.placed: .breaking] } else { tagVerdicts }
  }

  /// The verdicts on a value that may no longer fit, or that may be read differently.
  var valueVerdicts: [Audience: Verdict] {
    switch self {
    case .parameter: [.stored: .careful, .placed: .careful]
    case .property(let isStored): isStored ? [.stored: .careful] : [:]
    case .answer: [.placed: .careful]
    }
  }
}
