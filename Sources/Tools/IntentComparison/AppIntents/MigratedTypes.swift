import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension MigrationComparison {
  mutating func compare(_ enumeration: Lowered<Definition.Enum, EnumSchema>, _ code: TypeCode) {
    let (schema, site) = (enumeration.schema, enumeration.site)
    begin(.enum, schema.name)
    if let raw = code.inherited.first(where: { Self.numbers.contains($0) }) {
      return report(
        .caseRenamed,
        "the raw values of '\(code.name)' are of type '\(raw)', but a choice is found by the name of its case, so "
          + "choices are lost; use 'String'",
        [.placed: .breaking],
        at: code.location,
        site
      )
    }
    let name = code.property("typeDisplayRepresentation")
    compareText("the name of the enum", schema.title, name?.value, at: name?.location ?? code.location, site)
    let titles = code.property("caseDisplayRepresentations")
    var texts: [String: CodeValue] = [:]
    var areTextsKnown = false
    if case .dictionary(let entries)? = titles?.value {
      areTextsKnown = true
      for entry in entries { if let name = entry.key.member { texts[name] = entry.value } }
    }
    for lowered in enumeration.cases {
      let (enumCase, site) = (lowered.schema, lowered.site)
      guard let found = code.cases.first(where: { ($0.rawValue?.text ?? $0.name) == enumCase.name }) else {
        reportMissing(enumCase, code, site)
        continue
      }
      guard areTextsKnown else { continue }
      compareText(
        "the name of '\(enumCase.name)'",
        enumCase.title,
        texts[found.name],
        at: titles?.location ?? found.location,
        site
      )
    }
    reportUntranslated(at: code.location, site)
  }

  private static let numbers: Set<String> = [
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]

  private mutating func reportMissing(_ enumCase: EnumSchema.Case, _ code: TypeCode, _ site: DefinitionSite) {
    let same = code.cases.first { $0.name == enumCase.name }
    report(
      same == nil ? .caseRemoved : .caseRenamed,
      same.map {
        "the raw value of '\($0.name)' is '\(Comparison.shortened($0.rawValue?.text ?? ""))', but a choice is found by "
          + "the name in the definition, so choices of it are lost"
      } ?? "'\(code.name)' has no case '\(enumCase.name)', so choices of it are lost",
      [.placed: .breaking],
      at: same?.location ?? code.location,
      site
    )
  }

  mutating func compare(_ object: Lowered<Definition.ObjectType, ObjectSchema>, _ code: TypeCode) {
    let (schema, site) = (object.schema, object.site)
    begin(.type, schema.name)
    let name = code.property("typeDisplayRepresentation")
    compareText("the name of the type", schema.title, name?.value, at: name?.location ?? code.location, site)
    if let id = code.property("id"), let type = id.type, type.name != "String" {
      report(
        .propertyRetyped,
        "the 'id' of '\(code.name)' is of type '\(type.words)'; the system makes it from the identifier of an object, "
          + "which is a text, so check that every identifier can be read",
        [.placed: .careful],
        at: id.location,
        site
      )
    }
    checkQuery(code, site)
    let names = properties[schema.name] ?? []
    for (index, lowered) in object.properties.enumerated()
    where !Self.isInexpressible(lowered.schema.type) {
      let property = lowered.schema
      let name = names.indices.contains(index) ? SwiftIdentifier.unquoted(names[index]) : property.name
      // A trailing '_' avoids a clash with members that every entity has.
      let known = [property.name, name, property.name + "_", name + "_"]
      guard !known.contains(where: { code.property($0) != nil }) else { continue }
      report(
        .propertyRemoved,
        "'\(code.name)' has no property '\(property.name)'; the system does not store it",
        [:],
        at: code.location,
        lowered.site
      )
    }
    reportUntranslated(at: code.location, site)
  }

  private static func isInexpressible(_ type: ParameterType) -> Bool {
    switch type {
    case .speakableString, .untypedObject, .systemEnumeration: true
    default: false
    }
  }

  private mutating func checkQuery(_ code: TypeCode, _ site: DefinitionSite) {
    guard let name = code.property("defaultQuery")?.queryType,
      let query = declared.type(name, seenFrom: code),
      let function = query.functions.first(where: { $0.name == "entities(for:)" }),
      function.value?.isNothing == true
    else { return }
    report(
      .optionsChanged,
      "'\(name)' finds no '\(code.name)', so the system removes every choice of one",
      [.placed: .breaking],
      at: function.location,
      site
    )
  }
}
