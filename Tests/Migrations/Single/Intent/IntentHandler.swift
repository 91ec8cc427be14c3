import Intents

class IntentHandler: INExtension, MusicRecommendationsIntentHandling {
  func provideSourceOptionsCollection(
    for intent: MusicRecommendationsIntent
  ) async throws -> INObjectCollection<MusicSource> {
    INObjectCollection(items: Library.sources)
  }

  func provideModeOptionsCollection(
    for intent: MusicRecommendationsIntent
  ) async throws -> INObjectCollection<ListeningMode> {
    INObjectCollection(items: Library.modes(of: intent.source?.identifier))
  }

  override func handler(for intent: INIntent) -> Any { self }
}
