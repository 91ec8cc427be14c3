/// An object type of a definition, in Swift.
public protocol GeneratedObject: ParameterValueConvertible, Codable {
  /// What the object is known by, and what is stored for it.
  var identifier: String { get set }
  /// The text to show.
  var displayString: String { get set }
  /// A spelling that is easier to pronounce.
  var pronunciationHint: String? { get set }
  /// Other texts that people may say for it.
  var alternativeSpeakableMatches: [SpeakableStringValue] { get set }
  /// What was read for the object and could not be understood; it is written back.
  var retained: RetainedValues { get set }

  /// The type's own properties.
  static var properties: PropertyTable<Self> { get }

  /// An object without values of its own properties.
  init(identifier: String, displayString: String)
}

extension GeneratedObject {
  public static var parameterType: ParameterType {
    .object(properties.name)
  }

  public var parameterValue: ParameterValue {
    .object(objectValue())
  }

  public init(parameterValue: ParameterValue) throws(ParameterValueError) {
    guard case .object(let object) = parameterValue else { throw Self.wrongType(parameterValue) }
    self.init(identifier: object.identifier, displayString: object.displayString)
    pronunciationHint = object.pronunciationHint
    alternativeSpeakableMatches = object.alternativeSpeakableMatches
    retained = object.retained
    for (name, value) in object.properties {
      try setValue(value, of: name)
    }
    for (name, entry) in object.retained.entries {
      guard let access = Self.properties.access(to: name) else { continue }
      // A property that was given a value since is no longer what was read.
      guard entry.substitute == object.properties[name] else { continue }
      // A Boolean has a value even where none could be read.
      retained.retain(.init(entry.value, entry.reason, substitute: access.get(self)), for: name)
    }
  }
}

extension GeneratedObject {
  /// The value of one of the type's own properties by its name in the definition; `nil` where it has none or
  /// there is no such property.
  public func value(of name: String) -> ParameterValue? {
    Self.properties.access(to: name)?.get(self)
  }

  /// Gives one of the type's own properties a value. What was kept aside for it is forgotten.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` is none.
  ///   - name: The property's name in the definition.
  /// - Throws: `ParameterValueError` where there is no such property, or it cannot take the value.
  public mutating func setValue(_ value: ParameterValue?, of name: String) throws(ParameterValueError) {
    guard let access = Self.properties.access(to: name) else {
      let names = Self.properties.names
      throw ParameterValueError(.unknownName, path: [.name(name)], value: value, alternatives: names)
    }
    do {
      try access.set(&self, value)
    } catch {
      throw error.within(.name(name))
    }
    retained.discard(name)
  }

  /// The object in the form that needs no generated code.
  public func objectValue() -> ObjectValue {
    ObjectValue(
      identifier: identifier,
      displayString: displayString,
      pronunciationHint: pronunciationHint,
      alternativeSpeakableMatches: alternativeSpeakableMatches,
      properties: Self.properties.values(of: self),
      retained: retained
    )
  }
}

extension GeneratedObject {
  public init(from decoder: any Decoder) throws {
    var types = TypeTable()
    types.insert(Self.self)
    let plain = try PlainValue(from: decoder)
    guard let object = types.readObject(plain, as: types.objects[Self.properties.name]) else {
      let message = "\(Self.parameterType.valueWords) is an object with an identifier"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
    }
    do {
      self = try Self(parameterValue: .object(object))
    } catch {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(error)"))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try PlainValue(objectValue()).encode(to: encoder)
  }
}
