import IntentDiagnostics
import IntentSchema

/// The unvalidated contents of a file. A missing key is `nil`.
///
/// An object, because each element's address refers to its definition.
package final class Definition: Sendable {
  package let path: String
  /// The base name of the file and of its `.strings` tables.
  package let name: String
  /// `INIntentDefinitionModelVersion`
  package let modelVersion: Located<String>?
  /// `INIntentDefinitionNamespace`
  package let namespace: Located<String>?
  /// `INIntentDefinitionSystemVersion`
  package let systemVersion: Located<String>?
  /// `INIntentDefinitionToolsVersion`
  package let toolsVersion: Located<String>?
  /// `INIntentDefinitionToolsBuildVersion`
  package let toolsBuildVersion: Located<String>?
  /// `INIntents`
  package let intents: [Intent]
  /// `INEnums`
  package let enums: [Enum]
  /// `INTypes`
  package let types: [ObjectType]
  package let gaps: Gaps
  /// The values of unknown keys that may be IDs of texts, so that tables keep these texts.
  package let unknownTextIDs: Set<String>

  package init(
    path: String,
    name: String,
    modelVersion: Located<String>? = nil,
    namespace: Located<String>? = nil,
    systemVersion: Located<String>? = nil,
    toolsVersion: Located<String>? = nil,
    toolsBuildVersion: Located<String>? = nil,
    intents: [Intent] = [],
    enums: [Enum] = [],
    types: [ObjectType] = [],
    gaps: Gaps = Gaps(),
    unknownTextIDs: Set<String> = []
  ) {
    self.path = path
    self.name = name
    self.modelVersion = modelVersion
    self.namespace = namespace
    self.systemVersion = systemVersion
    self.toolsVersion = toolsVersion
    self.toolsBuildVersion = toolsBuildVersion
    self.intents = intents
    self.enums = enums
    self.types = types
    self.gaps = gaps
    self.unknownTextIDs = unknownTextIDs
  }

  package var hasTypes: Bool { modelVersion?.value != "1.0" }

  /// Whether users can change a parameter; `nil` in model 1.0, which doesn't say.
  package func isConfigurable(_ parameter: Parameter) -> Bool? {
    if let isConfigurable = parameter.isConfigurable { return isConfigurable.value }
    return switch modelVersion?.value {
    case "1.0": nil
    case "1.1": parameter.supportsResolution?.value ?? false
    default: false
    }
  }

  package func location(_ range: Range<Int>?) -> SourceLocation {
    SourceLocation(file: path, range: range)
  }
}

extension Definition {
  /// The unreadable parts. Their consequences are not reported again.
  package struct Gaps: Sendable {
    /// An error may hide any part of the file.
    package var hasErrors = false
    /// Whether a name, or a part that may contain names, is unreadable, misspelled or missing.
    package var hideNames = false
    private var values: Set<ValuePath> = []

    package init() {}

    /// Whether every key is readable.
    package var isEmpty: Bool { values.isEmpty }

    /// Whether the value at a path only seems missing, because it is unreadable or its key is misspelled.
    package func has(_ path: ValuePath) -> Bool { values.contains(path) }

    mutating func add(_ path: ValuePath) {
      values.insert(path)
      let names = path.steps.lazy.compactMap { if case .name(let name) = $0 { name } else { nil } }
      if names.last.map(Self.isReference) == true { hideNames = true }
    }

    private static func isReference(_ key: String) -> Bool {
      if key.hasSuffix("DisplayName") || key.hasSuffix("ClassName") { return false }
      return [
        "Name", "Type", "Index", "Intents", "Enums", "Types", "Parameters", "Properties", "Values",
        "Response",
        "Relationship", "Metadata",
      ].contains { key.hasSuffix($0) }
    }
  }
}
