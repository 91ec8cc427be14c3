/// An entry of `INIntentParameters`.
public struct ParameterSchema: Sendable, Equatable {
  /// Where a parameter's options come from.
  public enum Options: Sendable, Equatable {
    /// The type alone, without code.
    case fixed
    /// Code at run time: `INIntentParameterSupportsDynamicEnumeration`.
    case dynamic
    /// Code at run time, for each search term: `INIntentParameterSupportsSearch`.
    case searchable
  }

  /// The name, also in files: `INIntentParameterName`.
  public let name: String
  /// The identity across versions: `INIntentParameterTag`.
  public let tag: Int
  /// The title: `INIntentParameterDisplayName`.
  public var title: LocalizedText
  /// The type: `INIntentParameterType` and `INIntentParameterMetadata`.
  public var type: ParameterType
  /// `INIntentParameterSupportsMultipleValues`.
  public let isArray: Bool
  /// `INIntentParameterArraySizes`, if `INIntentParameterFixedSizeArray`.
  public let arraySizes: ArraySizes?
  /// The value until another is chosen, if any; for an array, of a new element. A Boolean alone always has
  /// one.
  public let defaultValue: ParameterValue?
  /// `INIntentParameterRelationship`; `nil` to always show.
  public var visibility: VisibilityRule?
  /// Where the options come from.
  public let options: Options
  /// Whether users can change it: `INIntentParameterConfigurable`.
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

  /// An empty array, the default, or none.
  public var initialValue: ParameterValue? {
    isArray ? .array([]) : defaultValue
  }
}
