extension Rule {
  static let intentRenamed = Rule(
    "intent-renamed",
    .error,
    "An intent has another name",
    help: RuleHelp(
      meaning: """
        The class or the title ID says that it is the same intent, but its name is another. Unless \
        'INIntentClassName' says otherwise, the name of its class follows from its name.
        """,
      consequence: """
        What the system keeps is kept under the name of the class: with another one, placed widgets \
        and saved shortcuts lose their settings. The generated configuration is called otherwise too, \
        and code that names it no longer compiles.
        """,
      remedy: """
        Take the old name back and change the title alone, which is what people read. Or keep the old \
        class with 'INIntentClassName'.
        """,
      example: """
        <!-- before -->
        <key>INIntentName</key>
        <string>Weather</string>
        <key>INIntentTitle</key>
        <string>Weather</string>
        <key>INIntentTitleID</key>
        <string>aB3dE5</string>
        <!-- after -->
        <key>INIntentName</key>
        <string>Forecast</string>
        <key>INIntentTitle</key>
        <string>Weather</string>
        <key>INIntentTitleID</key>
        <string>aB3dE5</string>
        """
    )
  )
}

extension Comparison {
  mutating func checkName(_ intent: IntentPair) {
    let (old, new) = (intent.old, intent.new)
    guard old.name != new.name else { return }
    guard old.className != new.className else {
      let message =
        "the intent '\(old.name)' is called '\(new.name)' now; its class is still '\(new.className)', so "
        + "what is stored is found"
      return report(.intentRenamed, message, [:], old: old, new: new)
    }
    report(
      .intentRenamed,
      "the intent '\(old.name)' is called '\(new.name)' now and its class '\(new.className)', so "
        + "\(intent.lostWithClass)",
      intent.classVerdicts,
      old: old,
      new: new
    )
  }
}

extension IntentPair {
  /// What people lose with the old class.
  var lostWithClass: String {
    old.isForWidgets ? "placed widgets lose their settings" : "shortcuts made with it stop working"
  }

  /// The verdicts on another class. The generated code need not get another name with it.
  var classVerdicts: [Audience: Verdict] {
    let isSame = old.definedName == new.definedName
    return [.source: isSame ? .safe : Comparison.sourceVerdict(old, new), .placed: .breaking]
  }
}

extension SchemaOutline.Intent {
  /// The name that the definition asks for in Swift.
  var definedName: String { ConfigurationName.configuration(className: className) }
}
