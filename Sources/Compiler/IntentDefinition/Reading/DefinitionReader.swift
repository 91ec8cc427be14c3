import IntentDiagnostics
import IntentSchema

/// Reads a property list as a definition: every key into its member.
///
/// Checks only the types of values. Missing names, unresolved references and the like are checked
/// later, by the lowering.
package struct DefinitionReader {
  /// A step of the path to the current value, for the path of a diagnostic.
  struct Step {
    /// The key, as its node.
    var node: PropertyList.NodeID
    /// The index of an element; `nil` for the value itself.
    var index: Int?
    /// The element.
    var element: PropertyList.NodeID
  }

  let list: PropertyList
  var diagnostics: [Diagnostic] = []
  var steps: [Step] = []
  var suggestions = Suggestions()
  var gaps = Definition.Gaps()
  /// What is unknown in each dictionary.
  var unknownKeys: [PropertyList.NodeID: UnknownKeys] = [:]

  private init(_ list: PropertyList) {
    self.list = list
  }

  /// Reads a definition.
  ///
  /// - Parameters:
  ///   - list: The property list, read with the format's keys known (``knownKeys``).
  ///   - name: The file's base name without its extension.
  /// - Returns: The definition with everything that could be read, or `nil` if the list is not a definition, and
  ///   the diagnostics in file order.
  package static func read(_ list: PropertyList, name: String) -> (Definition?, [Diagnostic]) {
    var reader = DefinitionReader(list)
    let definition = reader.definition(name: name)
    return (definition, reader.diagnostics)
  }

  /// The keys of the format, for the property list reader.
  package static let knownKeys = DefinitionKeys.known

  private mutating func definition(name: String) -> Definition? {
    let root = list.root
    guard list.kind(root) == .dictionary else {
      report(.notADefinition, "an intent definition is a dictionary, but this is \(describe(root))", at: root)
      return nil
    }
    var definition = Definition(path: list.source.path, name: name)
    for child in list.children(of: root) {
      switch DefinitionKeys.definition[list.key(of: child)] {
      case .intents: definition.intents = elements(of: child) { $0.intent($1) }
      case .enums: definition.enums = elements(of: child) { $0.enumeration($1) }
      case .types: definition.types = elements(of: child) { $0.objectType($1) }
      case .modelVersion: definition.modelVersion = string(child)
      case .namespace: definition.namespace = string(child)
      case .systemVersion: definition.systemVersion = string(child)
      case .toolsVersion: definition.toolsVersion = string(child)
      case .toolsBuildVersion: definition.toolsBuildVersion = string(child)
      case nil: unknownKey(child, DefinitionKeys.definition.names)
      }
    }
    definition.gaps = gaps
    return definition
  }
}
