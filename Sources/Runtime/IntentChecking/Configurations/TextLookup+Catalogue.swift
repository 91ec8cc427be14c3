public import IntentPlatform

extension TextLookup {
  /// A lookup in a string catalogue (`.xcstrings`).
  ///
  /// On Apple's systems, the build turns catalogues into tables, which the bundle has. Elsewhere, a catalogue is copied
  /// as it is, and this initializer reads it. Of a text with plural forms, it takes the form for other numbers.
  ///
  /// - Parameters:
  ///   - catalogue: The contents of the file.
  ///   - table: The name of the catalogue, which is that of its definition.
  ///   - language: The language, such as `de`. `de-AT` falls back to `de`.
  /// - Throws: `DecodingError` if the data is not a catalogue.
  public init(catalogue: Data, table: String, language: String) throws {
    let catalogue = try JSONDecoder().decode(Catalogue.self, from: catalogue)
    let languages = Self.fallbacks(of: language)
    let texts = catalogue.strings.compactMapValues { entry in
      languages.lazy.compactMap { language in
        entry.localizations?[language]?.text(isSource: language == catalogue.sourceLanguage)
      }.first
    }
    self.init(tables: [table: texts])
  }

  /// The language and the more general ones.
  private static func fallbacks(of language: String) -> [String] {
    var languages: [String] = []
    var rest = language.map { $0 == "_" ? "-" : $0 }[...]
    while !rest.isEmpty {
      languages.append(String(rest))
      rest = rest.lastIndex(of: "-").map { rest[..<$0] } ?? []
    }
    return languages
  }
}

private struct Catalogue: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Form]]?

    func text(isSource: Bool) -> String? {
      guard let unit = stringUnit ?? variations?["plural"]?["other"]?.stringUnit else { return nil }
      return isSource || unit.state != "new" ? unit.value : nil
    }
  }

  struct Form: Decodable {
    var stringUnit: Unit?
  }

  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  var sourceLanguage: String?
  var strings: [String: Entry]
}
