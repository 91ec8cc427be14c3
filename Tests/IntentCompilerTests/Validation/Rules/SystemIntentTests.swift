import TestSupport
import Testing

@testable import IntentCompiler

/// Automattic/pocket-casts-ios and TortugaPower/BookPlayer have one.
struct SystemIntentTests {
  @Test func `a system intent is noted`() {
    let reports = Sample(intents: [["Name": "PlayMedia", "Type": "System"]]).reports()
    expectReports(
      reports,
      [
        "system-intent PlayMedia: 'PlayMedia' is one of Apple's intents; no code is generated "
          + "for it"
      ]
    )
  }

  @Test func `no code is generated for it`() {
    var compiled = Compiled(definition(intents: [["INIntentName": "PlayMedia", "INIntentType": "System"]]))
    #expect(compiled.schema().systemIntents == ["PlayMedia"])
    #expect(!compiled.swift().contains("PlayMedia"))
  }
}
