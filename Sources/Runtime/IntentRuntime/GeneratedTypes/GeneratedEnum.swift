/// An enum of a definition. The raw value is the case's index, which the system stores for a placed widget.
///
/// Encodes the case's name; decodes the name or the index.
public protocol GeneratedEnum: ParameterValueConvertible, RawRepresentable, CaseIterable, Codable
where RawValue == Int {
  /// The cases with their names in the definition.
  static var cases: EnumTable<Self> { get }
}

extension GeneratedEnum {
  public static var parameterType: ParameterType {
    .enumeration(cases.schema.name)
  }

  public var parameterValue: ParameterValue {
    .enumCase(Self.cases.name(of: self) ?? "\(rawValue)")
  }

  /// Creates a case from its name or index.
  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    let found: Self?
    switch parameterValue {
    case .enumCase(let name):
      found = Self.cases.value(named: name) ?? Self.cases.value(formerlyNamed: name)
    case .integer(let index): found = Self(rawValue: index)
    default: throw Self.wrongType(parameterValue)
    }
    guard let found else {
      throw ParameterValueError(
        .unknownCase,
        value: parameterValue,
        expected: Self.parameterType.valueWords,
        alternatives: Self.cases.schema.cases.map(\.name)
      )
    }
    self = found
  }

  /// The title in the definition's own language.
  public var localizedTitle: LocalizedText {
    Self.cases.schema.case(at: rawValue)?.title ?? LocalizedText("\(rawValue)")
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let value: ParameterValue
    if let index = try? container.decode(Int.self) {
      value = .integer(index)
    } else {
      value = .enumCase(try container.decode(String.self))
    }
    do {
      self = try Self(parameterValue: value)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(PlainValue(parameterValue))
  }
}

/// Maps the cases of an enum to the definition.
public struct EnumTable<Enum: GeneratedEnum>: Sendable {
  /// The enum as the definition declares it.
  public private(set) var schema: EnumSchema

  private let strings: String
  private var cases: [String: Enum] = [:]
  private var names: [Int: String] = [:]

  /// Creates a table. `strings` names the `.strings` table; `titleKey` is the title's key there.
  public init(
    _ name: String,
    className: String? = nil,
    strings: String,
    title: String,
    titleKey: String? = nil
  ) {
    self.strings = strings
    schema = EnumSchema(
      name,
      className: className,
      title: LocalizedText(title, key: titleKey, strings: strings)
    )
  }

  /// Adds a case and its name in the definition. `key` is the title's key. `formerly` contains the case's
  /// earlier names.
  public mutating func add(
    _ value: Enum,
    _ name: String,
    _ title: String,
    key: String? = nil,
    synonyms: [LocalizedText] = [],
    formerly: [String] = []
  ) {
    let title = LocalizedText(title, key: key, strings: strings)
    let synonyms = synonyms.map { $0.inStrings(strings) }
    schema.append(
      EnumSchema.Case(name, index: value.rawValue, title: title, synonyms: synonyms, formerly: formerly)
    )
    cases[name] = value
    names[value.rawValue] = name
  }

  /// Returns the case with a name.
  public func value(named name: String) -> Enum? {
    cases[name]
  }

  func value(formerlyNamed name: String) -> Enum? {
    schema.storedCase(named: name).flatMap { value(named: $0.name) }
  }

  /// Returns the name of a case.
  public func name(of value: Enum) -> String? {
    names[value.rawValue]
  }
}
