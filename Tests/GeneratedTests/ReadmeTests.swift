import Foundation
import GeneratedSchemas
import IntentChecking
import IntentCompiler
import IntentRuntime
import Testing

struct ReadmeTests {
  /// Pages whose code must be in one of ``sources``.
  private static let pages = [
    "README.md",
    "llms.txt",
    "Documentation/AppIntents.md",
    "Documentation/Editor.md",
    "Documentation/MovingToAppIntents.md",
    "Documentation/OptionsService.md",
    "Documentation/Strings.md",
    "Examples/Departures/README.md",
    "Examples/Tides/README.md",
    "Sources/Runtime/IntentRuntime/IntentRuntime.docc/GeneratedCode.md",
    "Sources/Runtime/IntentRuntime/IntentRuntime.docc/InABuild.md",
    "Sources/Runtime/IntentRuntime/IntentRuntime.docc/OptionsProviders.md",
    "Sources/Runtime/IntentStore/IntentStore.docc/StoredConfigurations.md",
    "Sources/Runtime/IntentTimelines/IntentTimelines.docc/IntentTimelines.md",
  ]

  private static let sources = [
    "Schemas/UpNext.intentdefinition",
    "Generated/Schemas/UpNext.intentdefinition.swift",
    "Generated/Schemas/Stocks.intentdefinition.swift",
    "Generated/Schemas/MusicRecommendations.intentdefinition.swift",
    "Tests/AppIntentsStubs/PerformCheck.swift",
    "Tests/GeneratedTests/ReadmeExample.swift",
    "Tests/GeneratedTests/ReadmeTests.swift",
    "Tests/GeneratedTests/Samples/DefaultSample.swift",
    "Tests/GeneratedTests/Samples/LanguageSample.swift",
    "Tests/GeneratedTests/Samples/SlowSourceSample.swift",
    "Tests/GeneratedTests/Samples/StoreSample.swift",
    "Tests/GeneratedTests/SizeTests.swift",
    "Tests/IntentEditorTests/ConfigurationEditorTests.swift",
    "Examples/Bookshelf/Sources/BookshelfWidget/BookshelfOptions.swift",
    "Examples/Bookshelf/Sources/BookshelfWidget/BookshelfWidget.swift",
    "Examples/Departures/Package.swift",
    "Examples/Departures/Sources/Departures/DepartureBoard.swift",
    "Examples/Departures/Sources/Departures/Timetable.swift",
    "Examples/Departures/Sources/Departures/Departures.swift",
    "Examples/Garden/Sources/GardenIntents/Texts.swift",
    "Examples/Tides/Package.swift",
    "Tests/NewPackage/Package.swift",
    "Examples/Tides/Sources/Tides/HarbourOptions.swift",
    "Examples/Tides/Sources/Tides/TideTimelines.swift",
    "Examples/Tides/Tests/TidesTests/TidesTests.swift",
    "Tests/IntentTimelinesTests/TimelinesExample.swift",
    "Tests/IntentWidgetsTests/MigratedWidgetExample.swift",
  ]

  @Test(arguments: pages)
  func `code comes from files that are compiled`(_ page: String) throws {
    let sources = try Self.sources.map { try lines(of: Project.text($0)) }
    for block in blocks(in: try Project.text(page), languages: ["swift", "xml"]) {
      for part in block.split(separator: "...") {
        #expect(
          sources.contains { contains($0, Array(part)) },
          "in no source: \(part.joined(separator: "\n"))"
        )
      }
    }
  }

  @Test func `a configuration in use`() async throws {
    var configuration = UpNextConfiguration()
    #expect(heading(for: configuration) == "All calendars")

    configuration.mirrorCalendarApp = false
    configuration.calendars = try await Calendars().defaultCalendars(for: configuration) ?? []
    #expect(heading(for: configuration) == "Home")

    let data = try JSONEncoder().encode(configuration)
    let stored = try JSONDecoder().decode(UpNextConfiguration.self, from: data)
    #expect(stored == configuration)
  }

  @Test func `the project file is valid`() throws {
    let shown = try #require(
      blocks(in: try Project.text("Documentation/ProjectConfiguration.md"), languages: ["json"]).first
    )
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("intentc.json").path
    try Data(shown.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    let project = ProjectFile.read(path)
    #expect(project.diagnostics.isEmpty)
    #expect(project.configuration.accessLevel == .package)
    #expect(project.configuration.renames.count == 2)
  }

  @Test func `a configuration is decoded as shown`() throws {
    let shown = blocks(in: try Project.text("Documentation/Configurations.md"), languages: ["json"])
      .map { Data($0.joined(separator: "\n").utf8) }
    #expect(shown.count == 1)
    let every = try JSONDecoder().decode(EveryTypeConfiguration.self, from: try #require(shown.first))
    #expect(every.issues().isEmpty)
    #expect(every.timer == .seconds(5400))
    #expect(every.folder?.itemCount == 12)
  }

  /// The fenced blocks of a page in some languages, as lines without what surrounds them.
  private func blocks(in page: String, languages: Set<String>) -> [[String]] {
    var blocks: [[String]] = []
    var language: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      // Code in a list is indented.
      let line = line.drop { $0 == " " }
      if line.hasPrefix("```") {
        language = language == nil ? String(line.dropFirst(3)) : nil
        if let language, languages.contains(language) { blocks.append([]) }
      } else if let language, languages.contains(language) {
        blocks[blocks.count - 1] += lines(of: String(line))
      }
    }
    return blocks
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func contains(_ lines: [String], _ part: [String]) -> Bool {
    guard let first = part.first, part.count <= lines.count else { return part.isEmpty }
    return lines.indices.contains { lines[$0] == first && lines[$0...].starts(with: part) }
  }
}
