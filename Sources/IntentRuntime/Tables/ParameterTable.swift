/// Ties the properties of a generated configuration to the parameters of its intent.
///
/// Generated code fills it, one statement a parameter. Everything that does not know the generated type
/// (coding, reading by name, visibility, checks, editors) runs on it.
public struct ParameterTable<Configuration: GeneratedConfiguration>: Sendable {
  /// What can be configured, with the enums and object types that the parameters lead to.
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
  ///   - title: Its name for people.
  ///   - titleKey: The key of the title in the `.strings` table.
  ///   - description: What it is for.
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
  ///   - title: Its name for people.
  ///   - key: The key of the title in the `.strings` table.
  ///   - type: Its type, where the property's type does not say all of it.
  ///   - options: Where the values to choose from come from.
  ///   - sizes: How many elements each size of widget holds; `nil` where the array's size is not fixed.
  ///   - rule: When it shows; `nil` is always.
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

  /// The parameter that a property holds the value of.
  func parameter(at keyPath: PartialKeyPath<Configuration>) -> ParameterSchema? {
    accesses.first { $0.value.leads(to: keyPath) }.flatMap { schema.parameter(named: $0.key) }
  }
}

extension LocalizedText {
  /// A text without a key is in no table.
  init(_ text: String, key: String?, strings: String) {
    self.init(text, key: key, table: key == nil ? nil : strings)
  }
}
