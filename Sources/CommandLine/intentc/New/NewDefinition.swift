import IntentCompiler
import IntentConfigurations
import IntentFixes
import IntentSchema
import LibIntentc

/// A definition to create, with one intent.
struct NewDefinition: Sendable {
  var name: String
  /// What people read; `nil` for the words of the name.
  var title: String?
  /// What people read below the title; `nil` for a sentence with the title.
  var description: String?
  var parameters: [NewParameter]
  var sizes: [ListSize]

  /// Checks the texts of the intent.
  func checkTexts() throws(CommandFailure) {
    try NewParameter.check(name)
    if shownTitle.isBlank { throw CommandFailure("the title is empty; give what people read") }
    if shownDescription.isBlank {
      throw CommandFailure("the description is empty; give what people read below the title")
    }
  }

  /// Checks everything, also what the parts cannot know of each other.
  func check() throws(CommandFailure) {
    try checkTexts()
    var names: Set<String> = []
    for parameter in parameters where !names.insert(parameter.name).inserted {
      throw CommandFailure("there are two parameters '\(parameter.name)'; give one another name")
    }
    guard !sizes.isEmpty else { return }
    guard parameters.contains(where: \.isArray) else {
      throw CommandFailure(
        "a size is of a list, and no parameter is one; add one such as 'cities:[String]', or leave out the size"
      )
    }
    var families: Set<ConfigurationFamily> = []
    for size in sizes where !families.insert(size.family).inserted {
      throw CommandFailure("'\(size.family.rawValue)' has two sizes; leave out one")
    }
  }

  /// The definition in Xcode's form, and the result of checking it.
  ///
  /// - Parameters:
  ///   - path: The path of the new file.
  ///   - backends: The back ends that the program links.
  func file(at path: String, backends: [any Backend]) throws -> (bytes: [UInt8], result: CompilerCall.Result)
  {
    let data = try ConfigurationFormat.xmlPropertyList.data(of: root)
    var bytes = Self.formatted(Array(data), path)
    // Texts get their IDs as 'validate --fix' gives them.
    let first = Self.check(bytes, path, backends, lints: true)
    var ids = TextIDs(first)
    bytes = FixApplication.apply(first.diagnostics.compactMap { ids.fix($0) }, to: bytes).bytes
    bytes = Self.formatted(bytes, path)
    return (bytes, Self.check(bytes, path, backends, lints: false))
  }

  private static func formatted(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    CanonicalForm.format(InputFile(path: path, bytes: bytes)).bytes ?? bytes
  }

  private static func check(
    _ bytes: [UInt8],
    _ path: String,
    _ backends: [any Backend],
    lints: Bool
  ) -> CompilerCall.Result {
    var options = CompilerOptions.withAllRules()
    options.looksForConfiguration = false
    options.reportsLints = lints
    options.availableBackends = backends
    let inputs = Inputs(files: [InputFile(path: path, bytes: bytes)], diagnostics: [], folders: [])
    return CompilerDriver.run(inputs, options, to: .names)
  }

  // MARK: Contents

  private var shownTitle: String { title ?? Self.words(name) }
  private var shownDescription: String { description ?? "Choose what \(shownTitle) shows" }

  /// The six characters that tell types of this definition from those of others.
  private var namespace: String {
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(
      (0..<6).map { _ in
        defer { hash /= UInt64(letters.count) }
        return letters[Int(hash % UInt64(letters.count))]
      }
    )
  }

  private var root: PlainValue {
    .object([
      "INIntentDefinitionModelVersion": .string("1.2"),
      "INIntentDefinitionNamespace": .string(namespace),
      "INEnums": .array(parameters.compactMap(enumeration)),
      "INIntents": .array([intent]),
      "INTypes": .array(objectTypes),
    ])
  }

  private var intent: PlainValue {
    var fields: [String: PlainValue] = [
      "INIntentCategory": .string("information"),
      "INIntentDescription": .string(shownDescription),
      "INIntentEligibleForWidgets": .boolean(true),
      "INIntentName": .string(name),
      "INIntentParameters": .array(parameters.enumerated().map { parameter($1, number: $0 + 1) }),
      "INIntentResponse": .object([
        "INIntentResponseCodes": .array([
          .object([
            "INIntentResponseCodeName": .string("success"), "INIntentResponseCodeSuccess": .boolean(true),
          ]), .object(["INIntentResponseCodeName": .string("failure")]),
        ])
      ]),
      "INIntentTitle": .string(shownTitle),
      "INIntentType": .string("Custom"),
      "INIntentVerb": .string("View"),
    ]
    if !parameters.isEmpty { fields["INIntentLastParameterTag"] = .integer(parameters.count) }
    return .object(fields)
  }

