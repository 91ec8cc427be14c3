import Foundation
import IntentRuntime
import IntentStore
import RuntimeSamples
import Testing

struct UserDefaultsStoreTests {
  private let suite = "intentc-tests-\(UUID().uuidString)"

  @Test func `configurations do not affect the app's own values`() throws {
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set("own", forKey: PlacedWidget.homeFile)
    let store = try ConfigurationStore(suiteName: suite)
    try store.write(UpNextConfiguration(lines: 5), for: .home)
    try store.copy(.home, to: .work)
    try store.update(UpNextConfiguration.self, for: .work) { $0.lines += 1 }
    let other = try ConfigurationStore(suiteName: suite)
    #expect(try other.read(UpNextConfiguration.self, for: .work)?.configuration.lines == 6)
    try store.remove(.work)
    #expect(try store.contents().widgets == [.home])
    #expect(defaults.string(forKey: PlacedWidget.homeFile) == "own")
  }

  @Test func `a corrupt configuration is set aside`() throws {
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let store = try ConfigurationStore(suiteName: suite)
    let aside = PlacedWidget.homeFile + ".corrupt-1"
    defaults.set("no data", forKey: "IntentRuntime." + PlacedWidget.homeFile)
    #expect(throws: ConfigurationStoreError.corrupt(.home, setAside: aside)) {
      try store.read(UpNextConfiguration.self, for: .home)
    }
    #expect(defaults.string(forKey: "IntentRuntime." + aside) == "no data")
    #expect(try store.contents().setAside == [aside])
  }

  @Test func `a suite without a name is an error`() {
    #expect(throws: ConfigurationStoreError.noSuite("")) { try ConfigurationStore(suiteName: "") }
  }
}
