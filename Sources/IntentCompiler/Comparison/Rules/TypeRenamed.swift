extension Rule {
  static let typeRenamed = Rule(
    "type-renamed",
    .error,
    "An object type has another name",
    help: RuleHelp(
      meaning: """
        The ID of its display name says that it is the same type, but its name or 'INTypeClassName' is \
        another.
        """,
      consequence: """
        Code that names it no longer compiles. Stored configurations hold no name of it; what the \
        system keeps may be known by its class.
        """,
      remedy: "Take the old name back, or keep it in Swift with 'renames' in 'intentc.json'.",
      example: """
        <!-- before -->
        <key>INTypeName</key>
        <string>Town</string>
        <key>INTypeDisplayName</key>
        <string>Town</string>
        <key>INTypeDisplayNameID</key>
        <string>t0Wnnn</string>
        <key>INTypeProperties</key>
        <array/>
        <!-- after -->
        <key>INTypeName</key>
        <string>City</string>
        <key>INTypeDisplayName</key>
        <string>Town</string>
        <key>INTypeDisplayNameID</key>
        <string>t0Wnnn</string>
        <key>INTypeProperties</key>
        <array/>
        """
    )
  )
}

extension Comparison {
  mutating func checkName(_ type: ObjectPair) {
    let (old, new) = (type.old, type.new)
    let (before, now) = (old.className ?? old.name, new.className ?? new.name)
    guard before != now else {
      guard old.name != new.name else { return }
      let message = "the object type '\(old.name)' is called '\(new.name)' now; its class is still '\(now)'"
      return report(.typeRenamed, message, [:], old: old, new: new)
    }
    report(
      .typeRenamed,
      "the object type '\(before)' is called '\(now)' now" + Self.sourceFate(old, new),
      [.source: Self.sourceVerdict(old, new), .placed: type.isStored ? .careful : .safe],
      old: old,
      new: new
    )
  }
}
