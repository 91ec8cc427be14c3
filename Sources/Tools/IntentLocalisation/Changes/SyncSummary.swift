import IntentDiagnostics

/// What ``StringsSync`` changes in one table.
package struct SyncSummary: Sendable {
  /// The path of the table.
  package var path: String
  /// The number of new texts.
  package var added = 0
  /// The number of translations that need review now.
  package var reviews = 0
  /// The number of texts that go.
  package var removed = 0
  /// The keys of texts that go with translations.
  package var removedTranslations: [String] = []

  /// The counts that are not zero, such as `17 new and 1 needs review`; `nil` if nothing changes.
  package var words: String? {
    let review = reviews == 1 ? "1 needs review" : "\(reviews) need review"
    let parts = [
      added > 0 ? "\(added) new" : "", reviews > 0 ? review : "", removed > 0 ? "\(removed) removed" : "",
    ]
    .filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.listed
  }
}
