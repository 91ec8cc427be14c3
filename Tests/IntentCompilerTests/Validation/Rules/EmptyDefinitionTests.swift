import IntentDefinition
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

/// Xcode's new file and supersimple33/SchoolSchedule are empty.
struct EmptyDefinitionTests {
  @Test func `one whose intents cannot be read is not empty`() {
    let diagnostics = Sample.diagnostics(in: [Sample.file("<key>INIntents</key><string>Up</string>")])
    #expect(diagnostics.map(\.rule) == [.wrongValueType])
  }
}
