import IntentCompiler
import Testing

@testable import AppMigration

struct MigratedSettingsTests {
  private func settings(
    _ old: String?,
    isCopy: Bool = false,
    migrates: [String]? = nil,
    dependencies: [String: [String]] = [:],
    importing module: String? = nil
  ) -> MigratedSettings? {
    MigratedSettings(
      old.map { Array($0.utf8) },
      isCopy: isCopy,
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

  @Test func `what a person decided stays`() {
    let old =
      #"{"namespace": "Ours", "migrates": false, "dependsOn": {"Clock.zone": []}, "backends": ["configuration"]}"#
    let new = settings(old, migrates: ["Clock"], dependencies: ["Clock.zone": ["city"], "Clock.city": []])
    #expect(new?.namespace == "Ours")
    #expect(text(new).contains(#""migrates":false"#))
    #expect(text(new).contains(#""dependsOn":{"Clock.city":[],"Clock.zone":[]}"#))
    #expect(text(new).contains(#""backends":["configuration","app-intents","intents"]"#))
  }

  @Test func `a copy for another module names nothing of this one`() {
    for key in ProjectConfiguration.Key.allCases {
      let copy = text(settings(#"{"\#(key.rawValue)": "mine"}"#, isCopy: true, migrates: ["Clock"]))
      #expect(copy.contains(#""\#(key.rawValue)":"mine""#) != key.isOfOneModule || key == .backends)
    }
    #expect(text(settings(#"{"migrates": true}"#, isCopy: true)).contains(#""migrates":true"#))
    let other = settings(#"{"migrates": ["Other"]}"#, isCopy: true, migrates: ["Clock"])
    #expect(text(other).contains(#""migrates":["Clock"]"#))
  }

  @Test func `an existing file that imports nothing keeps its classes`() {
    #expect(settings("{}", importing: "Kit")?.imports == [])
  }

  @Test(arguments: ["", "[]", "1", "{", #"{"a": }"#])
  func `what is no object gets nothing`(_ old: String) {
    #expect(settings(old) == nil)
  }
}
