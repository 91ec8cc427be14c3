import IntentDefinition
import IntentDiagnostics

extension Lowering {
  /// Reports every intent, enum and object type of the call with a duplicate name.
  mutating func reportDuplicates() {
    var intents: [String: SourceLocation] = [:]
    var enums: [String: SourceLocation] = [:]
    var types: [String: SourceLocation] = [:]
    for definition in definitions {
      for (index, intent) in definition.intents.enumerated() {
        let site = DefinitionSite(definition, .intent(index))
        check(intent.name, "intent", .duplicateIntent, &intents, in: site, key: "INIntentName")
      }
      for (index, enumeration) in definition.enums.enumerated() {
        let site = DefinitionSite(definition, .enumeration(index))
        check(enumeration.name, "enum", .duplicateEnum, &enums, in: site, key: "INEnumName")
      }
      for (index, type) in definition.types.enumerated() {
        let site = DefinitionSite(definition, .object(index))
        check(type.name, "object type", .duplicateType, &types, in: site, key: "INTypeName")
      }
    }
  }

  /// Reports a name that is missing or already in `seen`; otherwise adds it.
  mutating func check(
    _ name: Located<String>?,
    _ what: String,
    _ rule: Rule,
    _ seen: inout [String: SourceLocation],
    in site: DefinitionSite,
    key: String
  ) {
    guard let name, !name.value.isEmpty else {
      report(
        .missingName,
        "this \(what) has no name; give it one with '\(key)'",
        in: site,
        key: key,
        at: name?.range
      )
      return
    }
    if let first = seen[name.value] {
      report(
        rule,
        "duplicate \(what) '\(name.value)'; rename one of them",
        in: site,
        key: key,
        at: name.range,
        notes: [Diagnostic.Note("the other '\(name.value)' is here", at: first)]
      )
    } else {
      seen[name.value] = site.location(name.range)
    }
  }
}
