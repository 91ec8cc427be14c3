import IntentDiagnostics
import IntentSchema

/// The unvalidated contents of a file. A missing key is `nil`.
package struct Definition: Sendable {
  package var path: String
  /// The base name of the file and of its `.strings` tables.
  package var name: String
  /// `INIntentDefinitionModelVersion`
  package var modelVersion: Located<String>?
  /// `INIntentDefinitionNamespace`
  package var namespace: Located<String>?
  /// `INIntentDefinitionSystemVersion`
  package var systemVersion: Located<String>?
  /// `INIntentDefinitionToolsVersion`
  package var toolsVersion: Located<String>?
  /// `INIntentDefinitionToolsBuildVersion`
  package var toolsBuildVersion: Located<String>?
  /// `INIntents`
  package var intents: [Intent] = []
  /// `INEnums`
  package var enums: [Enum] = []
  /// `INTypes`
  package var types: [ObjectType] = []
  package var gaps = Gaps()
  /// The values of unknown keys that may be IDs of texts, so that tables keep these texts.
  package var unknownTextIDs: Set<String> = []

  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  package var hasDisplayNames: Bool { modelVersion?.value != "1.0" }

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
    package private(set) var enums = false
    package private(set) var types = false
    package private(set) var uses = false
    /// Intents with parts, such as parameters, that may lack a readable name or type.
    private var intents: Set<Int> = []
    private var values: Set<ValuePath> = []
    private var elements: Set<ValuePath> = []

    /// Whether the value at a path only seems missing, because it is unreadable or its key is misspelled.
    package func has(_ path: ValuePath) -> Bool { values.contains(path) }

    package func areInside(_ path: ValuePath) -> Bool { elements.contains(path) }

    package func areInParts(ofIntent index: Int) -> Bool { intents.contains(index) }

    mutating func add(_ path: ValuePath) {
      values.insert(path)
      var element = path
      repeat {
        while case .index = element.steps.popLast() {}
      } while elements.insert(element).inserted && !element.steps.isEmpty
      let names = path.steps.lazy.compactMap { if case .name(let name) = $0 { name } else { nil } }
      if names.last.map(Self.isReference) == true { addReference(in: path) }
    }

    mutating func addReference(in path: ValuePath) {
      guard case .name(let name)? = path.steps.first else { return }
      let list = DefinitionKey(name)
      enums = enums || list == .definition(.enums)
      types = types || list == .definition(.types)
      uses = uses || list != .definition(.enums)
      if list == .definition(.intents), path.steps.count > 1, case .index(let index) = path.steps[1] {
        intents.insert(index)
      }
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
