import IntentDiagnostics
import IntentSchema

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

  /// Whether it can declare types of objects, as every model after 1.0 can.
  package var hasTypes: Bool { modelVersion?.value != "1.0" }

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

extension Definition {
  /// What a definition lacks because it could not be read. What only follows from that is not reported again.
  package struct Gaps: Sendable {
    /// Whether the file has an error, so that it may lack anything.
    package var hasErrors = false
    /// Whether an enum may lack a name, a case, or be missing altogether.
    package private(set) var enums = false
    /// Whether an object type may lack a name, a property, or be missing altogether.
    package private(set) var types = false
    /// Whether something may be missing that uses enums and object types.
    package private(set) var uses = false
    /// The intents that may lack the name or type of a part, by their place in the list.
    private var intents: Set<Int> = []
    private var values: Set<ValuePath> = []
    private var elements: Set<ValuePath> = []

    /// Whether the value at a path could not be read, so that it looks as if it were missing.
    package func has(_ path: ValuePath) -> Bool { values.contains(path) }

    /// Whether a value inside the element at a path could not be read, however deep.
    package func areInside(_ path: ValuePath) -> Bool { elements.contains(path) }

    /// Whether what refers to a part of an intent may find nothing.
    package func areInParts(ofIntent index: Int) -> Bool { intents.contains(index) }

    /// Marks a value that could not be read.
    mutating func add(_ path: ValuePath) {
      values.insert(path)
      var element = path
      repeat {
        while case .index = element.steps.popLast() {}
      } while elements.insert(element).inserted && !element.steps.isEmpty
      let names = path.steps.lazy.compactMap { if case .name(let name) = $0 { name } else { nil } }
      if names.last.map(Self.isReference) == true { addReference(in: path) }
    }

    /// Marks that something is missing to which others refer, or which refers to others.
    mutating func addReference(in path: ValuePath) {
      let list = path.steps.first
      enums = enums || list == "INEnums"
      types = types || list == "INTypes"
      uses = uses || list != "INEnums"
      if list == "INIntents", path.steps.count > 1, case .index(let index) = path.steps[1] {
        intents.insert(index)
      }
    }

    /// Whether a key holds what others refer to, or what something is.
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

/// Stores a large value on the heap, so that its owner stays small and cheap to copy.
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
