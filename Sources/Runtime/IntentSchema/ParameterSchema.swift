/// An entry of `INIntentParameters`.
public struct ParameterSchema: Sendable, Equatable {
  /// Where a parameter's options come from.
  public enum Options: Sendable, Equatable {
    /// From the type alone.
    case fixed
    /// From code at run time: `INIntentParameterSupportsDynamicEnumeration`.
    case dynamic
    /// From code, for each search term: `INIntentParameterSupportsSearch`.
    case searchable
  }

  /// `INIntentParameterName`, also the name in configuration files.
  public let name: String
  /// Identifies the parameter across versions: `INIntentParameterTag`.
  public let tag: Int
  /// `INIntentParameterDisplayName`.
  public var title: LocalizedText
  /// `INIntentParameterType` and `INIntentParameterMetadata`.
  public var type: ParameterType
  /// `INIntentParameterSupportsMultipleValues`.
  public let isArray: Bool
  /// `INIntentParameterArraySizes`, if `INIntentParameterFixedSizeArray` is true.
  public let arraySizes: ArraySizes?
  /// The value until users choose another. For an array, the value of a new element. A Boolean that is not an
  /// array always has a default.
  public let defaultValue: ParameterValue?
  /// `INIntentParameterRelationship`. `nil` means always visible.
  public var visibility: VisibilityRule?
  /// Where the options come from.
  public let options: Options
  /// `INIntentParameterConfigurable`: whether users can change the parameter.
  public let isConfigurable: Bool
  /// Names of earlier versions, under which files still store the value: `formerly` in `intentc.json`.
  public let formerly: [String]

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
    isConfigurable: Bool = true,
    formerly: [String] = []
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
    self.formerly = formerly
  }

  /// The value in a new configuration: for an array, an empty array; otherwise the default.
  public var initialValue: ParameterValue? {
    isArray ? .array([]) : defaultValue
  }
}
