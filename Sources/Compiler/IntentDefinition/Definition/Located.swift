/// A value of a definition with its location.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// The byte range of the value in the file's text: between its tags, or the whole element if it is empty.
  /// `nil` for a value of a binary property list or one that was built in code.
  package var range: Range<Int>? {
    get { span.range }
    set { span = PropertyList.Span(newValue) }
  }
  // Definitions have many of these and copy them often; this form takes a third of the memory.
  private var span: PropertyList.Span

  package init(_ value: Value, at range: Range<Int>? = nil) {
    self.value = value
    span = PropertyList.Span(range)
  }
}

extension Located: Equatable where Value: Equatable {}
