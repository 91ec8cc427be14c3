/// What both versions have.
protocol VersionPair<Element> {
  associatedtype Element: ComparedElement
  var old: Element { get }
  var new: Element { get }
}
