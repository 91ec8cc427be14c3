/// An enum of a definition, in Swift. The raw value is the index of the case, which the system stores for a
/// placed widget.
///
/// It is encoded as the name of the case in the definition, and decoded from the name or the index.
public protocol GeneratedEnum: ParameterValueConvertible, RawRepresentable, CaseIterable, Codable
where RawValue == Int {
  /// The cases and their names in the definition.
  static var cases: EnumTable<Self> { get }
}

extension GeneratedEnum {
  public static var parameterType: ParameterType {
    .enumeration(cases.schema.name)
  }

  public var parameterValue: ParameterValue {
    .enumCase(Self.cases.name(of: self) ?? "\(rawValue)")
  }

  /// Takes a case by name or by index.
  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    let found: Self?
    switch parameterValue {
    case .enumCase(let name): found = Self.cases.value(named: name)
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

  /// The title of the case, in the definition's own language.
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