  private func parameter(_ parameter: NewParameter, number: Int) -> PlainValue {
    var fields: [String: PlainValue] = [
      "Configurable": .boolean(true), "DisplayName": .string(Self.words(parameter.name)),
      "DisplayPriority": .integer(number), "Name": .string(parameter.name), "Tag": .integer(number),
    ]
    switch parameter.kind {
    case .plain(let type): fields["Type"] = .string(type)
    case .choice:
      fields["Type"] = .string("Integer")
      fields["EnumType"] = .string(Self.typeName(of: parameter))
      fields["EnumTypeNamespace"] = .string(namespace)
    case .object(let type):
      fields["Type"] = .string("Object")
      fields["ObjectType"] = .string(type)
      fields["ObjectTypeNamespace"] = .string(namespace)
      fields["SupportsDynamicEnumeration"] = .boolean(true)
    }
    if parameter.isArray {
      fields["SupportsMultipleValues"] = .boolean(true)
      if !sizes.isEmpty {
        fields["FixedSizeArray"] = .integer(1)
        fields["ArraySizes"] = .array(
          sizes.map { size in
            .object([
              "INIntentParameterArraySizeSize": .integer(size.count),
              "INIntentParameterArraySizeSizeClass": .string(size.family.sizeClass),
            ])
          }
        )
      }
    }
    return .object(Dictionary(uniqueKeysWithValues: fields.map { ("INIntentParameter" + $0.key, $0.value) }))
  }

  private func enumeration(_ parameter: NewParameter) -> PlainValue? {
    guard case .choice(let names) = parameter.kind else { return nil }
    let cases = names.enumerated().map { index, name in
      PlainValue.object([
        "INEnumValueDisplayName": .string(Self.words(name)), "INEnumValueIndex": .integer(index + 1),
        "INEnumValueName": .string(name),
      ])
    }
    // The case that people never see, which every enum has.
    let unknown = PlainValue.object([
      "INEnumValueDisplayName": .string("Unknown"), "INEnumValueName": .string("unknown"),
    ])
    return .object([
      "INEnumDisplayName": .string(Self.words(parameter.name)), "INEnumGeneratesHeader": .boolean(true),
      "INEnumName": .string(Self.typeName(of: parameter)), "INEnumType": .string("Regular"),
      "INEnumValues": .array([unknown] + cases),
    ])
  }

  /// The object types, each once, with the properties that all have.
  private var objectTypes: [PlainValue] {
    var seen: Set<String> = []
    return parameters.compactMap { parameter in
      guard case .object(let name) = parameter.kind, seen.insert(name).inserted else { return nil }
      return .object([
        "INTypeDisplayName": .string(Self.words(name)), "INTypeLastPropertyTag": .integer(99),
        "INTypeName": .string(name),
        "INTypeProperties": .array([
          Self.property("identifier", 1), Self.property("displayString", 2),
          Self.property("pronunciationHint", 3),
          Self.property("alternativeSpeakableMatches", 4, type: "SpeakableString", isArray: true),
        ]),
      ])
    }
  }

  private static func property(
    _ name: String,
    _ number: Int,
    type: String = "String",
    isArray: Bool = false
  ) -> PlainValue {
    var fields: [String: PlainValue] = [
      "INTypePropertyDefault": .boolean(true), "INTypePropertyDisplayPriority": .integer(number),
      "INTypePropertyName": .string(name), "INTypePropertyTag": .integer(number),
      "INTypePropertyType": .string(type),
    ]
    if isArray { fields["INTypePropertySupportsMultipleValues"] = .boolean(true) }
    return .object(fields)
  }

  private static func typeName(of parameter: NewParameter) -> String {
    parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
  }

  /// A name as people read it: `titleColor` is "Title color".
  static func words(_ name: String) -> String {
    var result = ""
    var last: Character?
    for character in name {
      if character.isUppercase, let last, !last.isUppercase { result += " " }
      result +=
        last == nil
        ? character.uppercased() : last?.isUppercase == true ? String(character) : character.lowercased()
      last = character
    }
    return result
  }
}
