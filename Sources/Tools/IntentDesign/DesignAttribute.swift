import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentText

/// A value of an element that `design` can set, with the keys that contain it.
package struct DesignAttribute: Sendable {
  package enum Form: Sendable, Hashable {
    /// Text for users, with an ID next to it.
    case text
    case string
    case flag
    /// The key says the opposite, and is omitted if the attribute is true.
    case inverseFlag
    /// Written even if false.
    case writtenFlag
    /// A Boolean written as the string `YES`.
    case wordFlag
    /// A Boolean written as the integer 1.
    case numberFlag
    case integer
    /// An integer that is omitted if zero.
    case index
    case value
    /// A bound, as a value of the element's type, or `none`.
    case bound
    case strings
    /// A list of dictionaries, each with a string under the given key.
    case keyed(DefinitionKey)
    /// A list of dictionaries, each with a text and its ID.
    case texts(DefinitionKey)
    /// Includes an enum's or object type's name, and whether it is a list.
    case type
    case sizes
    case parent
    case operand
    case operands

    init(_ form: KeyForm) {
      switch form {
      case .text: self = .text
      case .name, .identity, .string: self = .string
      case .flag: self = .flag
      case .writtenFlag: self = .writtenFlag
      case .wordFlag: self = .wordFlag
      case .numberFlag: self = .numberFlag
      case .integer, .tag, .lastTag: self = .integer
      case .index, .place: self = .index
      case .scalar: self = .value
      case .bound: self = .bound
      case .list, .parts, .dictionary: self = .strings
      }
    }
  }

  package let name: String
  package let form: Form
  package let keys: [DefinitionKey]

  var idKeys: [DefinitionKey] {
    keys.dropLast() + keys.suffix(1).map(\.id)
  }

  package static func all(of kind: ElementKind) -> [DesignAttribute] { tables[kind] ?? [] }

  package static func named(_ name: String, of place: ElementPath) throws(DesignProblem) -> DesignAttribute {
    let attributes = all(of: place.kind)
    if let attribute = attributes.first(where: { $0.name == name }) { return attribute }
    let names = attributes.map(\.name)
    let hint = Suggestions.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
    throw DesignProblem(
      "\(place.kind.withArticle) has no '\(name.shortened)'; \(hint ?? "it has \(names.joined(separator: ", "))")"
    )
  }

  private static let tables: [ElementKind: [DesignAttribute]] = Dictionary(
    uniqueKeysWithValues: ElementKind.allCases.map { ($0, table(of: $0)) }
  )

  private static func table(of kind: ElementKind) -> [DesignAttribute] {
    switch kind {
    case .definition:
      [
        make("modelVersion", .definition(.modelVersion)),
        make("namespace", .definition(.namespace)),
        make("systemVersion", .definition(.systemVersion)),
        make("toolsVersion", .definition(.toolsVersion)),
        make("toolsBuildVersion", .definition(.toolsBuildVersion)),
      ]
    case .intent:
      [
        make("title", .intent(.title)), make("description", .intent(.description)),
        make("category", .intent(.category)), make("verb", .intent(.verb)),
        make("widgets", .intent(.eligibleForWidgets)),
        make("configurable", .intent(.configurable)),
        make("suggestions", .inverseFlag, .intent(.ineligibleForSuggestions)),
        make("customizable", .intent(.customizable)),
        make("confirmation", .intent(.userConfirmationRequired)),
        make("deprecated", .intent(.deprecated)),
        make("restrictions", .intent(.restrictions)), make("input", .intent(.input)),
        make("keyParameter", .intent(.keyParameter)),
        make("image", .intent(.defaultImageName)),
        make("className", .intent(.className)), make("classPrefix", .intent(.classPrefix)),
        make("domain", .intent(.domain)), make("kind", .intent(.type)),
        make("lastTag", .intent(.lastParameterTag)),
      ]
    case .combination, .managedCombination:
      [
        make("title", .combination(.title)), make("subtitle", .combination(.subtitle)),
        make("primary", .combination(.isPrimary)), make("linked", .combination(.isLinked)),
        make("updatesLinked", .combination(.updatesLinked)),
        make("background", .combination(.supportsBackgroundExecution)),
      ]
    case .dialog: [make("text", .dialog(.formatString)), make("custom", .dialog(.custom))]
    case .reason:
      [
        make("text", .reason(.formatString)), make("default", .reason(.isDefault)),
        make("custom", .reason(.custom)),
      ]
    case .response:
      [make("output", .response(.output)), make("lastTag", .response(.lastParameterTag))]
    case .responseCode:
      [
        make("text", .responseCode(.formatString)),
        make("short", .responseCode(.conciseFormatString)),
        make("success", .responseCode(.success)),
      ]
    case .enumeration:
      [
        make("title", .enumeration(.displayName)),
        make("className", .enumeration(.className)),
        make("kind", .enumeration(.type)),
        make("generatesHeader", .enumeration(.generatesHeader)),
      ]
    case .enumCase:
      [
        make("title", .enumCase(.displayName)), make("index", .enumCase(.index)),
        make("pronunciation", .enumCase(.pronunciationHint)),
        make("synonyms", .texts(.synonym(.synonym)), .enumCase(.synonyms)),
      ]
    case .type:
      [
        make("title", .type(.displayName)), make("className", .type(.className)),
        make("classPrefix", .type(.classPrefix)), make("lastTag", .type(.lastPropertyTag)),
      ]
    case .parameter: field(.parameter) + parameter
    case .responseParameter: field(.responseParameter)
    case .property: field(.property) + [make("inherited", .property(.isDefault))]
    }
  }

  private static func make(_ name: String, _ form: Form, _ keys: DefinitionKey...) -> DesignAttribute {
    DesignAttribute(name: name, form: form, keys: keys)
  }

  /// With the usual form of the key's values.
  private static func make(_ name: String, _ key: DefinitionKey) -> DesignAttribute {
    make(name, Form(key.form), key)
  }

  private static func field(_ owner: FieldOwner) -> [DesignAttribute] {
    func setting(_ name: String, _ form: Form? = nil, key: MetadataKey) -> DesignAttribute {
      make(name, form ?? Form(key.form), .field(owner, .metadata), .metadata(owner, key))
    }
    return [
      make("title", .field(owner, .displayName)), make("type", .type, .field(owner, .type)),
      setting("kind", key: .type), setting("negative", key: .supportsNegativeNumbers),
      setting("unit", key: .unit), setting("defaultUnit", key: .defaultUnit),
      setting("minimum", key: .minimumValue), setting("minimumUnit", key: .minimumUnit),
      setting("maximum", key: .maximumValue), setting("maximumUnit", key: .maximumUnit),
      setting("default", key: .defaultValue),
      setting("trueTitle", key: .trueDisplayName), setting("falseTitle", key: .falseDisplayName),
      setting("placeholder", key: .placeholder), setting("capitalization", key: .capitalization),
      setting("multiline", key: .multiline), setting("keyboard", key: .keyboardType),
      setting("autocorrect", .inverseFlag, key: .disableAutocorrect),
      setting("smartDashes", .inverseFlag, key: .disableSmartDashes),
      setting("smartQuotes", .inverseFlag, key: .disableSmartQuotes),
      setting("format", key: .format), setting("dateStyle", key: .dateStyle),
      setting("timeStyle", key: .timeStyle), setting("template", key: .template),
      setting("fileTypes", .keyed(.fileType), key: .customUTIs),
      setting("currencies", key: .currencyCodes),
      make("tag", .field(owner, .tag)), make("priority", .field(owner, .displayPriority)),
    ]
  }

  private static let parameter: [DesignAttribute] = [
    make("configurable", .parameter(.configurable)),
    make("parent", .parent, .parameter(.relationship)),
    make("parentName", .string, .parameter(.relationship), .relationship(.parentName)),
    make("predicate", .string, .parameter(.relationship), .relationship(.predicateName)),
    make("predicateValue", .operand, .parameter(.relationship), .relationship(.predicateValue)),
    make("predicateValues", .operands, .parameter(.relationship), .relationship(.predicateValues)),
    make("options", .parameter(.supportsDynamicEnumeration)),
    make("search", .parameter(.supportsSearch)),
    make("sizes", .sizes, .parameter(.arraySizes)),
    make("fixedSize", .parameter(.fixedSizeArray)),
    make("resolution", .parameter(.supportsResolution)),
    make("customDisambiguation", .parameter(.customDisambiguation)),
    make("windowSize", .parameter(.windowSize)),
  ]
}
