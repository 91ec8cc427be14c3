/// A location in an input file.
package struct SourceLocation: Sendable, Hashable {
  /// The path as the user gave it.
  package var file: String
  /// The byte range in the file's text as UTF-8. `nil` for the whole file
  /// and for a binary property list.
  package var range: Range<Int>?

  package init(file: String, range: Range<Int>? = nil) {
    self.file = file
    self.range = range
  }
}
