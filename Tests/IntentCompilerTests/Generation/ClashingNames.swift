import TestSupport

@testable import IntentCompiler

/// A definition whose names mean something in Swift, or in the code that intentc generates.
///
/// Each word names a parameter, a parameter with options, a case and a property. Each type name is the name
/// of an enum or of an object type, which a parameter and a property have.
enum ClashingNames {
  static func input(typesAreEnums: Bool) -> InputFile {
    let kind: (String) -> Plist = {
      typesAreEnums ? ["EnumType": .string($0)] : ["ObjectType": .string($0)]
    }
    let type: Plist = typesAreEnums ? "Integer" : "Object"
    let parameters = types.flatMap { name -> [Plist] in
      let several: Plist = ["SupportsMultipleValues": true]
      return [
        parameter(.string("one \(name)"), type, kind(name)),
        parameter(.string("many \(name)"), type, kind(name).adding(several)),
      ]
    }
    let thing = objectType(
      "Thing",
      words.map { property(.string($0), "String") }
        + types.map { property(.string("one \($0)"), type, kind($0)) }
    )
    let cases = words.enumerated().map { enumCase(.string($1), .integer($0 + 1)) }
    let named: [Plist] = types.map {
      typesAreEnums
        ? enumeration(.string($0), ["unknown", "first"])
        : objectType(.string($0), [property("size", "Integer")])
    }
    let list = definition(
      intents: [
        intent("Words", words.map { parameter(.string($0), "Integer") }),
        intent(
          "Options",
          optionWords.map { parameter(.string($0), "String", ["SupportsDynamicEnumeration": true]) }
        ),
        intent("Types", parameters),
      ],
      enums: [enumeration("Cases", cases: cases)] + (typesAreEnums ? named : []),
      types: [thing] + (typesAreEnums ? [] : named)
    )
    return InputFile(path: "Clashes.intentdefinition", bytes: Array(plist(list.xml).utf8))
  }

  /// Words whose methods have different names.
  private static var optionWords: [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0.prefix(1).uppercased() + $0.dropFirst()).inserted }
  }

  private static let words =
    keywords + members + ["_", "$0", "2nd choice", "a.b", "`b`", "\\(x)", "🦊", "étage"]

  private static let keywords = list(
    """
    Any Protocol Self Type __owned __shared actor any as associatedtype async await borrowing break case catch class \
    consume consuming continue convenience copy default defer deinit didSet discard distributed do dynamic each else \
    enum extension fallthrough false fileprivate final for func get guard if import in indirect infix init inout \
    internal is isolated lazy let macro mutating nil none nonisolated nonmutating open operator override package \
    postfix precedencegroup prefix private protocol public repeat required rethrows return self sending set some \
    static struct subscript super switch then throw throws true try typealias unowned unsafe var weak where while \
    willSet yield
    """
  )

  /// Members, variables and arguments of generated code, and modules that it imports.
  private static let members = list(
    """
    AllCases CodingKeys Foundation Int IntentRuntime OptionsAdapter Provider RawValue String Swift allCases allValues \
    alternativeSpeakableMatches base cases chosen configuration configurationValues container customMirror \
    debugDescription decode decoder defaultValue description displayString elements encode encoder first hash \
    hashValue hasher id identifier identifierValue isVisible key kind left lhs localizedTitle next options other \
    parameter parameterType parameterValue parameters person pronunciationHint properties provider rawValue retained \
    rhs right schema searchTerm table tag text title unknown value values visibility
    """
  )

  private static let types =
    list(
      """
      Any Array ArraySizes Bool CaseIterable Category Character Codable CodingKey Configuration \
      ConfigurationOptionsAdapter CurrencyAmountValue Data Date DateComponents Decoder Dictionary Double Duration \
      Encoder Enum EnumTable Equatable Error FileValue Foundation FoundationEssentials GeneratedConfiguration \
      GeneratedEnum GeneratedObject Hashable Int IntentRuntime IntentSchema KeyPath LocalizedText Measurement \
      MeasurementValue Never ObjectValue Optional OptionsCollection OptionsProvider ParameterTable ParameterValue \
      PaymentMethodValue Person PersonValue PlacemarkValue PropertyTable Protocol Result RetainedValues Self Sendable \
      Set SpeakableStringValue String Swift Tag Type URL Unit UnitMass VisibilityRule class default protocol self
      """
    ) + ["paint colour", "3D shape", "天气 预报", "🏔 Peak"]

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }
}
