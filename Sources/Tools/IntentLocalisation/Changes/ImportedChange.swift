import IntentDiagnostics

/// A change that a text of an imported file makes.
struct ImportedChange {
  var language: String
  var change: Table.TextChange
  /// The place of the text in the file.
  var location: SourceLocation
}
