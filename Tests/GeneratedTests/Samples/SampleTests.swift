import Foundation
import GeneratedSchemas
import IntentRuntime
import IntentStore
import Testing

/// ReadmeTests compares the how-to pages with the samples.
struct SampleTests {
  @Test func `a store is written, changed and read`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sample-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = try StoreSample(folder: folder)
    #expect(try sample.load() == UpNextConfiguration())
    try sample.save()
    try sample.change()
    #expect(try sample.load() == UpNextConfiguration(mirrorCalendarApp: false, titleColor: .red))

    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasSuffix(".json") }
    )
    try Data("damaged".utf8).write(to: folder.appendingPathComponent(file))
    #expect(try sample.loadOrRepair() == UpNextConfiguration())
    try sample.save()
    try sample.forget()
    #expect(try sample.store.read(UpNextConfiguration.self, for: sample.widget) == nil)
  }

  @Test func `texts are shown in another language`() throws {
    let folder = URL(fileURLWithPath: Project.path("Schemas/Localised"))
    let lookup = try texts(of: "Weather", in: "de", from: folder)
    #expect(lookup(WeatherConfiguration.schema.title) == "Wetter")
    printTitles(of: WeatherConfiguration(), with: lookup)
    #expect(TextLookup.base(WeatherConfiguration.schema.title) == "Weather")
  }

  @Test func `a slow source is asked once, and again after an error`() async throws {
    let requests = Requests()
    let provider = MusicOptions(library: MusicLibrary { try await requests.next() })
    func titles(_ term: String?) async throws -> [String] {
      try await provider.provideSourceOptionsCollection(for: .init(), searchTerm: term).map(\.displayString)
    }
    await #expect(throws: CancellationError.self) { try await titles(nil) }
    #expect(try await titles(nil) == ["Library", "Radio"])
    #expect(try await titles("rad") == ["Radio"])
    #expect(await requests.count == 2)
  }

  @Test func `a default comes from the list`() async throws {
    let provider = AccountCalendars {
      ["home", "work"].map { CalendarItem(identifier: $0, displayString: $0.capitalized) }
    }
    #expect(try await newConfiguration(provider).calendars.map(\.identifier) == ["home"])
    let empty = AccountCalendars { [] }
    #expect(try await newConfiguration(empty).calendars.isEmpty)
  }
}

/// A server whose first answer is an error.
private actor Requests {
  private(set) var count = 0

  func next() throws -> [MusicSource] {
    count += 1
    if count == 1 { throw CancellationError() }
    return ["Library", "Radio"].map { MusicSource(identifier: $0, displayString: $0) }
  }
}
