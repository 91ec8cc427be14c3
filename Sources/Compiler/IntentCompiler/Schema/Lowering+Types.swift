import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Lowering {
  mutating func enumeration(
    _ enumeration: Definition.Enum,
    _ index: Int,
    _ definition: Definition
  ) -> EnumSchema {
    var caseNames: [String: SourceLocation] = [:]
    var indices: [Int: Located<String>] = [:]
    var cases: [EnumSchema.Case] = []
    cases.reserveCapacity(enumeration.cases.count)
    if let type = enumeration.type, type.value != "Regular" {
      reportUnknown(
        .unknownSetting,
        "unknown enum type '\(type.value)'",
        type,
        among: ["Regular"],
        in: DefinitionSite(definition, .enumeration(index)),
        key: .enumeration(.type),
        otherwise: "; it is treated as 'Regular'",
        isOfFormat: true
      )
    }
    for (number, enumCase) in enumeration.cases.enumerated() {
      let site = DefinitionSite(definition, .enumCase(index, number))
      checkName(
        enumCase.name,
        of: "case",
        ifRepeated: .duplicateCase,
        among: &caseNames,
        in: site,
        key: .enumCase(.name)
      )
      let name = enumCase.name ?? Located("")
      let value = enumCase.index?.value ?? 0
      if let other = indices[value] {
        report(
          .duplicateCaseIndex,
          "the cases '\(other.value)' and '\(name.value)' both have the index \(value); give one of them a new index",
          in: site,
          key: .enumCase(.index),
          at: enumCase.index?.range ?? enumCase.range,
          notes: [Diagnostic.Note("the case '\(other.value)' is here", at: definition.location(other.range))]
        )
      } else {
        indices[value] = name
      }
      // People can't choose the case for no value, but it takes its index.
      guard !enumCase.isNoValue else { continue }
      cases.append(
        EnumSchema.Case(
          name.value,
          index: value,
          title: text(enumCase.displayName, in: definition),
          synonyms: enumCase.synonyms.map { text($0.text, in: definition) },
          formerly: formerNames(of: .enumCase, name.value, in: names.name(of: enumeration))
        )
      )
    }
    return EnumSchema(
      names.name(of: enumeration),
      className: stated(enumeration.className),
      title: text(enumeration.displayName, in: definition),
      cases: cases
    )
  }

  mutating func objectType(
    _ type: Definition.ObjectType,
    _ index: Int,
    _ definition: Definition
  ) -> ObjectSchema {
    var propertyNames: [String: SourceLocation] = [:]
    var properties: [ObjectSchema.Property] = []
    for (number, property) in type.properties.enumerated() {
      let site = DefinitionSite(definition, .property(index, number))
      checkName(
        property.field.name,
        of: "property",
        ifRepeated: .duplicateProperty,
        among: &propertyNames,
        in: site,
        key: .field(.property, .name)
      )
      // Every type has the four default properties as strings, even if a file accidentally says otherwise.
      guard property.isDefault?.value != true else { continue }
      let formerly = formerNames(of: .property, property.field.name?.value ?? "", in: names.name(of: type))
      properties.append(self.property(property.field, owner: .property, in: site, formerly: formerly))
    }
    return ObjectSchema(
      names.name(of: type),
      className: stated(type.className),
      title: text(type.displayName, in: definition),
      properties: properties
    )
  }

  private func stated(_ name: Located<String>?) -> String? {
    name.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  mutating func property(
    _ field: Definition.Field,
    owner: FieldOwner,
    in site: DefinitionSite,
    formerly: [String] = []
  ) -> ObjectSchema.Property {
    ObjectSchema.Property(
      field.name?.value ?? "",
      tag: field.tag?.value ?? 0,
      title: text(field.displayName, in: site.definition),
      type: type(of: field, owner, in: site),
      isArray: field.supportsMultipleValues?.value ?? false,
      formerly: formerly
    )
  }
}

extension Lowering {
  /// Compares the names by which the module knows its elements: a repeated name in another file counts, too.
  mutating func reportDuplicates() {
    var intents: [String: SourceLocation] = [:]
    var enums: [String: SourceLocation] = [:]
    var types: [String: SourceLocation] = [:]
    for definition in definitions {
      for (index, intent) in definition.intents.enumerated() {
        let (site, unique) = (DefinitionSite(definition, .intent(index)), names.name(of: intent))
        checkName(
          intent.name,
          as: unique,
          of: "intent",
          ifRepeated: .duplicateIntent,
          among: &intents,
          in: site,
          key: .intent(.name)
        )
      }
      for (index, enumeration) in definition.enums.enumerated() {
        let (site, unique) = (DefinitionSite(definition, .enumeration(index)), names.name(of: enumeration))
        checkName(
          enumeration.name,
          as: unique,
          of: "enum",
          ifRepeated: .duplicateEnum,
          among: &enums,
          in: site,
          key: .enumeration(.name)
        )
      }
      for (index, type) in definition.types.enumerated() {
        let (site, unique) = (DefinitionSite(definition, .type(index)), names.name(of: type))
        checkName(
          type.name,
          as: unique,
          of: "object type",
          ifRepeated: .duplicateType,
          among: &types,
          in: site,
          key: .type(.name)
        )
      }
    }
  }

  /// Reports a missing name, or one that another element already has. `seen` gets the locations of new names.
  mutating func checkName(
    _ name: Located<String>?,
    as unique: String? = nil,
    of what: String,
    ifRepeated rule: Rule,
    among seen: inout [String: SourceLocation],
    in site: DefinitionSite,
    key: DefinitionKey
  ) {
    guard let name, !name.value.isEmpty else {
      report(
        .missingName,
        "this \(what) has no name; give it one",
        in: site,
        key: key,
        at: name?.range
      )
      return
    }
    let unique = unique ?? name.value
    if let first = seen[unique] {
      report(
        rule,
        "duplicate \(what) '\(name.value)'; rename one of them",
        in: site,
        key: key,
        at: name.range,
        notes: [Diagnostic.Note("the other '\(name.value)' is here", at: first)]
      )
    } else {
      seen[unique] = site.location(name.range)
    }
  }
}
