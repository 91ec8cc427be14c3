import Foundation
import GeneratedSchemas
import IntentRuntime
import IntentStore

/// Writes, changes and reads the configuration of a widget, as shown in the DocC article of IntentStore.
struct StoreSample {
  let store: ConfigurationStore
  let widget: PlacedWidget

  init(folder: URL) throws {
    let store = try ConfigurationStore(directory: folder)
    let widget = PlacedWidget("UpNext", .systemSmall, id: "home")
    self.store = store
    self.widget = widget
  }

  func save() throws {
    let configuration = UpNextConfiguration(mirrorCalendarApp: false)
    try store.write(configuration, for: widget)
  }

  func change() throws {
    try store.update(UpNextConfiguration.self, for: widget) { configuration in
      configuration.titleColor = .red
    }
  }

  func load() throws -> UpNextConfiguration {
    guard let stored = try store.read(UpNextConfiguration.self, for: widget) else {
      return UpNextConfiguration()
    }
    for issue in stored.issues { print("\(widget.id): \(issue)") }
    return stored.configuration
  }

  func loadOrRepair() throws -> UpNextConfiguration {
    do {
      return try load()
    } catch ConfigurationStoreError.corrupt(_, let name) {
      print("The damaged file was renamed to \(name).")
      return UpNextConfiguration()
    }
  }

  /// Calls a function after each change that another process makes.
  func watch(_ reload: (PlacedWidget) -> Void) async throws {
    for await widget in store.changes() {
      reload(widget)
    }
  }

  func forget() throws {
    try store.remove(widget)
  }
}
