/// One parameter of an intent: an entry of `INIntentParameters`.
public struct ParameterSchema: Sendable, Equatable {
  /// Where a parameter's options come from.
  public enum Options: Sendable, Equatable {
    /// The type alone defines the options.
    case fixed
    /// Code provides them at run time: `INIntentParameterSupportsDynamicEnumeration`.
    case dynamic
    /// Code provides them at run time, and again for each search term: `INIntentParameterSupportsSearch`.
    case searchable
  }

  /// Its name in the definition, which configuration files hold: `INIntentParameterName`.
  public let name: String
  /// Its identity across versions: `INIntentParameterTag`.
  public let tag: Int
  /// The title that people read: `INIntentParameterDisplayName`.
  public var title: LocalizedText
  /// Its type: `INIntentParameterType` and `INIntentParameterMetadata`.
  public var type: ParameterType
  /// Whether it holds several values: `INIntentParameterSupportsMultipleValues`.
  public let isArray: Bool
  /// The number of elements in each widget size; `nil` if the array has no fixed size:
  /// `INIntentParameterFixedSizeArray`, `INIntentParameterArraySizes`.
  public let arraySizes: ArraySizes?
  /// Its value until one is chosen, if it has one. For an array, it is the value of a new element. A Boolean
  /// that is not an array always has one.
  public let defaultValue: ParameterValue?
  /// When it shows; `nil` if it always shows: `INIntentParameterRelationship`.
  public var visibility: VisibilityRule?
  /// Where the options come from.
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

  /// The value of the parameter if a configuration does not set it: an empty array, the default, or no value.
  public var initialValue: ParameterValue? {
    isArray ? .array([]) : defaultValue
  }
}
