/// One parameter of an intent: an entry of `INIntentParameters`.
public struct ParameterSchema: Sendable, Hashable {
  /// Where the values to choose from come from.
  public enum Options: Sendable, Hashable {
    /// The type alone says what can be chosen.
    case fixed
    /// Code offers them at run time: `INIntentParameterSupportsDynamicEnumeration`.
    case dynamic
    /// Code offers them at run time, and is asked again with each search term:
    /// `INIntentParameterSupportsSearch`.
    case searchable
  }

  /// Its name in the definition, which is what a configuration file holds: `INIntentParameterName`.
  public let name: String
  /// Its identity across versions: `INIntentParameterTag`.
  public let tag: Int
  /// Its name for people: `INIntentParameterDisplayName`.
  public var title: LocalizedText
  /// Its type: `INIntentParameterType` and `INIntentParameterMetadata`.
  public var type: ParameterType
  /// Whether it holds several values: `INIntentParameterSupportsMultipleValues`.
  public let isArray: Bool
  /// How many elements each size of widget holds; `nil` where the array's size is not fixed:
  /// `INIntentParameterFixedSizeArray`, `INIntentParameterArraySizes`.
  public let arraySizes: ArraySizes?
  /// Its value until one is chosen; for an array, the value of a new element. `nil` is none. A Boolean that
  /// is no array always has one.
  public let defaultValue: ParameterValue?
  /// When it shows; `nil` is always: `INIntentParameterRelationship`.
  public var visibility: VisibilityRule?
  /// Where the values to choose from come from.
  public let options: Options
  /// Whether people may change it: `INIntentParameterConfigurable`.
  public let isConfigurable: Bool

  public init(
    _ name: String,
    tag: Int,
    title: LocalizedText,
    type: ParameterType,
    isArray: Bool = false,
    arraySizes: ArraySizes? = nil,
    defaultValue: ParameterValue? = nil,
    visibility: VisibilityRule? = nil,
    options: Options = .fixed,
    isConfigurable: Bool = true
  ) {
    self.name = name
    self.tag = tag
    self.title = title
    self.type = type
    self.isArray = isArray
    self.arraySizes = arraySizes
    self.defaultValue = defaultValue
    self.visibility = visibility
    self.options = options
    self.isConfigurable = isConfigurable
  }

  /// The value that the parameter has where a configuration says nothing of it: an empty array, the default,
  /// or none.
  public var initialValue: ParameterValue? {
    isArray ? .array([]) : defaultValue
  }
}

extension ParameterSchema {
  /// Schemas that differ are rarely of one name, so the name is enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
