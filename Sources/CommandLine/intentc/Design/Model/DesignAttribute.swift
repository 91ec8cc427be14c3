import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentText

struct DesignAttribute: Sendable {
  enum Form: Sendable, Hashable {
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
  }

  let name: String
  let form: Form
  let keys: [DefinitionKey]

  var idKeys: [DefinitionKey] {
    keys.dropLast() + keys.suffix(1).map(\.id)
  }

  static func all(of kind: ElementKind) -> [DesignAttribute] { tables[kind] ?? [] }

  static func named(_ name: String, of place: ElementPath) throws(DesignProblem) -> DesignAttribute {
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
        make("modelVersion", .string, .definition(.modelVersion)),
        make("namespace", .string, .definition(.namespace)),
        make("systemVersion", .string, .definition(.systemVersion)),
        make("toolsVersion", .string, .definition(.toolsVersion)),
        make("toolsBuildVersion", .string, .definition(.toolsBuildVersion)),
      ]
    case .intent:
      [
        make("title", .text, .intent(.title)), make("description", .text, .intent(.description)),
        make("category", .string, .intent(.category)), make("verb", .string, .intent(.verb)),
        make("widgets", .flag, .intent(.eligibleForWidgets)),
        make("configurable", .flag, .intent(.configurable)),
        make("suggestions", .inverseFlag, .intent(.ineligibleForSuggestions)),
        make("customizable", .flag, .intent(.customizable)),
        make("confirmation", .flag, .intent(.userConfirmationRequired)),
        make("deprecated", .flag, .intent(.deprecated)),
        make("restrictions", .integer, .intent(.restrictions)), make("input", .string, .intent(.input)),
        make("keyParameter", .string, .intent(.keyParameter)),
        make("image", .string, .intent(.defaultImageName)),
        make("className", .string, .intent(.className)), make("classPrefix", .string, .intent(.classPrefix)),
        make("domain", .string, .intent(.domain)), make("kind", .string, .intent(.type)),
        make("lastTag", .integer, .intent(.lastParameterTag)),
      ]
    case .combination, .managedCombination:
      [
        make("title", .text, .combination(.title)), make("subtitle", .text, .combination(.subtitle)),
        make("primary", .flag, .combination(.isPrimary)), make("linked", .flag, .combination(.isLinked)),
        make("updatesLinked", .flag, .combination(.updatesLinked)),
        make("background", .writtenFlag, .combination(.supportsBackgroundExecution)),
      ]
    case .dialog: [make("text", .text, .dialog(.formatString)), make("custom", .flag, .dialog(.custom))]
    case .reason:
      [
        make("text", .text, .reason(.formatString)), make("default", .flag, .reason(.isDefault)),
        make("custom", .flag, .reason(.custom)),
      ]
    case .response:
      [make("output", .string, .response(.output)), make("lastTag", .integer, .response(.lastParameterTag))]
    case .responseCode:
      [
        make("text", .text, .responseCode(.formatString)),
        make("short", .text, .responseCode(.conciseFormatString)),
        make("success", .flag, .responseCode(.success)),
      ]
    case .enumeration:
      [
        make("title", .text, .enumeration(.displayName)),
        make("className", .string, .enumeration(.className)),
        make("kind", .string, .enumeration(.type)),
        make("generatesHeader", .flag, .enumeration(.generatesHeader)),
      ]
    case .enumCase:
      [
        make("title", .text, .enumCase(.displayName)), make("index", .index, .enumCase(.index)),
        make("pronunciation", .text, .enumCase(.pronunciationHint)),
        make("synonyms", .texts(.synonym(.synonym)), .enumCase(.synonyms)),
      ]
    case .type:
      [
        make("title", .text, .type(.displayName)), make("className", .string, .type(.className)),
        make("classPrefix", .string, .type(.classPrefix)), make("lastTag", .integer, .type(.lastPropertyTag)),
      ]
    case .parameter: field(.parameter) + parameter
    case .responseParameter: field(.responseParameter)
    case .property: field(.property) + [make("inherited", .flag, .property(.isDefault))]
    }
  }

  private static func make(_ name: String, _ form: Form, _ keys: DefinitionKey...) -> DesignAttribute {
    DesignAttribute(name: name, form: form, keys: keys)
  }

  private static func field(_ owner: FieldOwner) -> [DesignAttribute] {
    func setting(_ name: String, _ form: Form, _ key: MetadataKey) -> DesignAttribute {
      make(name, form, .field(owner, .metadata), .metadata(owner, key))
    }
    return [
      make("title", .text, .field(owner, .displayName)), make("type", .type, .field(owner, .type)),
      setting("kind", .string, .type), setting("negative", .wordFlag, .supportsNegativeNumbers),
      setting("unit", .string, .unit), setting("defaultUnit", .string, .defaultUnit),
      setting("minimum", .bound, .minimumValue), setting("minimumUnit", .string, .minimumUnit),
      setting("maximum", .bound, .maximumValue), setting("maximumUnit", .string, .maximumUnit),
      setting("default", .value, .defaultValue),
      setting("trueTitle", .text, .trueDisplayName), setting("falseTitle", .text, .falseDisplayName),
      setting("placeholder", .text, .placeholder), setting("capitalization", .string, .capitalization),
      setting("multiline", .flag, .multiline), setting("keyboard", .string, .keyboardType),
      setting("autocorrect", .inverseFlag, .disableAutocorrect),
      setting("smartDashes", .inverseFlag, .disableSmartDashes),
      setting("smartQuotes", .inverseFlag, .disableSmartQuotes),
      setting("format", .string, .format), setting("dateStyle", .string, .dateStyle),
      setting("timeStyle", .string, .timeStyle), setting("template", .text, .template),
      setting("fileTypes", .keyed(DefinitionKey("UTI")), .customUTIs),
      setting("currencies", .strings, .currencyCodes),
      make("tag", .integer, .field(owner, .tag)), make("priority", .index, .field(owner, .displayPriority)),
    ]
  }

  private static let parameter: [DesignAttribute] = [
    make("configurable", .flag, .parameter(.configurable)),
    make("parent", .parent, .parameter(.relationship)),
    make("parentName", .string, .parameter(.relationship), .relationship(.parentName)),
    make("predicate", .string, .parameter(.relationship), .relationship(.predicateName)),
    make("predicateValue", .operand, .parameter(.relationship), .relationship(.predicateValue)),
    make("predicateValues", .operands, .parameter(.relationship), .relationship(.predicateValues)),
    make("options", .flag, .parameter(.supportsDynamicEnumeration)),
    make("search", .flag, .parameter(.supportsSearch)),
    make("sizes", .sizes, .parameter(.arraySizes)),
    make("fixedSize", .numberFlag, .parameter(.fixedSizeArray)),
    make("resolution", .flag, .parameter(.supportsResolution)),
    make("customDisambiguation", .flag, .parameter(.customDisambiguation)),
    make("windowSize", .integer, .parameter(.windowSize)),
  ]
}
