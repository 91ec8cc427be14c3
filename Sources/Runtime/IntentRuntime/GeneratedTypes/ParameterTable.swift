/// Maps the properties of a generated configuration to the parameters of its intent.
///
/// Generated code adds each parameter with one statement. All code that does not know the generated type
/// (coding, access by name, visibility, checks, editors) uses this table.
public struct ParameterTable<Configuration: GeneratedConfiguration>: Sendable {
  /// The parameters, with the enums and object types that they refer to.
  public private(set) var schema: ConfigurationSchema

  private let strings: String
  private let prototype: Configuration
  private var accesses: [String: PropertyAccess<Configuration>] = [:]

  /// A table without parameters.
  ///
  /// - Parameters:
  ///   - name: The intent's name in the definition.
  ///   - className: The name of the class that Xcode generates for it.
  ///   - strings: The name of the `.strings` table: the definition's own base name.
  ///   - title: The title that people read.
  ///   - titleKey: The key of the title in the `.strings` table.
  ///   - description: The description that people read.
  ///   - descriptionKey: The key of the description in the `.strings` table.
  public init(
    _ name: String,
    className: String,
    strings: String,
    title: String,
    titleKey: String? = nil,
    description: String = "",
    descriptionKey: String? = nil
  ) {
    self.strings = strings
    prototype = Configuration()
    schema = ConfigurationSchema(
      name,
      className: className,
      title: LocalizedText(title, key: titleKey, strings: strings),
      description: LocalizedText(description, key: descriptionKey, strings: strings)
    )
  }

  /// Adds a parameter. Its default value is the property's value in a new configuration.
  ///
  /// - Parameters:
  ///   - keyPath: The property that holds its value.
  ///   - name: Its name in the definition.
  ///   - tag: Its identity across versions.
  ///   - title: The title that people read.
  ///   - key: The key of the title in the `.strings` table.
  ///   - type: Its type, if the property's type does not define all of it.
  ///   - options: Where the options come from.
  ///   - sizes: The number of elements in each widget size; `nil` if the array has no fixed size.
  ///   - rule: When it shows; `nil` if it always shows.
  ///   - elementDefault: For an array, the value of a new element.
  ///   - isConfigurable: Whether people may change it.
  public mutating func add<Value: ParameterPropertyValue>(
    _ keyPath: WritableKeyPath<Configuration, Value>,
    _ name: String,
    tag: Int,
    _ title: String,
    key: String? = nil,
    type: ParameterType? = nil,
    options: ParameterSchema.Options = .fixed,
    sizes: ArraySizes? = nil,
    shownWhile rule: VisibilityRule? = nil,
    elementDefault: ParameterValue? = nil,
    isConfigurable: Bool = true
  ) {
    let access = PropertyAccess(keyPath)
    schema.append(
      ParameterSchema(
        name,
        tag: tag,
        title: LocalizedText(title, key: key, strings: strings),
        type: type?.inStrings(strings) ?? Value.ParameterElement.parameterType,
        isArray: Value.holdsSeveralValues,
        arraySizes: sizes,
        defaultValue: Value.holdsSeveralValues ? elementDefault : access.get(prototype),
        visibility: rule,
        options: options,
        isConfigurable: isConfigurable
      )
    )
    schema.types.insert(Value.ParameterElement.self)
    accesses[name] = access
  }
}

extension ParameterTable {
  /// How the property of a parameter is read and written.
  func access(to name: String) -> PropertyAccess<Configuration>? {
    accesses[name]
  }

  /// The parameter whose value a property holds.
  func parameter(at keyPath: PartialKeyPath<Configuration>) -> ParameterSchema? {
    accesses.first { $0.value.leads(to: keyPath) }.flatMap { schema.parameter(named: $0.key) }
  }
}

extension TypeTable {
  /// Adds the types that a Swift type refers to: a generated enum, or a generated object and all types that
  /// its properties refer to.
  ///
  /// No table uses the table of another type while it is created, so circular references are safe.
  mutating func insert(_ type: any ParameterValueConvertible.Type) {
    var pending = [type]
    while let type = pending.popLast() {
      if let type = type as? any GeneratedEnum.Type {
        insertEnum(type)
      } else if let type = type as? any GeneratedObject.Type {
        pending.append(contentsOf: insertObject(type))
      }
    }
  }

  private mutating func insertEnum<Enum: GeneratedEnum>(_ type: Enum.Type) {
    let schema = type.cases.schema
    enums[schema.name] = schema
  }

  private mutating func insertObject<Object: GeneratedObject>(
    _ type: Object.Type
  ) -> [any ParameterValueConvertible.Type] {
    let table = type.properties
    guard objects[table.name] == nil else { return [] }
    objects[table.name] = table.schema
    return table.elementTypes
  }
}

/// Reads and writes the value of one parameter or property in its Swift value.
struct PropertyAccess<Root>: Sendable {
  let elementType: any ParameterValueConvertible.Type
  let isArray: Bool
  let get: @Sendable (Root) -> ParameterValue?
  let set: @Sendable (inout Root, ParameterValue?) throws(ParameterValueError) -> Void
  private let path: PropertyPath<Root>

  init<Value: ParameterPropertyValue>(_ keyPath: WritableKeyPath<Root, Value>) {
    let path = WritablePropertyPath(keyPath: keyPath)
    self.path = PropertyPath(keyPath: keyPath)
    elementType = Value.ParameterElement.self
    isArray = Value.holdsSeveralValues
    get = { Value.parameterValue(from: $0[keyPath: path.keyPath]) }
    set = { (root: inout Root, value: ParameterValue?) throws(ParameterValueError) in
      root[keyPath: path.keyPath] = try Value.property(from: value)
    }
  }

  func leads(to keyPath: PartialKeyPath<Root>) -> Bool {
    path.keyPath == keyPath
  }
}

// A key path is immutable, and a key path to a property captures nothing. The parameter is not `& Sendable`,
// because key path literals are `Sendable` only in the Swift 6 language mode.

private struct WritablePropertyPath<Root, Value>: @unchecked Sendable {
  let keyPath: WritableKeyPath<Root, Value>
}

private struct PropertyPath<Root>: @unchecked Sendable {
  let keyPath: PartialKeyPath<Root>
}

extension ParameterType {
  /// The type with its texts in a `.strings` table. Generated code names the table once for all of them.
  func inStrings(_ strings: String) -> ParameterType {
    switch self {
    case .boolean(var settings):
      settings.trueDisplayName = settings.trueDisplayName?.inStrings(strings)
      settings.falseDisplayName = settings.falseDisplayName?.inStrings(strings)
      return .boolean(settings)
    case .string(var settings):
      settings.placeholder = settings.placeholder?.inStrings(strings)
      return .string(settings)
    case .dateComponents(var settings):
      guard case .template(let template) = settings.format else { return self }
      settings.format = .template(template.inStrings(strings))
      return .dateComponents(settings)
    default:
      return self
    }
  }
}

extension LocalizedText {
  /// A text without a key is not in a table.
  init(_ text: String, key: String?, strings: String) {
    self.init(text, key: key, table: key == nil ? nil : strings)
  }

  /// The text in a table. A text without a key is not in a table.
  func inStrings(_ strings: String) -> LocalizedText {
    LocalizedText(text, key: key, strings: strings)
  }
}
