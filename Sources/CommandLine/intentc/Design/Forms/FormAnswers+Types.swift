import GeneratedDesign
import IntentCompiler
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentFixes

/// The answers about an element with a type: a parameter, a property, or a parameter of a response.
protocol TypedAnswers: FormAnswers {
  var type: FormType { get set }
  var enumName: String? { get set }
  var objectName: String? { get set }
  var list: Bool { get set }
}

extension TypedAnswers {
  mutating func readType(of element: FormElement) {
    guard let found = element.tree.type(of: element.place) else { return }
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
  /// The format's type with the same name. `nil` for an enum: the format has no separate type for enums.
  var format: FormatType? { FormatType.allCases.first { "\($0)" == "\(self)" } }
}

extension String? {
  /// `nil` for a blank text.
  var given: String? { flatMap { $0.isBlank ? nil : $0 } }
}

extension FieldFormConfiguration: TypedAnswers {
  init(_ element: FormElement) {
    let title = element.place.kind.fieldOwner.flatMap { element.text(.field($0, .displayName)) }
    self.init(title: title, name: element.place.name)
    readType(of: element)
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] {
    kind.fieldOwner.map { [.field($0, .displayName): .text(title)] } ?? [:]
  }
}

extension ParameterFormConfiguration: TypedAnswers {
  init(_ element: FormElement) {
    self.init(
      title: element.text(.field(.parameter, .displayName)),
      name: element.place.name,
      sizes: element.texts(.parameter(.arraySizes)),
      minimum: element.bound(.minimumValue),
      maximum: element.bound(.maximumValue),
      trueTitle: element.text(.metadata(.parameter, .trueDisplayName)),
      falseTitle: element.text(.metadata(.parameter, .falseDisplayName)),
      placeholder: element.text(.metadata(.parameter, .placeholder)),
      multiline: element.flag(.metadata(.parameter, .multiline)),
      configurable: element.flag(.parameter(.configurable))
    )
    readType(of: element)
    let options = element.flag(.parameter(.supportsDynamicEnumeration))
    let search = element.flag(.parameter(.supportsSearch))
    if type == .object {
      (objectOptions, objectSearch) = (options, search)
    } else {
      (self.options, self.search) = (options, search)
    }
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
    let relationship = element.tree[element.place]?[.parameter(.relationship)]
    if let rule = relationship.flatMap(DesignRule.init) {
      (parent, operands) = (rule.parent, rule.operands)
      condition = FormComparison.allCases.first { $0.comparison == rule.comparison } ?? condition
    }
  }

  func values(of kind: ElementKind) -> [DefinitionKey: FormValue] {
    // Objects only get choices from code. So their rows for choices are separate, and start turned on.
    let isObject = type == .object
    return [
      .field(.parameter, .displayName): .text(title),
      .metadata(.parameter, .trueDisplayName): .text(trueTitle),
      .metadata(.parameter, .falseDisplayName): .text(falseTitle),
      .metadata(.parameter, .placeholder): .text(placeholder),
      .metadata(.parameter, .multiline): .flag(multiline),
      .parameter(.supportsDynamicEnumeration): .flag(isObject ? objectOptions : options),
      .parameter(.supportsSearch): .flag(isObject ? objectSearch : search),
      .parameter(.configurable): .flag(configurable),
    ]
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
