import IntentChecking
import IntentOptions
import IntentPlatform
import IntentRuntime
import IntentSchema

/// Writes and reads the text that people type for a value. Types without their own syntax use JSON, as in a
/// configuration file.
enum ValueText {
  static func shown(_ value: ParameterValue, as type: ParameterType, in types: TypeTable) -> String {
    switch (type, value) {
    case (_, .array(let elements)):
      elements.map { shown($0, as: type, in: types) }.joined(separator: ", ")
    case (.boolean(let settings), .boolean(let flag)): settings.word(for: flag)
    case (_, .object(let object)): object.displayString
    case (.file, .file(let file)): FileText.text(of: file)
    case (.enumeration, _), (.string, _), (.speakableString, _): types.displayString(of: value, as: type)
    default: short(value, as: type) ?? value.displayString
    }
  }

  static func text(of value: ParameterValue, as type: ParameterType, in types: TypeTable) -> String {
    let text = short(value, as: type) ?? shown(value, as: type, in: types)
    if let meant = try? self.value(of: text, as: type, in: types, checksBounds: false), meant == value {
      return text
    }
    return (try? PlainValue(value).json()).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private static func short(_ value: ParameterValue, as type: ParameterType) -> String? {
    switch (type, value) {
    case (.duration(let settings), .duration(let length)): TypedDuration.text(of: length, settings)
    case (.dateComponents, .dateComponents): value.words
    case (.file, .file(let file)): FileText.text(of: file)
    case (.object, .object(let object)), (.untypedObject, .object(let object)): ObjectText.text(of: object)
    default: nil
    }
  }

  /// - Throws: `ParameterValueError` with the valid alternatives.
  static func value(
    of text: String,
    as type: ParameterType,
    in types: TypeTable,
    checksBounds: Bool = true
  ) throws(ParameterValueError) -> ParameterValue {
    let value = try types.accept(meaning(of: text, as: type, in: types), as: type)
    if checksBounds, var issue = types.issues(in: value, as: type).first {
      // The error quotes the text, not the URL made from it.
      if case .url = type { (issue.value, issue.plain) = (nil, .string(text)) }
      throw issue
    }
    return value
  }

  private static func meaning(
    of text: String,
    as type: ParameterType,
    in types: TypeTable
  ) throws(ParameterValueError) -> ParameterValue {
    if case .string = type { return .string(text) }
    let text = String(text.trimming(while: \.isWhitespace))
    if text.hasPrefix("{"), let value = json(text, as: type, in: types) { return value }
    let found: ParameterValue? =
      switch type {
      case .boolean(let settings): settings.flag(for: text).map { .boolean($0) }
      case .integer, .systemEnumeration: NumberText.integer(text).map { .integer($0) }
      case .decimal: NumberText.decimal(text).map { .decimal($0) }
      case .duration(let settings): TypedDuration.duration(from: text, settings).map { .duration($0) }
      case .measurement(let settings):
        MeasurementText.measurement(from: text, settings).map { .measurement($0) }
      case .currencyAmount(let settings):
        CurrencyText.amount(from: text, settings).map { .currencyAmount($0) }
      case .dateComponents(let settings):
        DateComponentsText.components(from: text, settings).map { .dateComponents($0) }
      case .person: text.isEmpty ? nil : .person(PersonValue(text))
      case .placemark: text.isEmpty ? nil : .placemark(PlacemarkValue(text))
      case .paymentMethod: text.isEmpty ? nil : .paymentMethod(PaymentMethodValue(.unknown, name: text))
      case .file: FileText.file(from: text).map { .file($0) }
      case .speakableString: text.isEmpty ? nil : .speakableString(SpeakableStringValue(text))
      case .object, .untypedObject: ObjectText.object(from: text).map { .object($0) }
      case .enumeration(let name): try EnumText(name, in: types).value(of: text)
      case .string, .date, .url: nil
      }
    if let found { return found }
    switch type {
    // These types also accept the syntax of configuration files, which for numbers allows forms that people
    // don't type.
    case .date:
      if let issue = types.issues(reading: .string(text), as: type).first { throw issue }
      fallthrough
    case .duration, .url: if let value = types.read(.string(text), as: type).value { return value }
    default: break
    }
    throw ParameterValueError(
      .wrongType,
      value: nil,
      plain: .string(text),
      expected: type.valueWords + (example(of: type).map { " such as \($0)" } ?? "")
    )
  }

  private static func json(_ text: String, as type: ParameterType, in types: TypeTable) -> ParameterValue? {
    guard let plain = try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8)) else { return nil }
    return types.read(plain, as: type).value
  }

  static func hint(for type: ParameterType, in types: TypeTable) -> String {
    let example = example(of: type)
    if type.isObject, let example { return example }
    var parts = [type.valueWords]
    if let bounds = type.boundsWords { parts.append(bounds) }
    if let example { parts.append("such as \(example)") }
    return parts.joined(separator: ", ")
  }

  static func example(of type: ParameterType) -> String? {
    switch type {
    case .duration(let settings): TypedDuration.example(settings)
    case .measurement(let settings): "'21 \((settings.unit ?? settings.defaultUnit).symbol)'"
    case .currencyAmount(let settings): "'12.50 \(settings.currencyCodes.first ?? "EUR")'"
    case .date: "'2024-02-29' or '2024-02-29T12:30:00Z'"
    case .dateComponents(let settings): DateComponentsText.example(settings)
    case .person: "'Ann Example'"
    case .placemark: "'Kyoto'"
    case .paymentMethod: "'Blue Card'"
    case .file: "'~/Pictures/cat.jpeg'"
    case .url: "'https://example.org'"
    case .object, .untypedObject: "an identifier, or 'Name <identifier>'"
    case .boolean, .integer, .decimal, .string, .enumeration, .systemEnumeration, .speakableString: nil
    }
  }
}

