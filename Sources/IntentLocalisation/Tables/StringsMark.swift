/// The state of a translation in a `.strings` table, which the format itself cannot express: the last words of the
/// comment before the entry.
package enum StringsMark: String, Sendable, Hashable {
  /// The entry repeats the text of the definition and is not translated yet.
  case new = "intentc: new"
  /// The text of the definition changed after it was translated.
  case needsReview = "intentc: needs review"

  /// The mark in a comment.
  init?(in comment: ArraySlice<UInt8>) {
    guard comment.count < 65_536 else { return nil }
    let text = String(decoding: comment, as: UTF8.self)
    guard let mark = [Self.new, .needsReview].first(where: { text.contains($0.rawValue) }) else { return nil }
    self = mark
  }
}
