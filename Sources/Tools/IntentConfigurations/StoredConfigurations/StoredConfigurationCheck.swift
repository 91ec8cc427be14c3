import IntentChecking
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation
import IntentRuntime
import IntentText

/// Compares a stored configuration with a definition.
package struct StoredConfigurationCheck {
  private let schema: ConfigurationSchema
  private let configuration: ConfigurationFile
  /// The configuration's values, converted once, because a file can have as many problems as values.
  private let plain: PlainValue
  private var ranges: ConfigurationRanges
  private var diagnostics: [Diagnostic] = []

  /// Returns problems in file order. A value that decoding drops is an error; a suspect value that decoding
  /// keeps is a warning.
  package static func check(
    _ configuration: ConfigurationFile,
    against schema: ConfigurationSchema,
    for family: ConfigurationFamily?
  ) -> [Diagnostic] {
    guard let plain = configuration.plain else { return configuration.diagnostics }
    var ranges = ConfigurationRanges(configuration)
    guard let values = schema.read(plain), case .object(let fields) = plain else {
      let message = "a configuration of '\(schema.name)' must be an object of its parameters' values"
      let location = SourceLocation(
        file: configuration.source.path,
        range: ranges.ranges(of: ValuePath([])).value
      )
      return configuration.diagnostics + [Diagnostic(.notAConfiguration, message, at: location)]
    }
    var check = StoredConfigurationCheck(
      schema: schema,
      configuration: configuration,
      plain: plain,
      ranges: ranges
    )
    // A missing value is not a problem, even if the definition's default is.
    let issues = schema.issues(in: values, for: family).filter { issue in
      issue.path.parameter.map { fields[schema.storedName(of: $0, in: fields)] ?? .null } != .null
    }
    for issue in issues { check.report(issue) }
    check.reportHidden(fields, values, besides: issues)
    let found = configuration.diagnostics + check.diagnostics
    return found.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  private init(
    schema: ConfigurationSchema,
    configuration: ConfigurationFile,
    plain: PlainValue,
    ranges: ConfigurationRanges
  ) {
    self.schema = schema
    self.configuration = configuration
    self.plain = plain
    self.ranges = ranges
  }

  private mutating func report(_ issue: ParameterValueError) {
    let found = ranges.ranges(of: storedPath(of: issue.path))
    let range = issue.kind == .unknownName ? found.name ?? found.value : found.value
    var message = issue.description
    var fix: Diagnostic.Fix?
    if let meant = meant(by: issue) {
      if issue.kind == .unknownName { message = "unknown '\(issue.path)'" }
      message += "; did you mean '\(meant)'?"
      fix = range.map { replacement(of: issue, with: meant, at: $0) }
    }
    report(issue.rule, message, at: range, issue.path, fix: fix)
  }

  /// Skips values with other problems, and values that may be hidden because their parent is unreadable.
  private mutating func reportHidden(
    _ fields: [String: PlainValue],
    _ values: ConfigurationValues,
    besides issues: [ParameterValueError]
  ) {
    guard case .object(let written) = schema.write(values) else { return }
    let visibilities = schema.visibilities(in: values)
    let reported = Set(issues.compactMap(\.path.steps.first))
    for parameter in schema.parameters where !reported.contains(.name(parameter.name)) {
      let stored = schema.storedName(of: parameter, in: fields)
      guard let value = fields[stored], value != .null, written[parameter.name] == nil else {
        continue
      }
      let visibility = visibilities[parameter.name] ?? .visible
      guard let reason = schema.explanation(of: visibility, for: parameter.name) else { continue }
      let path = ValuePath([.name(parameter.name)])
      let found = ranges.ranges(of: [.name(stored)])
      report(.hiddenValue, "\(reason), so its value reads as absent", at: found.name ?? found.value, path)
    }
  }

  private mutating func report(
    _ rule: Rule,
    _ message: String,
    at range: Range<Int>?,
    _ path: ValuePath,
    fix: Diagnostic.Fix? = nil
  ) {
    let location = SourceLocation(file: configuration.source.path, range: range)
    let intent = ElementPath(.intent, [schema.name])
    let element = path.parameter.map { intent.part(.parameter, $0) } ?? intent
    let full = DefinitionPath(element, keys: path, areKeysSaid: true)
    diagnostics.append(Diagnostic(rule, message, at: location, path: full, fix: fix))
  }

  /// The path in the file, which can still contain earlier names.
  private func storedPath(of path: ValuePath) -> ValuePath {
    var value: PlainValue? = plain
    var object: ObjectSchema?
    var result = ValuePath()
    for (depth, step) in path.steps.enumerated() {
      switch (step, value) {
      case (.name(let name), .object(let fields)):
        let parameter = depth == 0 ? schema.parameter(named: name) : nil
        let property = object?.property(named: name)
        let stored =
          parameter.map { schema.storedName(of: $0, in: fields) }
          ?? property.flatMap { object?.storedName(of: $0, in: fields) } ?? name
        value = fields[stored]
        object =
          if case .object(let type)? = parameter?.type ?? property?.type { schema.types.objects[type] } else {
            nil
          }
        result = result.appending(.name(stored))
      case (.index(let index), .array(let elements)):
        value = elements.indices.contains(index) ? elements[index] : nil
        result = result.appending(step)
      default:
        result = result.appending(step)
      }
    }
    return result
  }

  private mutating func meant(by issue: ParameterValueError) -> String? {
    switch (issue.kind, issue.plain, issue.path.steps.last) {
    case (.unknownName, _, .name(let name)): Suggestions.nearest(to: name, among: issue.alternatives)
    case (_, .string(let text), _): Suggestions.nearest(to: text, among: issue.alternatives)
    default: nil
    }
  }

  private func replacement(
    of issue: ParameterValueError,
    with name: String,
    at range: Range<Int>
  ) -> Diagnostic.Fix {
    let text = configuration.isJSON ? JSONLayout().string(name) : XMLText.escaped(name)
    let words = issue.kind == .unknownName ? "write '\(name)' for the name" : "write '\(name)'"
    return Diagnostic.Fix(words, replacing: range, with: text, isSaid: true)
  }
}

extension ConfigurationSchema {
  fileprivate func storedName(of parameter: String, in fields: [String: PlainValue]) -> String {
    self.parameter(named: parameter).map { storedName(of: $0, in: fields) } ?? parameter
  }
}

extension Diagnostic {
  fileprivate var start: Int { location?.range?.lowerBound ?? -1 }
}

extension ValuePath {
  fileprivate var words: [String] {
    var words: [String] = []
    for step in steps {
      switch step {
      case .name(let name): words.append(name)
      case .index(let index): words.append((words.popLast() ?? "") + "[\(index)]")
      }
    }
    return words
  }
}

extension ParameterValueError {
  fileprivate var rule: Rule {
    switch kind {
    case .unknownName: .unknownStoredName
    case .unknownCase: .unknownStoredCase
    case .missingValue: .missingField
    case .tooManyElements: .tooManyElements
    case .outOfBounds: .storedValueOutOfBounds
    case .wrongType: .unreadableValue
    case .wrongUnit, .wrongCurrency, .invalidURL, .invalidTypeIdentifier, .invalidDate:
      // `plain` is `nil` if the value is readable.
      plain == nil ? .doubtfulValue : .unreadableValue
    }
  }
}

extension Rule {
  static let configurationTooLarge = Rule(
    "configuration-too-large",
    .error,
    "A stored configuration is too large",
    on: .other
  )
  static let notAConfiguration = Rule(
    "not-a-configuration",
    .error,
    "A stored configuration is empty, or is not an object",
    on: .other
  )
  static let unreadableValue = Rule(
    "unreadable-value",
    .error,
    "A stored value does not match its parameter's type",
    on: .other,
    isFixed: false
  )
  static let unknownStoredCase = Rule(
    "unknown-case",
    .error,
    "A stored value names a case that its enum does not have",
    on: .other,
    isFixed: false
  )
  static let missingField = Rule(
    "missing-field",
    .error,
    "A stored object lacks a required field",
    on: .other,
    isFixed: false
  )
  package static let unknownStoredName = Rule(
    "unknown-name",
    .warning,
    "A stored configuration has a value for a parameter or property that does not exist",
    on: .other
  )
  static let storedValueOutOfBounds = Rule(
    "value-out-of-bounds",
    .warning,
    "A stored value is below its parameter's minimum or above its maximum",
    on: .other
  )
  static let tooManyElements = Rule(
    "too-many-elements",
    .warning,
    "A stored array has more elements than the widget size shows",
    on: .other
  )
  static let doubtfulValue = Rule(
    "doubtful-value",
    .warning,
    "A stored value can be read but is probably not usable",
    on: .other
  )
  static let hiddenValue = Rule(
    "hidden-value",
    .lint,
    "A stored configuration has a value for a hidden parameter",
    on: .other
  )

  package static let configurationRules: [Rule] = [
    .configurationTooLarge, .notAConfiguration, .unreadableValue, .unknownStoredCase, .missingField,
    .unknownStoredName, .storedValueOutOfBounds, .tooManyElements, .doubtfulValue, .hiddenValue,
  ]
}
