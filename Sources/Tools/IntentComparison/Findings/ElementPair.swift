/// An element in the old and the new version, which findings name.
protocol ElementPair<Element>: Sendable {
  associatedtype Element: ComparedElement
  var old: Element { get }
  var new: Element { get }
  /// Whether the system finds people's choices under the new element. If not, other changes don't matter.
  var isFound: Bool { get }
}

extension ElementPair {
  var isFound: Bool { true }
}

/// A part that only one version contains: removed or added.
struct Lone<Owner: Sendable, Element: Sendable>: Sendable {
  /// The element around it, in both versions.
  let owner: Owner
  let element: Element
}

/// An element in both versions, without its owner.
struct KeptElement<Element: ComparedElement>: ElementPair {
  let old: Element
  let new: Element
}
