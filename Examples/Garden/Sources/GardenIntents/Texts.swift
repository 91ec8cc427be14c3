import IntentRuntime

extension WateringPlanConfiguration {
  /// The title of the widget in the language of the person.
  public static var localisedTitle: String {
    let lookup = TextLookup(.module)
    return lookup(schema.title)
  }
}
