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
