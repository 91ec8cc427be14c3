/// An element that is in both versions.
protocol VersionPair<Element> {
  associatedtype Element: ComparedElement
  var old: Element { get }
  var new: Element { get }
}
