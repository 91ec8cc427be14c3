import Foundation
import IntentCompiler
import TestSupport
import Testing

@Suite(.enabled(if: SwiftTypeChecker.isAvailable, "there is no swiftc, or IntentRuntime is not built"))
struct WidgetKitNamesTests {
  /// The steps of the article of IntentTimelines that move a provider into a widget, and a provider without `throws`.
  private static let steps = [
    (": HostedTimelineProvider {", ": AppIntentTimelineProvider {"), ("Hosted", ""),
    ("context.now", "Date.now"),
    (" async throws", " async"), ("try await", "await"),
  ]

  @Test func `a provider moves to WidgetKit by changing names`() throws {
    func read(_ path: String) throws -> String {
      try String(contentsOf: Repository.url(path), encoding: .utf8)
    }
    let example = try read("Tests/IntentTimelinesTests/TimelinesExample.swift")
    let start = try #require(example.range(of: "struct AgendaEntry")).lowerBound
    let end = try #require(example.range(of: "/// The examples in the documentation")).lowerBound
    let code = Self.steps.reduce(String(example[start..<end])) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
    try #require(code.contains("struct Agenda: AppIntentTimelineProvider"))
    // A substitute for the widget's own intent.
    let intent = "struct UpNextConfiguration: WidgetConfigurationIntent { var mirrorCalendarApp = true }\n"
    let files = [
      ("Agenda.swift", "import Foundation\n" + intent + code),
      ("WidgetKit.swift", try read("Tests/AppIntentsStubs/WidgetKit.swift")),
    ]
    let said = try #require(SwiftTypeChecker())
      .check(
        files.map { GeneratedFile(name: $0, bytes: Array($1.utf8)) },
        ["-swift-version", "6", "-warnings-as-errors"]
      )
    #expect(said == "")
  }
}
