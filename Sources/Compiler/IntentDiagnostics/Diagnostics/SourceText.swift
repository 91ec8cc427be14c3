/// The text of one input file as UTF-8, with the file's path.
///
/// A file in another encoding is converted first, so that every location is a
/// byte range in this text.
package struct SourceText: Sendable, Hashable {
  /// The path as the user gave it, or `<stdin>`.
  package var path: String
  /// The text in UTF-8. Empty for a binary property list.
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
