public import IntentPlatform

extension ConfigurationSchema {
  /// Translates all texts that users see.
  public func localized(by lookup: TextLookup) -> ConfigurationSchema {
    localized(by: lookup, types: types.localized(by: lookup))
  }

  /// - Parameter types: The types that the result has, translated.
  package func localized(by lookup: TextLookup, types: TypeTable) -> ConfigurationSchema {
    ConfigurationSchema(
      name,
      className: className,
      title: lookup.localize(title),
      description: lookup.localize(description),
      parameters: parameters.map { parameter in
        var parameter = parameter
        parameter.title = lookup.localize(parameter.title)
        parameter.type = parameter.type.localized(by: lookup)
        return parameter
      },
      types: types
    )
  }
}

extension TypeTable {
  /// Translates all texts.
  public func localized(by lookup: TextLookup) -> TypeTable {
    TypeTable(
      enums: enums.mapValues { enumeration in
        EnumSchema(
          enumeration.name,
          className: enumeration.className,
          title: lookup.localize(enumeration.title),
          cases: enumeration.cases.map { enumCase in
            var enumCase = enumCase
            enumCase.title = lookup.localize(enumCase.title)
            enumCase.synonyms = enumCase.synonyms.map(lookup.localize)
            return enumCase
          }
        )
      },
      objects: objects.mapValues { object in
        ObjectSchema(
          object.name,
          className: object.className,
          title: lookup.localize(object.title),
          properties: object.properties.map { property in
            var property = property
            property.title = lookup.localize(property.title)
            property.type = property.type.localized(by: lookup)
            return property
          }
        )
      }
    )
  }
}

extension ParameterType {
  fileprivate func localized(by lookup: TextLookup) -> ParameterType {
    switch self {
    case .boolean(var settings):
      settings.trueDisplayName = settings.trueDisplayName.map(lookup.localize)
      settings.falseDisplayName = settings.falseDisplayName.map(lookup.localize)
      return .boolean(settings)
    case .string(var settings):
      settings.placeholder = settings.placeholder.map(lookup.localize)
      return .string(settings)
    case .dateComponents(var settings):
      guard case .template(let template) = settings.format else { return self }
      settings.format = .template(lookup.localize(template))
      return .dateComponents(settings)
    default:
      return self
    }
  }
}

extension TypeTable {
  /// Returns the title of an enum case, the words for true and false, or else `ParameterValue/displayString`.
  public func displayString(
    of value: ParameterValue,
    as type: ParameterType,
    in lookup: TextLookup = .base
  ) -> String {
    switch (type, value) {
    case (_, .array(let values)):
      return values.map { displayString(of: $0, as: type, in: lookup) }.joined(separator: ", ")
    case (.enumeration(let name), .enumCase(let caseName)):
      let title = enums[name]?.case(named: caseName).map { lookup($0.title) } ?? ""
      return title.isEmpty ? caseName : title
    case (.boolean(let settings), .boolean(let flag)):
      let title = (flag ? settings.trueDisplayName : settings.falseDisplayName).map { lookup($0) } ?? ""
      return title.isEmpty ? value.displayString : title
    default:
      return value.displayString
    }
  }
}

extension TextLookup {
  fileprivate func localize(_ text: LocalizedText) -> LocalizedText {
    LocalizedText(self(text), key: text.key, table: text.table)
  }
}

extension TextLookup {
  /// Looks up texts in a string catalog (`.xcstrings`). A text with plural forms uses the form `other`.
  ///
  /// A build compiles string catalogs only for Apple's systems, and otherwise copies them unchanged.
  ///
  /// - Parameters:
  ///   - catalog: The catalog's JSON.
  ///   - table: The base name of the catalog.
  ///   - language: A language such as `de-AT`, which falls back to `de`.
  /// - Throws: `DecodingError` if the data is not a catalog.
  public init(catalog: Data, table: String, language: String) throws {
    let catalog = try JSONDecoder().decode(Catalog.self, from: catalog)
    let languages = Self.fallbacks(of: language)
    let texts = catalog.strings.compactMapValues { entry in
      languages.lazy.compactMap { language in
        entry.localizations?[language]?.text(isSource: language == catalog.sourceLanguage)
      }.first
    }
    self.init(tables: [table: texts])
  }

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

/// The parts of a string catalog (`.xcstrings`) that give a text for a key.
private struct Catalog: Decodable {
  /// A key with its texts, by language.
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// The text in one language, or its variations for plurals.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Form]]?

    func text(isSource: Bool) -> String? {
      guard let unit = stringUnit ?? variations?["plural"]?["other"]?.stringUnit else { return nil }
      return isSource || unit.state != "new" ? unit.value : nil
    }
  }

  /// One variation of a text.
  struct Form: Decodable {
    var stringUnit: Unit?
  }

  /// A text with its state, such as `new` for an untranslated one.
  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  var sourceLanguage: String?
  var strings: [String: Entry]
}
