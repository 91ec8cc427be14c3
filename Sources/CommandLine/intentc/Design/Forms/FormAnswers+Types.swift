import GeneratedDesign
import IntentCompiler
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentEditor
import IntentFixes

/// The answers about an element with a type: a parameter, a property, or a parameter of a response.
protocol TypedAnswers: FormAnswers {
  var type: FormType { get set }
  var enumName: String? { get set }
  var objectName: String? { get set }
  var list: Bool { get set }
}

extension TypedAnswers {
  mutating func readRest(of element: FormElement) { readType(of: element) }

  mutating func readType(of element: FormElement) {
    guard let found = element.tree.type(of: element.path) else { return }
    list = found.isList
    let text = DesignType(base: found.base, isList: false).text(in: element.tree)
    switch found.base {
    case .plain(let format): type = FormType.allCases.first { $0.format == format } ?? .string
    case .enumeration: (type, enumName) = (.choice, String(text.dropFirst("enum:".count)))
    case .object(nil, _): type = .object
    case .object: (type, objectName) = (.object, String(text.dropFirst("object:".count)))
    case .choice: type = .choice
    case .unknown: break
    }
  }

  func typeText() throws -> String? {
    let text: String
    switch type {
    case .choice:
      guard let chosen = enumName.given else {
        throw DesignProblem("choose an enum, or type the cases of a new one, such as red|green")
      }
      text = chosen.contains("|") ? chosen : "enum:\(chosen)"
    case .object: text = objectName.given.map { "object:\($0)" } ?? FormatType.object.rawValue
    default: text = type.format?.rawValue ?? ""
    }
    return list ? "[\(text)]" : text
  }
}

extension FormType {
  /// `nil` for an enum: the format has no separate type for enums.
  var format: FormatType? {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .integer: .integer
    case .decimal: .decimal
    case .choice: nil
    case .object: .object
    case .date: .date
    case .dateComponents: .dateComponents
    case .timeInterval: .timeInterval
    case .url: .url
    case .person: .person
    case .placemark: .placemark
    case .file: .file
    case .currencyAmount: .currencyAmount
    case .paymentMethod: .paymentMethod
    case .speakableString: .speakableString
    case .temperature: .temperature
    case .distance: .distance
    case .length: .length
    case .mass: .mass
    case .speed: .speed
    case .energy: .energy
    case .volume: .volume
    }
  }
}

extension String? {
  /// `nil` for a blank text.
  var given: String? { flatMap { $0.isBlank ? nil : $0 } }
}

extension FieldFormConfiguration: TypedAnswers {
  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    guard let owner = kind.fieldOwner else { return [:] }
    return [.field(owner, .name): .name(\.name), .field(owner, .displayName): .text(\.title)]
  }

  static func rules(in tree: DesignTree) -> [PartialKeyPath<Self>: EditorTextRule] {
    [\.enumName: .enumName(in: tree), \.objectName: .typeName]
  }
}

extension ParameterFormConfiguration: TypedAnswers {
  /// Objects only get choices from code. So their rows for choices are separate, and start turned on.
  private var hasOptions: Bool {
    get { type == .object ? objectOptions : options }
    set { if type == .object { objectOptions = newValue } else { options = newValue } }
  }

  private var hasSearch: Bool {
    get { type == .object ? objectSearch : search }
    set { if type == .object { objectSearch = newValue } else { search = newValue } }
  }

  static func rows(of kind: ElementKind) -> [DefinitionKey: FormRow<Self>] {
    [
      .field(.parameter, .name): .name(\.name), .field(.parameter, .displayName): .text(\.title),
      .metadata(.parameter, .trueDisplayName): .text(\.trueTitle),
      .metadata(.parameter, .falseDisplayName): .text(\.falseTitle),
      .metadata(.parameter, .placeholder): .text(\.placeholder),
      .metadata(.parameter, .multiline): .flag(\.multiline),
      .parameter(.supportsDynamicEnumeration): .flag(\.hasOptions),
      .parameter(.supportsSearch): .flag(\.hasSearch), .parameter(.configurable): .flag(\.configurable),
    ]
  }

  static func rules(in tree: DesignTree) -> [PartialKeyPath<Self>: EditorTextRule] {
    [
      \.sizes: .size, \.enumName: .enumName(in: tree), \.objectName: .typeName, \.minimum: .bound,
      \.maximum: .bound, \.defaultNumber: .number,
    ]
  }

  mutating func readRest(of element: FormElement) {
    readType(of: element)
    sizes = element.texts(.parameter(.arraySizes))
    (minimum, maximum) = (element.bound(.minimumValue), element.bound(.maximumValue))
    let value = element.text(.metadata(.parameter, .defaultValue))
    switch type {
    case .boolean: defaultOn = value == "yes"
    case .choice: defaultCase = value
    case .string: defaultText = value
    default: defaultNumber = value
    }
    if let kind = element.text(.metadata(.parameter, .type))?.lowercased() {
      control = FormControl.allCases.first { $0.kind.lowercased() == kind } ?? control
    }
    let relationship = element.tree[element.path]?[.parameter(.relationship)]
    if let rule = relationship.flatMap(DesignRule.init) {
      (parent, operands) = (rule.parent, rule.operands)
      condition = FormComparison.allCases.first { $0.comparison == rule.comparison } ?? condition
    }
  }

  func writeRest(to writer: inout FormWriter) throws { try writer.write(self) }
}

extension FormControl {
  /// The name in files.
  var kind: String {
    switch self {
    case .field: "Field"
    case .stepper: "Stepper"
    case .slider: "Slider"
    }
  }
}

extension FormComparison {
  var comparison: DesignRule.Comparison {
    switch self {
    case .hasAnyValue: .hasAnyValue
    case .isEqual: .isEqual
    case .isNotEqual: .isNotEqual
    case .isLess: .isLess
    case .isLessOrEqual: .isLessOrEqual
    case .isGreater: .isGreater
    case .isGreaterOrEqual: .isGreaterOrEqual
    case .isWithin: .isWithin
    case .contains: .contains
    case .doesNotContain: .doesNotContain
    }
  }
}
