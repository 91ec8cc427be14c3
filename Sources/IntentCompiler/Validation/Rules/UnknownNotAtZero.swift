extension Rule {
  static let unknownNotAtZero = Rule(
    "unknown-not-at-zero",
    .warning,
    "The index 0 of an enum is not that of 'unknown'",
    help: RuleHelp(
      meaning: """
        Apple's system reads 0 as 'nothing was chosen'. Xcode gives it to a case 'unknown' that people never \
        see; in this enum 'unknown' has another index, or an ordinary case has 0.
        """,
      consequence: """
        A case at 0 cannot be told from no choice: people choose it, and the widget acts as if they had not. \
        An 'unknown' elsewhere is offered to them as if it were a choice.
        """,
      remedy: """
        Give 'unknown' the index 0, and every other case a higher one. Where widgets are placed already, \
        keep the other indices: they are what is stored.
        """,
      example: """
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueName</key>
            <string>red</string>
          </dict>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>blue</string>
          </dict>
        </array>
        """
    )
  )
}

extension Validator {
  mutating func checkUnknown(_ enumeration: Definition.Enum, _ index: Int, _ definition: Definition) {
    let unknown = enumeration.cases.firstIndex { $0.name?.value == "unknown" }
    if let unknown, let stated = enumeration.cases[unknown].index, stated.value != 0 {
      report(
        .unknownNotAtZero,
        "'unknown' has the index \(stated.value), so people can choose it; give it the index 0",
        in: DefinitionSite(definition, .enumCase(index, unknown)),
        key: "INEnumValueIndex",
        at: stated.range
      )
    } else if unknown == nil,
      let zero = enumeration.cases.firstIndex(where: { $0.index?.value ?? 0 == 0 }),
      let name = enumeration.cases[zero].name
    {
      report(
        .unknownNotAtZero,
        "'\(name.value)' has the index 0, which stands for no choice; give 0 to a case 'unknown'",
        in: DefinitionSite(definition, .enumCase(index, zero)),
        key: "INEnumValueIndex",
        at: name.range
      )
    }
  }
}