extension BooleanSettings {
  /// `On` or `Off` if the definition has no word, or only Xcode's default.
  func word(for flag: Bool) -> String {
    let title = (flag ? trueDisplayName : falseDisplayName)?.text ?? ""
    return title.isEmpty || title == "\(flag)" ? (flag ? "On" : "Off") : title
  }

  func flag(for text: String) -> Bool? {
    let word = text.folded
    for flag in [true, false] where self.word(for: flag).folded == word { return flag }
    if ["true", "yes", "on", "y", "1"].contains(word) { return true }
    if ["false", "no", "off", "n", "0"].contains(word) { return false }
    return nil
  }
}

extension StringProtocol {
  func trimming(while condition: (Character) -> Bool) -> SubSequence {
    var rest = drop(while: condition)
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}

/// Finds cases by title, name or synonym, ignoring case and marks, or by index, as in a configuration file.
struct EnumText {
  private let name: String
  private let schema: EnumSchema?
  /// Titles win over names, and names over synonyms.
  private var words = [TypedNames<String>(), TypedNames<String>(), TypedNames<String>()]

  init(_ name: String, in types: TypeTable) {
    self.name = name
    schema = types.enums[name]
    for element in schema?.cases ?? [] {
      words[0].add(element.title.text(or: element.name), element.name)
      words[1].add(element.name, element.name)
      for synonym in element.synonyms { words[2].add(synonym.text, element.name) }
    }
  }

  func value(of text: String) throws(ParameterValueError) -> ParameterValue {
    if let found = schema?.case(named: text)?.name { return .enumCase(found) }
    for words in words {
      if let found = words.values(exactly: text).first { return .enumCase(found.value) }
    }
    for words in words {
      if let found = try words.value(meantBy: text, identifier: { $0 }) { return .enumCase(found) }
    }
    if let found = Int(text).flatMap({ schema?.case(at: $0) }) { return .enumCase(found.name) }
    throw ParameterValueError(
      .unknownCase,
      value: nil,
      plain: .string(text),
      expected: ParameterType.enumeration(name).valueWords,
      alternatives: schema?.cases.map { $0.title.text(or: $0.name) } ?? []
    )
  }
}
