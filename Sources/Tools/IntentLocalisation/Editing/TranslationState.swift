/// The state of a translation, named as in string catalogues.
package enum TranslationState: String, Sendable, Hashable {
  /// It is not translated yet.
  case new
  /// It is translated.
  case translated
  /// Someone should look at it again.
  case needsReview = "needs_review"
}
