import IntentSchema

/// An intent for a picture of its screen.
package struct PreviewIntent: Sendable {
  /// The intent with the definition's own texts.
  package var schema: ConfigurationSchema
  /// The languages with their texts; the first are the definition's own.
  package var languages: [(language: PageView.Language, lookup: TextLookup)]
  /// What has changed, by the name of the parameter; with an empty name, of the intent itself.
  package var changes: [String: [PreviewChange]] = [:]

  package init(
    _ schema: ConfigurationSchema,
    languages: [(language: PageView.Language, lookup: TextLookup)]
  ) {
    self.schema = schema
    self.languages = languages
  }

  /// The families that make a difference, after none in particular.
  var families: [ConfigurationFamily?] {
    [nil] + schema.families
  }
}
