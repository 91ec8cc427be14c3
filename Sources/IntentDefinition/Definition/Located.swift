/// A value that a definition states, with its place.
package struct Located<Value: Sendable>: Sendable {
  /// What the file says.
  package var value: Value
  /// The bytes of the value in the file's text: what stands between its tags, or the whole element where
  /// nothing stands there. `nil` for a binary property list or a value built by hand.
  package var range: Range<Int>? {
    get { span.range }
    set { span = PropertyList.Span(newValue) }
  }
  // There are many of these, and they are copied often: a place takes a third of the room in this form.
  private var span: PropertyList.Span

  package init(_ value: Value, at range: Range<Int>? = nil) {
    self.value = value
    span = PropertyList.Span(range)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
