/// What a definition file says: typed and located, with nothing judged yet.
///
/// A member is `nil` where the file does not have the key. Lists keep the file's order.
public struct Definition: Sendable, Hashable {
  /// The path as the user gave it.
  public var path: String
  /// The file's base name without its extension, which is also the name of its `.strings` tables.
  public var name: String
  /// `INIntentDefinitionModelVersion`
  public var modelVersion: Located<String>?
  /// `INIntentDefinitionNamespace`
  public var namespace: Located<String>?
  /// `INIntentDefinitionSystemVersion`
  public var systemVersion: Located<String>?
  /// `INIntentDefinitionToolsVersion`
  public var toolsVersion: Located<String>?
  /// `INIntentDefinitionToolsBuildVersion`
  public var toolsBuildVersion: Located<String>?
  /// `INIntents`
  public var intents: [Intent] = []
  /// `INEnums`
  public var enums: [Enum] = []
  /// `INTypes`
  public var types: [ObjectType] = []

  public init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// Whether the file leaves out values that are false or zero, as every model after 1.0 does.
  public var omitsFalseAndZero: Bool {
    modelVersion?.value != "1.0"
  }

  /// The location of a range of the file.
  public func location(_ range: Range<Int>?) -> SourceLocation {
    SourceLocation(file: path, range: range)
  }
}
