import TestSupport
import Testing

@testable import IntentCompiler

/// Automattic/pocket-casts-ios and TortugaPower/BookPlayer have one.
struct SystemIntentTests {
  @Test func `no code is generated for it`() {
    var compiled = Compiled(definition(intents: [["INIntentName": "PlayMedia", "INIntentType": "System"]]))
    #expect(compiled.schema().systemIntents == ["PlayMedia"])
    #expect(!compiled.swift().contains("PlayMedia"))
  }
}
