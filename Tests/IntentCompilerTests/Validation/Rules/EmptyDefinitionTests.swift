import IntentDefinition
import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

/// Xcode's new file and supersimple33/SchoolSchedule are empty.
struct EmptyDefinitionTests {
  @Test func `a definition of nothing is noted`() {
    let diagnostics = Sample.diagnostics(in: [Sample.file("")])
    expectReports(
      diagnostics,
      [
        "empty-definition: this definition has no intents, enums or types, so nothing is "
          + "generated from it"
      ]
    )
    #expect(diagnostics.map(\.severity) == [.note])
  }

  @Test func `one whose intents cannot be read is not empty`() {
    let diagnostics = Sample.diagnostics(in: [Sample.file("<key>INIntents</key><string>Up</string>")])
    #expect(diagnostics.map(\.rule) == [.wrongValueType])
  }
}
