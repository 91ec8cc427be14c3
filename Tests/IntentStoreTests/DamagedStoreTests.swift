import Foundation
import IntentPlatform
import IntentRuntime
import RuntimeSamples
import Testing

@testable import IntentStore

@Suite struct DamagedStoreTests {
  private struct BrokenStorage: ConfigurationStorage {
    let folder: DirectoryStorage
    var unreadable: Set<String> = []
    var isLocked = false
    let listings = Guarded(0)
    let reads = Guarded(0)

    func names() throws -> [String] {
      listings.withLock { $0 += 1 }
      return try folder.names()
    }

    func read(_ name: String) throws -> StoredBytes {
      reads.withLock { $0 += 1 }
      if unreadable.contains(name) { throw ConfigurationStoreError.system(path: name, code: EACCES) }
      return try folder.read(name)
    }

    func withLock<Result>(_ body: () throws -> Result) throws -> Result {
      if isLocked { throw ConfigurationStoreError.busy(path: ".lock") }
      return try folder.withLock(body)
    }

    func holds(_ name: String) throws -> Bool { try folder.holds(name) }
    func replace(_ name: String, by data: Data) throws { try folder.replace(name, by: data) }
    func remove(_ name: String) throws { try folder.remove(name) }
    func rename(_ name: String, to newName: String) throws { try folder.rename(name, to: newName) }
    func marks() throws -> [String: StorageMark] { try folder.marks() }
  }

  private let folder: StoreFolder
  private var storage: BrokenStorage

  init() throws {
    folder = try StoreFolder()
    storage = BrokenStorage(folder: try DirectoryStorage(folder.url))
  }

  @Test func `a record that cannot be read is listed beside the others`() throws {
    var storage = storage
    for widget in [PlacedWidget.home, .work] { try folder.store.write(UpNextConfiguration(), for: widget) }
    storage.unreadable = [PlacedWidget.homeFile]
    let contents = try ConfigurationStore(storage: storage).contents()
    #expect(contents.widgets == [.work])
    #expect(
      contents.failures
        == [StoreFailure(widget: .home, error: .system(path: PlacedWidget.homeFile, code: EACCES))]
    )
    #expect(contents.setAside == [] && contents.misplaced == [])
  }

  @Test func `the folder is listed twice, however many records are corrupt`() throws {
    try folder.store.write(UpNextConfiguration(), for: .home)
    for number in 0..<200 { try folder.put("corrupt", in: "a\(number).systemSmall.x.widget.json") }
    let contents = try ConfigurationStore(storage: storage).contents()
    #expect(contents.widgets == [.home])
    #expect(contents.setAside.count == 200)
    #expect(storage.listings.withLock(\.self) == 2)
  }

  @Test func `a locked store is listed, and its corrupt records keep their place`() throws {
    var storage = storage
    try folder.store.write(UpNextConfiguration(), for: .work)
    try folder.put("corrupt", in: PlacedWidget.homeFile)
    storage.isLocked = true
    let contents = try ConfigurationStore(storage: storage).contents()
    #expect(contents.widgets == [.work])
    #expect(contents.setAside == [PlacedWidget.homeFile])
    #expect(contents.failures == [StoreFailure(widget: nil, error: .busy(path: ".lock"))])
  }

  @Test(.timeLimit(.minutes(1)))
  func `watching does not read the records first`() async throws {
    let widgets = (0..<50).map { PlacedWidget("Up Next", .systemSmall, id: "É.\($0)") }
    let long = PlacedWidget("UpNext", .systemSmall, id: String(repeating: "x", count: 500))
    for widget in widgets + [long] { try folder.store.write(UpNextConfiguration(), for: widget) }
    var changes = ConfigurationStore(storage: storage).changes(every: .milliseconds(5)).makeAsyncIterator()
    #expect(storage.reads.withLock(\.self) == 1)
    try folder.store.remove(widgets[7])
    #expect(await changes.next() == widgets[7])
    try folder.store.remove(long)
    #expect(await changes.next() == long)
    try folder.put("corrupt", in: StoreName.name(of: widgets[3]))
    #expect(await changes.next() == widgets[3])
  }

  @Test(arguments: [
    "notes.json", "a.b.widget.json", "a.systemSmall.B.widget.json", "a.systemSmall.%6.widget.json", "",
  ])
  func `another name holds none`(name: String) {
    #expect(StoreName.widget(of: name) == nil)
  }

  @Test func `waiting for the lock ends on time`() throws {
    let path = folder.file(".lock").path
    let lock = try FileLock(path)
    let start = ContinuousClock.now
    #expect(throws: ConfigurationStoreError.busy(path: path)) {
      try FileLock(path, waiting: .milliseconds(300))
    }
    let waited = start.duration(to: .now)
    #expect(waited >= .milliseconds(300) && waited < .milliseconds(1_500))
    withExtendedLifetime(lock) {}
  }
}
