import Testing

@testable import AppMigration

struct MigratedSettingsTests {
  private func settings(
    _ old: String?,
    migrates: [String]? = nil,
    dependencies: [String: [String]] = [:],
    importing module: String? = nil
  ) -> MigratedSettings? {
    MigratedSettings(
      old.map { Array($0.utf8) },
      namespace: "Plain",
      migrates: migrates,
      dependencies: dependencies,
      importing: module
    )
  }

  private func text(_ settings: MigratedSettings?) -> String {
    // Without space, in which nothing is said.
    String(decoding: settings?.bytes ?? [], as: UTF8.self).filter { !$0.isWhitespace }
  }

  @Test func `a new file has what the move decides`() {
    let new = settings(nil, migrates: ["Clock"], dependencies: ["Clock.zone": ["city"]])
    #expect(
      text(new)
        == #"{"backends":["app-intents","intents"],"namespace":"Plain","migrates":["Clock"],"#
        + #""dependsOn":{"Clock.zone":["city"]}}"#
    )
  }

  @Test func `all intents that move are 'true'`() {
    #expect(text(settings(nil)).contains(#""migrates":true"#))
  }

  @Test func `what a person decided stays`() {
    let old =
      #"{"namespace": "Ours", "migrates": false, "dependsOn": {"Clock.zone": []}, "backends": ["configuration"]}"#
    let new = settings(old, migrates: ["Clock"], dependencies: ["Clock.zone": ["city"], "Clock.city": []])
    #expect(new?.namespace == "Ours")
    #expect(text(new).contains(#""migrates":false"#))
    #expect(text(new).contains(#""dependsOn":{"Clock.city":[],"Clock.zone":[]}"#))
    #expect(text(new).contains(#""backends":["configuration","app-intents","intents"]"#))
  }

  @Test func `a second run changes nothing`() {
    let first = settings(nil, migrates: ["Clock"], importing: "Kit")
    let again = MigratedSettings(first?.bytes, namespace: "Other", migrates: nil, dependencies: [:])
    #expect(again?.bytes == first?.bytes)
    #expect(again?.imports == ["Kit"])
  }

  @Test func `a module that has the classes is imported`() {
    let new = settings(nil, importing: "Kit")
    #expect(new?.imports == ["Kit"])
    #expect(text(new).hasPrefix(#"{"backends":["app-intents","intents"],"imports":["Kit"],"#))
  }

  @Test func `an existing file that imports nothing keeps its classes`() {
    #expect(settings("{}", importing: "Kit")?.imports == [])
  }

  @Test(arguments: ["", "[]", "1", "{", #"{"a": }"#])
  func `what is no object gets nothing`(_ old: String) {
    #expect(settings(old) == nil)
  }
}
