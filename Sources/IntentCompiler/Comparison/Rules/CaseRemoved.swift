extension Rule {
  static let caseRemoved = Rule(
    "case-removed",
    .error,
    "A case of an enum is gone",
    help: RuleHelp(
      meaning: """
        The old version has a case that the new one has not, under any name with the same index and \
        text.
        """,
      consequence: """
        Placed widgets and stored configurations that chose it have no choice any more; where another case \
        has its index now, placed widgets have that one. In a stored object the case is kept aside. Code that \
        names it no longer compiles.
        """,
      remedy: "Keep the case. Never give its index to another.",
      example: """
        <!-- before -->
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueName</key>
            <string>unknown</string>
          </dict>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>red</string>
          </dict>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>2</integer>
            <key>INEnumValueName</key>
            <string>orange</string>
          </dict>
        </array>
        <!-- after -->
        <key>INEnumName</key>
        <string>Colour</string>
        <key>INEnumValues</key>
        <array>
          <dict>
            <key>INEnumValueName</key>
            <string>unknown</string>
          </dict>
          <dict>
            <key>INEnumValueIndex</key>
            <integer>1</integer>
            <key>INEnumValueName</key>
            <string>red</string>
          </dict>
        </array>
        """
    )
  )
}

extension Comparison {
  mutating func checkRemoved(_ enumCase: SchemaOutline.Case, of enumeration: EnumPair) {
    if enumCase.name == "unknown", enumeration.new.hidesUnknown {
      return reportHiddenUnknown(enumCase, of: enumeration)
    }
    let heir = enumeration.indices[enumCase.index].map {
      "; widgets and shortcuts that chose it have '\($0.name)' now"
    }
    let hidden = children.hidden(with: enumCase.name, of: enumeration.old.key)
    let hasHeir = enumeration.isStored && enumeration.newNames.contains(enumCase.name)
    let lost =
      if hasHeir {
        "what is stored by its name is another case, which has it now"
          + (heir
            ?? (enumeration.isPlaced ? "; widgets and shortcuts that chose it have no choice any more" : ""))
      } else if enumeration.isPlaced {
        "what was chosen with it is lost\(hidden)\(heir ?? "")"
      } else if enumeration.isStored {
        "stored objects with it have no choice any more, and it is kept aside"
      } else {
        "code that names it no longer compiles"
      }
    report(
      .caseRemoved,
      "'\(enumCase.name)' (\(enumCase.index)) is gone, so \(lost)",
      [
        .source: .breaking, .stored: hasHeir ? .breaking : enumeration.storedLoss,
        .placed: enumeration.isPlaced ? .breaking : .safe,
      ],
      old: enumCase
    )
  }
}
