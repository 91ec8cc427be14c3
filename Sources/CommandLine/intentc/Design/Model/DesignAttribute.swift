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
    case keyed(PropertyValue.Key)
    /// A list of dictionaries, each with a text and its ID.
    case texts(PropertyValue.Key)
    /// Includes an enum's or object type's name, and whether it is a list.
    case type
    case sizes
    case parent
    case operand
    case operands
  }

  let name: String
  let form: Form
  let keys: [PropertyValue.Key]

  var idKeys: [PropertyValue.Key] {
    keys.dropLast() + keys.suffix(1).map { PropertyValue.Key($0.name + "ID") }
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
    let prefix = kind.prefix
    func make(_ name: String, _ form: Form, _ suffixes: String...) -> DesignAttribute {
      DesignAttribute(name: name, form: form, keys: suffixes.map { PropertyValue.Key(prefix + $0) })
    }
    return switch kind {
    case .definition:
      [
        make("modelVersion", .string, "ModelVersion"), make("namespace", .string, "Namespace"),
        make("systemVersion", .string, "SystemVersion"), make("toolsVersion", .string, "ToolsVersion"),
        make("toolsBuildVersion", .string, "ToolsBuildVersion"),
      ]
    case .intent:
      [
        make("title", .text, "Title"), make("description", .text, "Description"),
        make("category", .string, "Category"), make("verb", .string, "Verb"),
        make("widgets", .flag, "EligibleForWidgets"), make("configurable", .flag, "Configurable"),
        make("suggestions", .inverseFlag, "IneligibleForSuggestions"),
        make("customizable", .flag, "Customizable"),
        make("confirmation", .flag, "UserConfirmationRequired"), make("deprecated", .flag, "Deprecated"),
        make("restrictions", .integer, "Restrictions"), make("input", .string, "Input"),
        make("keyParameter", .string, "KeyParameter"), make("image", .string, "DefaultImageName"),
        make("className", .string, "ClassName"), make("classPrefix", .string, "ClassPrefix"),
        make("domain", .string, "Domain"), make("kind", .string, "Type"),
        make("lastTag", .integer, "LastParameterTag"),
      ]
    case .combination, .managedCombination:
      [
        make("title", .text, "Title"), make("subtitle", .text, "Subtitle"),
        make("primary", .flag, "IsPrimary"), make("linked", .flag, "IsLinked"),
        make("updatesLinked", .flag, "UpdatesLinked"),
        make("background", .writtenFlag, "SupportsBackgroundExecution"),
      ]
    case .dialog: [make("text", .text, "FormatString"), make("custom", .flag, "Custom")]
    case .reason:
      [
        make("text", .text, "FormatString"), make("default", .flag, "Default"),
        make("custom", .flag, "Custom"),
      ]
    case .response: [make("output", .string, "Output"), make("lastTag", .integer, "LastParameterTag")]
    case .responseCode:
      [
        make("text", .text, "FormatString"), make("short", .text, "ConciseFormatString"),
        make("success", .flag, "Success"),
      ]
    case .enumeration:
      [
        make("title", .text, "DisplayName"), make("className", .string, "ClassName"),
        make("kind", .string, "Type"), make("generatesHeader", .flag, "GeneratesHeader"),
      ]
    case .enumCase:
      [
        make("title", .text, "DisplayName"), make("index", .index, "Index"),
        make("synonyms", .texts("INEnumValueSynonymSynonym"), "Synonyms"),
      ]
    case .type:
      [
        make("title", .text, "DisplayName"), make("className", .string, "ClassName"),
        make("classPrefix", .string, "ClassPrefix"), make("lastTag", .integer, "LastPropertyTag"),
      ]
    case .parameter: field(make) + parameter(make)
    case .responseParameter: field(make)
    case .property: field(make) + [make("inherited", .flag, "Default")]
    }
  }

  private typealias Maker = (String, Form, String...) -> DesignAttribute

  private static func field(_ make: Maker) -> [DesignAttribute] {
    func setting(_ name: String, _ form: Form, _ suffix: String) -> DesignAttribute {
      make(name, form, "Metadata", "Metadata" + suffix)
    }
    return [
      make("title", .text, "DisplayName"), make("type", .type, "Type"),
      setting("kind", .string, "Type"), setting("negative", .wordFlag, "SupportsNegativeNumbers"),
      setting("unit", .string, "Unit"), setting("defaultUnit", .string, "DefaultUnit"),
      setting("minimum", .bound, "MinimumValue"), setting("minimumUnit", .string, "MinimumUnit"),
      setting("maximum", .bound, "MaximumValue"), setting("maximumUnit", .string, "MaximumUnit"),
      setting("default", .value, "DefaultValue"),
      setting("trueTitle", .text, "TrueDisplayName"), setting("falseTitle", .text, "FalseDisplayName"),
      setting("placeholder", .text, "Placeholder"), setting("capitalization", .string, "Capitalization"),
      setting("multiline", .flag, "Multiline"), setting("keyboard", .string, "KeyboardType"),
      setting("autocorrect", .inverseFlag, "DisableAutocorrect"),
      setting("smartDashes", .inverseFlag, "DisableSmartDashes"),
      setting("smartQuotes", .inverseFlag, "DisableSmartQuotes"),
      setting("format", .string, "Format"), setting("dateStyle", .string, "DateStyle"),
      setting("timeStyle", .string, "TimeStyle"), setting("template", .text, "Template"),
      setting("fileTypes", .keyed("UTI"), "CustomUTIs"),
      setting("currencies", .strings, "CurrencyCodes"),
      make("tag", .integer, "Tag"), make("priority", .index, "DisplayPriority"),
    ]
  }

  private static func parameter(_ make: Maker) -> [DesignAttribute] {
    [
      make("configurable", .flag, "Configurable"), make("parent", .parent, "Relationship"),
      make("parentName", .string, "Relationship", "RelationshipParentName"),
      make("predicate", .string, "Relationship", "RelationshipPredicateName"),
      make("predicateValue", .operand, "Relationship", "RelationshipPredicateValue"),
      make("predicateValues", .operands, "Relationship", "RelationshipPredicateValues"),
      make("options", .flag, "SupportsDynamicEnumeration"), make("search", .flag, "SupportsSearch"),
      make("sizes", .sizes, "ArraySizes"), make("fixedSize", .numberFlag, "FixedSizeArray"),
      make("resolution", .flag, "SupportsResolution"),
      make("customDisambiguation", .flag, "CustomDisambiguation"),
      make("windowSize", .integer, "WindowSize"),
    ]
  }
}
