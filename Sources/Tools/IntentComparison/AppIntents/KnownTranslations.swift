/// The languages into which the tables next to definitions translate each text.
struct KnownTranslations {
  private var languages: [String: Set<String>] = [:]

  init(_ schema: ComparedSchema) {
    var elements: [any ComparedElement] = schema.intents + schema.enums + schema.objects
    elements += schema.intents.flatMap { $0.parameters as [any ComparedElement] }
    elements += schema.enums.flatMap { $0.cases as [any ComparedElement] }
    elements += schema.objects.flatMap { $0.properties as [any ComparedElement] }
    for text in elements.flatMap(\.texts) {
      guard let id = text.id, let translations = text.translations else { continue }
      let known = translations.languages.filter { language, found in
        language != translations.sourceLanguage && found.texts[""]?[""] != text.text
      }
      languages[id, default: []].formUnion(known.keys)
    }
  }

  init() {}

  /// The languages of a text by its ID, other than those that repeat the text.
  func languages(of id: String) -> Set<String> { languages[id] ?? [] }
}
