import IntentDefinition
import IntentDiagnostics

extension Rule {
  package static let unknownNotAtZero = Rule(
    "unknown-not-at-zero",
    .warning,
    "The case with index 0 is not 'unknown'"
  )

  package static let emptyEnum = Rule("empty-enum", .warning, "An enum has no case that people can choose")
}

/// Rules for enums and their case `unknown`.
enum EnumRules {
  static let enums: [Check<LoweredEnum>] = [
    Check(.unknownNotAtZero, unknownNotAtZero),
    Check(.emptyEnum, emptyEnum),
  ]

  private static func unknownNotAtZero(_ element: LoweredEnum, _ findings: inout Findings) {
    let unknown = element.definition.cases.firstIndex { $0.name?.value == Definition.Enum.Case.noValueName }
    if let unknown, let stated = element.definition.cases[unknown].index, stated.value != 0 {
      findings.report(
        .unknownNotAtZero,
        "'unknown' has the index \(stated.value), so people can choose it; give it the index 0",
        in: element.site.enumCase(unknown),
        key: .enumCase(.index),
        at: stated.range
      )
    } else if unknown == nil,
      let zero = element.definition.cases.firstIndex(where: { $0.index?.value ?? 0 == 0 }),
      let name = element.definition.cases[zero].name
    {
      findings.report(
        .unknownNotAtZero,
        "'\(name.value)' has the index 0, which means no choice; give the index 0 to a case 'unknown'",
        in: element.site.enumCase(zero),
        key: .enumCase(.index),
        at: name.range
      )
    }
  }

  private static func emptyEnum(_ element: LoweredEnum, _ findings: inout Findings) {
    let enumeration = element.definition
    guard let name = enumeration.name,
      !enumeration.cases.contains(where: { !$0.isNoValue })
    else { return }
    findings.report(
      .emptyEnum,
      "'\(name.value)' has no case that people can choose; add one",
      in: element.site,
      key: .enumeration(.values),
      at: name.range
    )
  }
}
