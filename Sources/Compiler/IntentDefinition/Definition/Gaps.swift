import IntentSchema

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
