import IntentRuntime
import IntentStore
import RuntimeSamples
import Testing

struct ConfigurationStoreTests {
  private let folder: StoreFolder
  private let store: ConfigurationStore

  init() throws {
    folder = try StoreFolder()
    store = folder.store
  }

  private func lines(_ widget: PlacedWidget) throws -> Int? {
    try store.read(UpNextConfiguration.self, for: widget)?.configuration.lines
  }

  @Test func `a configuration that was written can be read`() throws {
    #expect(try lines(.home) == nil)
    try store.write(UpNextConfiguration(lines: 5), for: .home)
    try store.write(UpNextConfiguration(lines: 7), for: .work)
    let stored = try #require(try store.read(UpNextConfiguration.self, for: .home))
    #expect(stored.configuration == UpNextConfiguration(lines: 5))
    #expect(stored.issues.isEmpty)
    #expect(stored.intent == "UpNextIntent")
    #expect(try lines(.work) == 7)
  }

  @Test func `the file names its widget`() throws {
    try store.write(UpNextConfiguration(), for: .home)
    #expect(try folder.names() == [PlacedWidget.homeFile])
    let expected = """
      {
        "configuration" : {
          "lines" : 3,
          "mirrorCalendarApp" : true
        },
        "family" : "systemSmall",
        "id" : "home",
        "intent" : "UpNextIntent",
        "kind" : "UpNext"
      }
      """
    #expect(try folder.text(of: PlacedWidget.homeFile) == expected)
  }

  @Test func `a configuration without generated code is the same`() throws {
    var configuration = DynamicConfiguration(UpNextConfiguration.schema)
    try configuration.setValue(.integer(5), of: "lines")
    try store.write(configuration, for: .home)
    #expect(try lines(.home) == 5)
    let stored = try store.read(UpNextConfiguration.schema, for: .home)
    #expect(stored?.configuration == configuration)
    try store.update(UpNextConfiguration.schema, for: .home) { try $0.setValue(.integer(6), of: "lines") }
    #expect(try lines(.home) == 6)
  }

  @Test func `values of hidden parameters are stored on request`() throws {
    let configuration = UpNextConfiguration(mirrorCalendarApp: true, calendars: [.home])
    try store.write(configuration, for: .home)
    #expect(try store.read(UpNextConfiguration.self, for: .home)?.configuration.calendars == [])
    try store.write(configuration, for: .home, includingHidden: true)
    #expect(try store.read(UpNextConfiguration.self, for: .home)?.configuration == configuration)
  }

  @Test func `a value that no longer fits is reported and written back`() throws {
    let json = """
      {"kind":"UpNext","family":"systemSmall","id":"home","intent":"OldIntent",
      "configuration":{"lines":11,"look":"gigantic","novel":[1,{"a":null}],"mirrorCalendarApp":false,
      "calendars":[{"identifier":"a","displayString":"A"},{"identifier":"b","displayString":"B"}]}}
      """
    try folder.put(json, in: PlacedWidget.homeFile)
    let stored = try #require(try store.read(UpNextConfiguration.self, for: .home))
    #expect(stored.intent == "OldIntent")
    #expect(
      stored.issues.map(\.description) == [
        "'calendars' holds at most 1 in systemSmall, not 2",
        "'look' has no case 'gigantic'; it has 'compact', 'full'",
        "'lines' takes 1 to 10, not 11",
        "unknown 'novel'; the known names are 'mirrorCalendarApp', 'calendars', 'look', 'lines', 'warmth'",
      ]
    )
    try store.update(UpNextConfiguration.self, for: .home) { $0.lines = 4 }
    let file = try decode(PlainValue.self, folder.text(of: PlacedWidget.homeFile))
    guard case .object(let record) = file, case .object(let fields) = record["configuration"] else {
      Issue.record("The file holds no configuration")
      return
    }
    #expect(fields["look"] == .string("gigantic"))
    #expect(fields["novel"] == .array([.integer(1), .object(["a": .null])]))
    #expect(fields["lines"] == .integer(4))
    #expect(record["intent"] == .string("UpNextIntent"))
  }

  @Test func `an update starts with the defaults`() throws {
    let configuration = try store.update(UpNextConfiguration.self, for: .home) { $0.lines += 1 }
    #expect(configuration == UpNextConfiguration(lines: 4))
    #expect(try lines(.home) == 4)
  }

  @Test func `an update that throws changes nothing`() throws {
    try store.write(UpNextConfiguration(lines: 5), for: .home)
    #expect(throws: CancellationError.self) {
      try store.update(UpNextConfiguration.self, for: .home) {
        $0.lines = 6
        throw CancellationError()
      }
    }
    #expect(try lines(.home) == 5)
  }

  @Test func `updates from many threads are all kept`() async throws {
    await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask { [store] in
          try store.update(UpNextConfiguration.self, for: .home) { $0.lines += 1 }
        }
      }
    }
    #expect(try lines(.home) == 53)
  }

  @Test func `a removed configuration is gone`() throws {
    try store.write(UpNextConfiguration(), for: .home)
    try store.remove(.home)
    try store.remove(.home)
    #expect(try lines(.home) == nil)
    #expect(try folder.names() == [])
  }

  @Test func `a copy starts with the same values`() throws {
    #expect(throws: ConfigurationStoreError.missing(.home)) { try store.copy(.home, to: .work) }
    try store.write(UpNextConfiguration(lines: 5), for: .home)
    try store.copy(.home, to: .work)
    #expect(try lines(.work) == 5)
    try store.write(UpNextConfiguration(lines: 6), for: .work)
    #expect(throws: ConfigurationStoreError.occupied(.work)) { try store.copy(.home, to: .work) }
    #expect(try lines(.home) == 5)
    #expect(try lines(.work) == 6)
  }

  @Test func `the contents are listed`() throws {
    let long = PlacedWidget("UpNext", .systemSmall, id: String(repeating: "é", count: 500))
    for widget in [.work, long, .home] { try store.write(UpNextConfiguration(), for: widget) }
    try folder.put("{}", in: "notes.json")
    let contents = try store.contents()
    #expect(contents.widgets == [.work, .home, long])
    #expect(contents.setAside == [])
    #expect(contents.misplaced == [])
  }
}
