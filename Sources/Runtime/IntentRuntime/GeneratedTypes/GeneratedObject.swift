/// An object type of a definition, in Swift.
public protocol GeneratedObject: ParameterValueConvertible, Codable {
  /// The identifier, which is stored for the object; empty if it has none.
  var identifier: String { get set }
  /// The text to show.
  var displayString: String { get set }
  /// A spelling that is easier to pronounce.
  var pronunciationHint: String? { get set }
  /// Other texts that people may say instead.
  var alternativeSpeakableMatches: [SpeakableStringValue] { get set }
  /// The values that were read but not understood. They are written back.
  var retained: RetainedValues { get set }

  /// The type's own properties.
  static var properties: PropertyTable<Self> { get }

  /// An object whose own properties have no values.
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
      // A property that has been set since no longer has the value that was read.
      guard entry.substitute == object.properties[name] else { continue }
      // A Boolean has a value even if none could be read.
      retained.retain(.init(entry.value, entry.reason, substitute: access.get(self)), for: name)
    }
  }
}

extension GeneratedObject {
  /// An object whose own properties have no values. It has the labels of Apple's `INObject`.
  public init(identifier: String, display displayString: String, pronunciationHint: String? = nil) {
    self.init(identifier: identifier, displayString: displayString)
    self.pronunciationHint = pronunciationHint
  }

  /// The value of one of the type's own properties by its name in the definition; `nil` if it has none or
  /// does not exist.
  public func value(of name: String) -> ParameterValue? {
    Self.properties.access(to: name)?.get(self)
  }

  /// Sets the value of one of the type's own properties. It removes the value retained for the property.
  ///
  /// - Parameters:
  ///   - value: The value. `nil` removes it.
  ///   - name: The property's name in the definition.
  /// - Throws: `ParameterValueError` if there is no such property, or if it cannot take the value.
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

  /// The object in the form that does not need generated code.
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
  /// The object that a file holds; `nil` for another value, or one that the object cannot have.
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

/// Maps the properties of a generated object to the properties of its type in the definition. Generated code
/// adds each property with one statement.
///
/// The table stores the Swift types of the properties but does not use them while it is created: an object
/// type may refer to itself, or to a type that refers back.
public struct PropertyTable<Object: GeneratedObject>: Sendable {
  private struct Entry {
    var name: String
    var tag: Int
    var title: LocalizedText
    var type: ParameterType?
    var access: PropertyAccess<Object>

    var schema: ObjectSchema.Property {
      ObjectSchema.Property(
        name,
        tag: tag,
        title: title,
        type: type ?? access.elementType.parameterType,
        isArray: access.isArray
      )
    }
  }

  /// The type's name in the definition.
  public let name: String
  /// The name of its class, if the definition sets one.
  public let className: String?
  /// The title that people read.
  public let title: LocalizedText

  private let strings: String
  private var entries: [Entry] = []

  /// A table without properties.
  ///
  /// - Parameters:
  ///   - name: The type's name in the definition.
  ///   - className: The name of its class, if the definition sets one.
  ///   - strings: The name of the `.strings` table: the definition's own base name.
  ///   - title: The title that people read.
  ///   - titleKey: The key of the title in the `.strings` table.
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

  /// Adds a property.
  ///
  /// - Parameters:
  ///   - keyPath: The Swift property that holds its value.
  ///   - name: Its name in the definition.
  ///   - tag: Its identity across versions.
  ///   - title: The title that people read.
  ///   - key: The key of the title in the `.strings` table.
  ///   - type: Its type, if the Swift property's type does not define all of it.
  public mutating func add<Value: ParameterPropertyValue>(
    _ keyPath: WritableKeyPath<Object, Value>,
    _ name: String,
    tag: Int,
    _ title: String,
    key: String? = nil,
    type: ParameterType? = nil
  ) {
    entries.append(
      Entry(
        name: name,
        tag: tag,
        title: LocalizedText(title, key: key, strings: strings),
        type: type?.inStrings(strings),
        access: PropertyAccess(keyPath)
      )
    )
  }

  /// The type in the definition.
  public var schema: ObjectSchema {
    ObjectSchema(name, className: className, title: title, properties: entries.map { $0.schema })
  }
}

extension PropertyTable {
  /// The Swift types of the properties' values or elements.
  var elementTypes: [any ParameterValueConvertible.Type] {
    entries.map { $0.access.elementType }
  }

  /// The names of the properties in the definition's order.
  var names: [String] {
    entries.map(\.name)
  }

  /// How a property is read and written.
  func access(to name: String) -> PropertyAccess<Object>? {
    entries.first { $0.name == name }?.access
  }

  /// The values of the properties that have one.
  func values(of object: Object) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for entry in entries {
      values[entry.name] = entry.access.get(object)
    }
    return values
  }
}
