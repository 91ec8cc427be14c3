/// The address of an element in every version: its kind, and the names on the way to it. Diagnostics carry
/// it, people read and type its text, and it finds elements of a definition: none, one, or several with the
/// same names.
package struct ElementPath: Sendable, Hashable {
  package let kind: ElementKind
  /// The names from the outermost element to this one. A response has no name.
  package let names: [String]

  package init(_ kind: ElementKind, _ names: [String]) {
    (self.kind, self.names) = (kind, names)
  }

  package static let definition = ElementPath(.definition, [])

  /// Empty for a definition and a response.
  package var name: String { kind == .response ? "" : names.last ?? "" }

  /// The innermost element with a name around this one: for a part of a response, the intent.
  package var owner: ElementPath {
    guard let owner = kind.owner else { return .definition }
    if kind == .response { return ElementPath(owner, names) }
    return ElementPath(owner == .response ? .intent : owner, names.dropLast())
  }

  package func part(_ kind: ElementKind, _ name: String) -> ElementPath {
    ElementPath(kind, kind == .response ? names : names + [name])
  }

  package func renamed(_ name: String) -> ElementPath { ElementPath(kind, names.dropLast() + [name]) }
}
