import IntentDefinition
import IntentDiagnostics

/// Swift names of elements. An intent's Swift name is for its configuration.
package struct Renames: Sendable, Hashable {
  package var names: [ElementPath: String] = [:]
  package var origins: [String: [Rename]] = [:]

  func name(of path: @autoclosure () -> ElementPath) -> String? { names.isEmpty ? nil : names[path()] }
}

/// One entry of `renames` in `intentc.json`.
package struct Rename: Sendable, Hashable {
  /// The kinds of elements with a name in Swift. Earlier versions of `intentc.json` had an object with each
  /// of these keys, and paths without their first word in it.
  package static let kinds: KeyValuePairs<String, ElementKind> = [
    "intents": .intent, "enums": .enumeration, "types": .type, "parameters": .parameter, "cases": .enumCase,
    "properties": .property,
  ]

  package var path: ElementPath
  package var swiftName: String
  package var location: SourceLocation
  /// Whether the file has the path, and not only the names in it.
  var isPath = true

  /// The paths that a member of `renames` names, with the members that say their names in Swift.
  package static func paths(in member: JSONTree.Member) -> [(path: ElementPath?, member: JSONTree.Member)] {
    guard let kind = kinds.first(where: { $0.key == member.key })?.value,
      case .object(let members) = member.value.kind
    else { return [(ElementPath(member.key), member)] }
    return members.map { member in
      let names = member.key.split(separator: ".", omittingEmptySubsequences: false)
      return (ElementPath(kind, names.map(String.init)), member)
    }
  }
}

extension ElementPath {
  /// The names without the kind: `Mode.car`.
  package var bareText: String { names.joined(separator: ".") }
}
