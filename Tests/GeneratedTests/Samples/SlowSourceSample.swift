import Foundation
import GeneratedSchemas
import IntentRuntime

/// Asks a slow server once, however often lists open.
actor MusicLibrary {
  private let fetch: @Sendable () async throws -> [MusicSource]
  private var request: Task<[MusicSource], any Error>?

  init(fetch: @escaping @Sendable () async throws -> [MusicSource]) {
    self.fetch = fetch
  }

  func sources() async throws -> [MusicSource] {
    let request = request ?? Task { try await fetch() }
    self.request = request
    do {
      return try await request.value
    } catch {
      self.request = nil
      throw error
    }
  }
}

/// Offers the sources of a slow server.
struct MusicOptions: MusicRecommendationsOptionsProvider {
  let library: MusicLibrary

  func provideSourceOptionsCollection(
    for configuration: MusicRecommendationsConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<MusicSource> {
    let term = searchTerm ?? ""
    let sources = try await library.sources()
    return OptionsCollection(
      sources.filter { term.isEmpty || $0.displayString.localizedStandardContains(term) }
    )
  }

  func provideModeOptionsCollection(
    for configuration: MusicRecommendationsConfiguration
  ) async throws -> OptionsCollection<ListeningMode> {
    []
  }

  func provideMoodOptionsCollection(
    for configuration: MusicRecommendationsConfiguration
  ) async throws -> OptionsCollection<String> {
    ["calm", "happy"]
  }
}
