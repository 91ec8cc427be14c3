/// Short definitions, which nearly every command can read.
enum SmallDefinition {
  /// An intent without parameters, with a line for each key.
  static func intent(_ name: String, _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>\(name)</string>
    <key>INIntentTitle</key><string>\(name) Title</string>
    <key>INIntentDescription</key><string>Shows \(name)</string>
    \(more)
    </dict></array></dict></plist>
    """
  }

  static let unknownKey = "<key>Nonsense</key><true/>"

  static func xml(_ cases: [String] = ["red", "orange"], tag: Int = 1) -> String {
    let values = cases.enumerated().map { index, name in
      """
      <dict><key>INEnumValueIndex</key><integer>\(index + 1)</integer>
      <key>INEnumValueName</key><string>\(name)</string></dict>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>INEnums</key><array><dict><key>INEnumName</key><string>Colour</string>
      <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict>
      \(values.joined())</array></dict></array>
      <key>INIntents</key><array><dict><key>INIntentName</key><string>Up</string>
      <key>INIntentTitle</key><string>Up</string><key>INIntentTitleID</key><string>aB3dE5</string>
      <key>INIntentEligibleForWidgets</key><true/>
      <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>color</string>
      <key>INIntentParameterConfigurable</key><true/>
      <key>INIntentParameterEnumType</key><string>Colour</string>
      <key>INIntentParameterTag</key><integer>\(tag)</integer>
      <key>INIntentParameterType</key><string>Integer</string></dict></array></dict></array>
      </dict></plist>
      """
  }
}
