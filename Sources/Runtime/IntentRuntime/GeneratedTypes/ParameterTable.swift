/// Maps the properties of a configuration to the definition.
public struct ParameterTable<Configuration: GeneratedConfiguration>: Sendable {
  /// The parameters and their types.
  public private(set) var schema: ConfigurationSchema

  private let strings: String
  private let prototype: Configuration
  private var accesses: [String: PropertyAccess<Configuration>] = [:]

  /// Creates a table. `strings` names the `.strings` table; `titleKey` and `descriptionKey` are keys there.
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

  /// Adds a parameter and its name in the definition. Unless the parameter is an array, its default is the
  /// property's value in a new configuration.
  ///
  /// `key` is the title's key. Pass `type` if the Swift type doesn't imply the type in the definition. For an
  /// array, `elementDefault` is the value of a new element. `formerly` contains the parameter's earlier
  /// names.
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
    isConfigurable: Bool = true,
    formerly: [String] = []
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
        isConfigurable: isConfigurable,
        formerly: formerly
      )
    )
    schema.types.insert(Value.ParameterElement.self)
    accesses[name] = access
  }
}

extension ParameterTable {
  func access(to name: String) -> PropertyAccess<Configuration>? {
    accesses[name]
  }

  func children(of configuration: Configuration) -> [Mirror.Child] {
    schema.parameters.compactMap { parameter in
      accesses[parameter.name].map { (parameter.name, $0.property(configuration)) }
    }
  }

  /// `nil` for a property that isn't a parameter.
  package func parameter(at keyPath: PartialKeyPath<Configuration>) -> ParameterSchema? {
    accesses.first { $0.value.leads(to: keyPath) }.flatMap { schema.parameter(named: $0.key) }
  }
}

extension TypeTable {
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

/// Reads and writes a property of a generated type as a parameter's value.
struct PropertyAccess<Root>: Sendable {
  let elementType: any ParameterValueConvertible.Type
  let isArray: Bool
  let property: @Sendable (Root) -> Any
  let get: @Sendable (Root) -> ParameterValue?
  let set: @Sendable (inout Root, ParameterValue?) throws(ParameterValueError) -> Void
  private let path: PropertyPath<Root>

  init<Value: ParameterPropertyValue>(_ keyPath: WritableKeyPath<Root, Value>) {
    let path = WritablePropertyPath(keyPath: keyPath)
    self.path = PropertyPath(keyPath: keyPath)
    elementType = Value.ParameterElement.self
    isArray = Value.holdsSeveralValues
    property = { $0[keyPath: path.keyPath] }
    get = { Value.parameterValue(from: $0[keyPath: path.keyPath]) }
    set = { (root: inout Root, value: ParameterValue?) throws(ParameterValueError) in
      root[keyPath: path.keyPath] = try Value.property(from: value)
    }
  }

  func leads(to keyPath: PartialKeyPath<Root>) -> Bool {
    path.keyPath == keyPath
  }
}

// Safe, because a key path to a property is immutable. Requiring `& Sendable` would exclude key path literals
// outside the Swift 6 language mode.

/// The key path with which a table reads and writes a property, as a `Sendable` value.
private struct WritablePropertyPath<Root, Value>: @unchecked Sendable {
  let keyPath: WritableKeyPath<Root, Value>
}

/// The key path by which a table recognizes a property, as a `Sendable` value.
private struct PropertyPath<Root>: @unchecked Sendable {
  let keyPath: PartialKeyPath<Root>
}

extension ParameterType {
  /// Generated code names the `.strings` table only once.
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
  init(_ text: String, key: String?, strings: String) {
    self.init(text, key: key, table: key == nil ? nil : strings)
  }

  func inStrings(_ strings: String) -> LocalizedText {
    LocalizedText(text, key: key, strings: strings)
  }
}
