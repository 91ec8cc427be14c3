import IntentDiagnostics

/// The typed, located contents of a definition file, before any validation.
///
/// A member is `nil` if the file does not have the key. Lists keep the file's order.
package struct Definition: Sendable {
  /// Stored on the heap, because every location in a definition has a copy of the definition.
  private struct Contents: Sendable {
    var path: String
    var name: String
    var modelVersion: Located<String>?
    var namespace: Located<String>?
    var systemVersion: Located<String>?
    var toolsVersion: Located<String>?
    var toolsBuildVersion: Located<String>?
    var intents: [Intent] = []
    var enums: [Enum] = []
    var types: [ObjectType] = []
    var gaps = Gaps()
  }

  private var contents: Indirect<Contents>

  package init(path: String, name: String) {
    contents = Indirect(Contents(path: path, name: name))
  }

  /// The path as the user gave it.
  package var path: String {
    get { contents.value.path }
    set { contents.value.path = newValue }
  }
  /// The file's base name without its extension, which is also the name of its `.strings` tables.
  package var name: String {
    get { contents.value.name }
    set { contents.value.name = newValue }
  }
  /// `INIntentDefinitionModelVersion`
  package var modelVersion: Located<String>? {
    get { contents.value.modelVersion }
    set { contents.value.modelVersion = newValue }
  }
  /// `INIntentDefinitionNamespace`
  package var namespace: Located<String>? {
    get { contents.value.namespace }
    set { contents.value.namespace = newValue }
  }
  /// `INIntentDefinitionSystemVersion`
  package var systemVersion: Located<String>? {
    get { contents.value.systemVersion }
    set { contents.value.systemVersion = newValue }
  }
  /// `INIntentDefinitionToolsVersion`
  package var toolsVersion: Located<String>? {
    get { contents.value.toolsVersion }
    set { contents.value.toolsVersion = newValue }
  }
  /// `INIntentDefinitionToolsBuildVersion`
  package var toolsBuildVersion: Located<String>? {
    get { contents.value.toolsBuildVersion }
    set { contents.value.toolsBuildVersion = newValue }
  }
  /// `INIntents`
  package var intents: [Intent] {
    get { contents.value.intents }
    set { contents.value.intents = newValue }
  }
  /// `INEnums`
  package var enums: [Enum] {
    get { contents.value.enums }
    set { contents.value.enums = newValue }
  }
  /// `INTypes`
  package var types: [ObjectType] {
    get { contents.value.types }
    set { contents.value.types = newValue }
  }
  /// What could not be read.
  package var gaps: Gaps {
    get { contents.value.gaps }
    set { contents.value.gaps = newValue }
  }

  /// Whether parameters and the values of responses have display names, as in every model after 1.0.
  package var hasDisplayNames: Bool { modelVersion?.value != "1.0" }

  /// Whether people can change a parameter; `nil` if the file does not say.
  ///
  /// Model 1.2 has a key for it. In model 1.1, people can change what the system resolves. Model 1.0 has neither.
  package func isConfigurable(_ parameter: Parameter) -> Bool? {
    if let isConfigurable = parameter.isConfigurable { return isConfigurable.value }
    return switch modelVersion?.value {
    case "1.0": nil
    case "1.1": parameter.supportsResolution?.value ?? false
    default: false
    }
  }

  /// The location of a range of the file.
  package func location(_ range: Range<Int>?) -> SourceLocation {
    SourceLocation(file: path, range: range)
  }
}
