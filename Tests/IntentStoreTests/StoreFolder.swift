import Foundation
import IntentRuntime
import IntentStore
import RuntimeSamples

final class StoreFolder: Sendable {
  let url: URL
  let store: ConfigurationStore

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)")
    store = try ConfigurationStore(directory: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL {
    url.appendingPathComponent(name)
  }

  func put(_ text: String, in name: String) throws {
    try Data(text.utf8).write(to: file(name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension PlacedWidget {
  static let home = PlacedWidget("UpNext", .systemSmall, id: "home")
  static let work = PlacedWidget("UpNext", .systemMedium, id: "work")
  static let homeFile = "+up+next.systemSmall.home.widget.json"
}
