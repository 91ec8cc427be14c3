import IntentDiagnostics
import IntentSchema

/// The unvalidated contents of a file. A missing key is `nil`.
package struct Definition: Sendable {
  /// The contents are on the heap, because every site of a diagnostic copies the definition.
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

  package var path: String {
    get { contents.value.path }
    set { contents.value.path = newValue }
  }
  /// The base name of the file and of its `.strings` tables.
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
  package var gaps: Gaps {
    get { contents.value.gaps }
    set { contents.value.gaps = newValue }
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
      let list = path.steps.first
      enums = enums || list == "INEnums"
      types = types || list == "INTypes"
      uses = uses || list != "INEnums"
      if list == "INIntents", path.steps.count > 1, case .index(let index) = path.steps[1] {
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

struct Indirect<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  init(_ value: Value) {
    box = Box(value)
  }

  var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }
}
