extension XMLTreeBuilder {
  /// An element that is not closed yet. Kept small, as each is copied a few times.
  struct OpenElement {
    var element: PropertyListElement
    let isOneTag: Bool
    /// After something that was reported here: what is missing because of it is not reported again.
    var forgives = false
    var node: Int32 = -1
    var childCount: Int32 = 0
    /// In a dictionary: the key that waits for its value.
    var key: Int32 = -1
    var keyElement = PropertyList.Span.none
    var keyContent = PropertyList.Span.none
    private let tag: PropertyList.Span

    init(_ element: PropertyListElement, start: Int, contentStart: Int, isOneTag: Bool) {
      self.element = element
      self.isOneTag = isOneTag
      tag = PropertyList.Span(start, contentStart)
    }

    var start: Int { Int(tag.start) }
    var contentStart: Int { Int(tag.end) }
  }
}
