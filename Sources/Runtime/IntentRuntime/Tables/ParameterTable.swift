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

extension LocalizedText {
  /// A text without a key is not in a table.
  init(_ text: String, key: String?, strings: String) {
    self.init(text, key: key, table: key == nil ? nil : strings)
  }
}
