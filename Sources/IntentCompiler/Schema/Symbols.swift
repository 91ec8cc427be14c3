/// The enums and object types of one call, by name.
struct Symbols {
  /// The namespace that stands for Apple's own types.
  static let systemNamespace = "System"

  /// A declaration: which definition, and which element of its list.
  struct Declaration {
    let definition: Int
    let index: Int
  }

  private(set) var enums: [String: Declaration] = [:]
  private(set) var objects: [String: Declaration] = [:]

  /// Of two declarations with one name the first counts; ``Lowering`` reports the second.
  init(_ definitions: [Definition]) {
    for (number, definition) in definitions.enumerated() {
      for (index, enumeration) in definition.enums.enumerated() {
        guard let name = enumeration.name?.value, enums[name] == nil else { continue }
        enums[name] = Declaration(definition: number, index: index)
      }
      for (index, type) in definition.types.enumerated() {
        guard let name = type.name?.value, objects[name] == nil else { continue }
        objects[name] = Declaration(definition: number, index: index)
      }
    }
  }
}
