import GeneratedSchemas
import IntentRuntime
import Testing

struct ProviderTests {
  /// One type for two intents that share the type `Room`.
  private struct House: RoomClimateOptionsProvider, RoomOverviewOptionsProvider {
    let rooms = [
      Room(identifier: "k", displayString: "Kitchen"), Room(identifier: "s", displayString: "Study"),
    ]

    func provideRoomOptionsCollection(
      for configuration: RoomClimateConfiguration
    ) -> OptionsCollection<Room> {
      OptionsCollection(rooms)
    }

    func defaultRoom(for configuration: RoomClimateConfiguration) -> Room? {
      rooms.first
    }

    func provideFavouritesOptionsCollection(
      for configuration: RoomOverviewConfiguration
    ) -> OptionsCollection<Room> {
      OptionsCollection(rooms.reversed())
    }
  }

  private struct Music: MusicRecommendationsOptionsProvider {
    let sources = ["Jazz Club", "Night Bus", "Jazz for Rain"].map {
      MusicSource(identifier: $0.lowercased(), displayString: $0)
    }

    func provideSourceOptionsCollection(
      for configuration: MusicRecommendationsConfiguration,
      searchTerm: String?
    ) -> OptionsCollection<MusicSource> {
      guard let searchTerm else { return OptionsCollection(sources.prefix(1)) }
      return OptionsCollection(sources.filter { $0.displayString.contains(searchTerm) })
    }

    func provideModeOptionsCollection(
      for configuration: MusicRecommendationsConfiguration
    ) -> OptionsCollection<ListeningMode> {
      let quiet = [ListeningMode(identifier: "quiet", displayString: "Quiet")]
      guard let source = configuration.source else { return OptionsCollection(quiet) }
      let own = ListeningMode(identifier: "own", displayString: "More of \(source.displayString)")
      return OptionsCollection(sections: [.init("Everyday", quiet), .init("For You", [own])])
    }

    func provideMoodOptionsCollection(
      for configuration: MusicRecommendationsConfiguration
    ) throws -> OptionsCollection<String> {
      throw Unreachable()
    }
  }

  private struct Unreachable: Error {}

  @Test func `one type can provide options for two intents`() async throws {
    let climate = RoomClimateConfiguration.OptionsAdapter(House())
    let overview = RoomOverviewConfiguration.OptionsAdapter(House())
    #expect(try await titles(climate, "room") == ["Kitchen", "Study"])
    #expect(try await titles(overview, "favourites") == ["Study", "Kitchen"])
  }

  @Test func `a default comes from the provider, or is nil`() async throws {
    let climate = RoomClimateConfiguration.OptionsAdapter(House())
    let overview = RoomOverviewConfiguration.OptionsAdapter(House())
    let room = try await climate.defaultValue(of: "room", for: .init())
    #expect(room == House().rooms[0].parameterValue)
    #expect(try await overview.defaultValue(of: "favourites", for: .init()) == nil)
  }

  @Test func `a search term is passed to the provider`() async throws {
    let adapter = MusicRecommendationsConfiguration.OptionsAdapter(Music())
    #expect(try await titles(adapter, "source") == ["Jazz Club"])
    #expect(try await titles(adapter, "source", searchTerm: "Jazz") == ["Jazz Club", "Jazz for Rain"])
    #expect(try await titles(adapter, "source", searchTerm: "Polka") == [])
  }

  @Test func `options depend on the chosen values`() async throws {
    let adapter = MusicRecommendationsConfiguration.OptionsAdapter(Music())
    var configuration = MusicRecommendationsConfiguration()
    #expect(try await titles(adapter, "mode", for: configuration) == ["Quiet"])
    configuration.source = Music().sources[0]
    let modes = try await adapter.options(of: "mode", searchTerm: nil, for: configuration)
    #expect(modes?.sections.map(\.title) == ["Everyday", "For You"])
    #expect(modes?.options.map(\.displayString) == ["Quiet", "More of Jazz Club"])
  }

  @Test func `an option of a provider can be chosen`() async throws {
    let adapter = MusicRecommendationsConfiguration.OptionsAdapter(Music())
    var configuration = MusicRecommendationsConfiguration()
    let option = try await adapter.options(of: "source", searchTerm: nil, for: configuration)?.options.first
    try configuration.setValue(option?.value, of: "source")
    #expect(configuration.source?.identifier == "jazz club")
  }

  @Test func `an error of the provider is rethrown`() async {
    let adapter = MusicRecommendationsConfiguration.OptionsAdapter(Music())
    await #expect(throws: Unreachable.self) {
      try await adapter.options(of: "mood", searchTerm: nil, for: .init())
    }
  }

  @Test func `a parameter without dynamic options has none`() async throws {
    let adapter = MusicRecommendationsConfiguration.OptionsAdapter(Music())
    #expect(try await adapter.options(of: "limit", searchTerm: nil, for: .init()) == nil)
    #expect(try await adapter.options(of: "nothing", searchTerm: nil, for: .init()) == nil)
  }

  private func titles<Adapter: ConfigurationOptionsAdapter>(
    _ adapter: Adapter,
    _ parameter: String,
    searchTerm: String? = nil,
    for configuration: Adapter.AdaptedConfiguration = .init()
  ) async throws -> [String]? {
    try await adapter.options(of: parameter, searchTerm: searchTerm, for: configuration)?
      .options.map(\.displayString)
  }
}
