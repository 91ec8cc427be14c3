import AppFacts
import Testing

struct AppIntentsFilesTests {
  private func needed(_ files: [String: String]) -> [String] {
    AppIntentsFiles.needed(of: files.mapValues { Array($0.utf8) }).keys.sorted()
  }

  @Test func `files with App Intents are needed, and those that declare what they mention`() {
    let intent = """
      import AppIntents

      extension Mode: AppEnum {}
      struct Show: WidgetConfigurationIntent {
        @Parameter var place: Place?
        static let title = Kinds.show + suffix
      }
      """
    #expect(
      needed([
        "Show.swift": intent, "Widget.swift": "import WidgetKit\n",
        "Mode.swift": "enum Mode: String { case small }",
        "Place.swift": "typealias Place = City", "Kinds.swift": "enum Names {\n  enum Kinds {}\n}",
        "Suffix.swift": "public let suffix = 1", "View.swift": "struct Other {\n  let place = 1\n}",
      ]) == ["Kinds.swift", "Mode.swift", "Place.swift", "Show.swift", "Suffix.swift", "Widget.swift"]
    )
  }

  @Test func `without App Intents, nothing is needed`() {
    #expect(needed(["Mode.swift": "enum Mode { case small }", "Empty.swift": ""]) == [])
  }

  @Test func `a file declares App Intents if code mentions them`() {
    func declares(_ text: String) -> Bool { AppIntentsFiles.File(Array(text.utf8)).declaresAppIntents }
    for text in ["import AppIntents", "@preconcurrency public import AppIntents\n", "struct A: AppIntent {}"]
    {
      #expect(declares(text), "\(text)")
    }
    for text in [
      "// AppIntents are elsewhere", "/// An ``AppIntent``.", "/*\n * AppIntent\n */",
      "struct WhatsAppIntent {}",
      "import WidgetKit", "",
    ] { #expect(!declares(text), "\(text)") }
  }
}
