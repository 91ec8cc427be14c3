import Foundation
import IntentRuntime
import IntentStore
import RuntimeSamples
import Testing

@Suite(.timeLimit(.minutes(10))) struct StoreChangesTests {
  private let folder: StoreFolder
  private let store: ConfigurationStore

  init() throws {
    folder = try StoreFolder()
    store = folder.store
  }

  @Test func `every change is reported`() async throws {
    try store.write(UpNextConfiguration(), for: .home)
    var changes = store.changes(every: .milliseconds(5)).makeAsyncIterator()
    let other = try ConfigurationStore(directory: folder.url)
    try other.write(UpNextConfiguration(), for: .work)
    #expect(await changes.next() == .work)
    try other.write(UpNextConfiguration(), for: .home)
    #expect(await changes.next() == .home)
    try other.remove(.work)
    #expect(await changes.next() == .work)
    try folder.put("corrupt", in: PlacedWidget.homeFile)
    #expect(await changes.next() == .home)
  }

  @Test func `several changes are reported one by one`() async throws {
    var changes = store.changes(every: .milliseconds(5)).makeAsyncIterator()
    let widgets = (0..<5).map { PlacedWidget("UpNext", .systemSmall, id: "\($0)") }
    for widget in widgets { try store.write(UpNextConfiguration(), for: widget) }
    var seen: [PlacedWidget?] = []
    for _ in widgets { seen.append(await changes.next()) }
    #expect(seen == widgets)
  }

  @Test func `a file that was always corrupt is not a widget`() async throws {
    var changes = store.changes(every: .milliseconds(5)).makeAsyncIterator()
    try folder.put("corrupt", in: PlacedWidget.homeFile)
    try store.write(UpNextConfiguration(), for: .work)
    #expect(await changes.next() == .work)
  }

  @Test func `a folder can be watched through a link`() async throws {
    let link = FileManager.default.temporaryDirectory.appendingPathComponent("link-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    defer { try? FileManager.default.removeItem(at: link) }
    let changes = try ConfigurationStore(directory: link).changes(every: .milliseconds(5))
    let first = Task { await changes.first { _ in true } }
    try await Task.sleep(for: .milliseconds(100))
    try store.write(UpNextConfiguration(), for: .home)
    #expect(await first.value == .home)
  }

  @Test func `cancelling ends the stream`() async {
    let changes = store.changes(every: .seconds(3_600))
    let task = Task {
      var count = 0
      for await _ in changes { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
