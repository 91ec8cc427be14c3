/// An object type of a definition.
public protocol GeneratedObject: ParameterValueConvertible, Codable, CustomReflectable {
  /// The stored identifier, or an empty string.
  var identifier: String { get set }
  /// The text to show.
  var displayString: String { get set }
  /// A spelling that is easier to pronounce.
  var pronunciationHint: String? { get set }
  /// Other phrases for the object.
  var alternativeSpeakableMatches: [SpeakableStringValue] { get set }
  /// Values that could not be understood.
  var retained: RetainedValues { get set }

  /// The properties that the definition declares.
  static var properties: PropertyTable<Self> { get }

  /// Creates an object that only has an identifier and a display string.
  init(identifier: String, displayString: String)
}

extension GeneratedObject {
  public static var parameterType: ParameterType {
    .object(properties.name)
  }

  public var parameterValue: ParameterValue {
    .object(objectValue())
  }

  /// Makes `print` show ``retained`` only if there are such values.
  public var customMirror: Mirror {
    let standard: [Mirror.Child] = [
      ("identifier", identifier), ("displayString", displayString),
      ("pronunciationHint", pronunciationHint as Any),
      ("alternativeSpeakableMatches", alternativeSpeakableMatches),
    ]
    return Mirror(of: self, standard + Self.properties.children(of: self), retained)
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
      // If the property was set after the file was read, the retained value is outdated.
      guard entry.substitute == object.properties[name] else { continue }
      retained.retain(.init(entry.value, entry.reason, substitute: access.get(self)), for: name)
    }
  }
}

extension GeneratedObject {
  /// Creates an object with the argument labels of Apple's `INObject`.
  public init(identifier: String, display displayString: String, pronunciationHint: String? = nil) {
    self.init(identifier: identifier, displayString: displayString)
    self.pronunciationHint = pronunciationHint
  }

  /// Returns the value of a property; `nil` if the property is empty or unknown.
  public func value(of name: String) -> ParameterValue? {
    Self.properties.access(to: name)?.get(self)
  }

  /// Sets a property, and discards its retained value. `nil` removes the value.
  ///
  /// - Throws: `ParameterValueError` if the property is unknown or can't take the value.
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

  /// Returns the object as a value that needs no generated code.
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
  init?(plain: PlainValue) {
    guard let object = Self.read(plain) else { return nil }
    try? self.init(parameterValue: .object(object))
  }

  private static func read(_ plain: PlainValue) -> ObjectValue? {
    var types = TypeTable()
    types.insert(Self.self)
    return types.readObject(plain, as: types.objects[properties.name])
  }

  public init(from decoder: any Decoder) throws {
    guard let object = Self.read(try PlainValue(from: decoder)) else {
      let message = "\(Self.parameterType.valueWords) is an object with an identifier or a display string"
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

/// Maps the properties of an object to the definition.
///
/// An object type may refer to itself, so creating the table must not use the tables of the properties'
/// types.
public struct PropertyTable<Object: GeneratedObject>: Sendable {
  /// A property with its schema's facts and the access to its value.
  private struct Entry {
    var name: String
    var tag: Int
    var title: LocalizedText
    var type: ParameterType?
    var formerly: [String]
    var access: PropertyAccess<Object>

    var schema: ObjectSchema.Property {
      ObjectSchema.Property(
        name,
        tag: tag,
        title: title,
        type: type ?? access.elementType.parameterType,
        isArray: access.isArray,
        formerly: formerly
      )
    }
  }

  /// The type's name in the definition.
  public let name: String
  /// The class name, if any.
  public let className: String?
  /// The title for users.
  public let title: LocalizedText

  private let strings: String
  private var entries: [Entry] = []

  /// Creates a table. `strings` names the `.strings` table; `titleKey` is the title's key there.
  public init(
    _ name: String,
    className: String? = nil,
    strings: String,
    title: String,
    titleKey: String? = nil
  ) {
    self.name = name
    self.className = className
    self.strings = strings
    self.title = LocalizedText(title, key: titleKey, strings: strings)
  }

  /// Adds a property and its name in the definition. `key` is the title's key. Pass `type` if the Swift type
  /// doesn't imply the type in the definition. `formerly` contains the property's earlier names.
  public mutating func add<Value: ParameterPropertyValue>(
    _ keyPath: WritableKeyPath<Object, Value>,
    _ name: String,
    tag: Int,
    _ title: String,
    key: String? = nil,
    type: ParameterType? = nil,
    formerly: [String] = []
  ) {
    entries.append(
      Entry(
        name: name,
        tag: tag,
        title: LocalizedText(title, key: key, strings: strings),
        type: type?.inStrings(strings),
        formerly: formerly,
        access: PropertyAccess(keyPath)
      )
    )
  }

  /// The type as the definition declares it.
  public var schema: ObjectSchema {
    ObjectSchema(name, className: className, title: title, properties: entries.map { $0.schema })
  }
}

extension PropertyTable {
  var elementTypes: [any ParameterValueConvertible.Type] {
    entries.map { $0.access.elementType }
  }

  var names: [String] {
    entries.map(\.name)
  }

  func children(of object: Object) -> [Mirror.Child] {
    entries.map { ($0.name, $0.access.property(object)) }
  }

  func access(to name: String) -> PropertyAccess<Object>? {
    entries.first { $0.name == name }?.access
  }

  func values(of object: Object) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for entry in entries {
      values[entry.name] = entry.access.get(object)
    }
    return values
  }
}
