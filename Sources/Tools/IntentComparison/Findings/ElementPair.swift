/// An element in the old and the new version, which findings name.
protocol ElementPair<Element>: Sendable {
  associatedtype Element: ComparedElement
  var old: Element { get }
  var new: Element { get }
}

/// An element that both versions have, without what it belongs to.
struct KeptElement<Element: ComparedElement>: ElementPair {
  let old: Element
  let new: Element
}
