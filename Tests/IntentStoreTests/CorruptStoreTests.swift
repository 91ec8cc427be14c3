import Foundation
import IntentRuntime
import IntentStore
import RuntimeSamples
import Testing

struct CorruptStoreTests {
  private let folder: StoreFolder
  private let store: ConfigurationStore
  private let file = PlacedWidget.homeFile
  private let aside = PlacedWidget.homeFile + ".corrupt-1"

  init() throws {
    folder = try StoreFolder()
    store = folder.store
  }

  @Test(arguments: [
    "", "{", "[]", "nonsense", #"{"kind":"UpNext"}"#, "\u{0}\u{0}",
    #"{"kind":"UpNext","family":"huge","id":"home","intent":"I","configuration":{}}"#,
    #"{"kind":"UpNext","family":"systemSmall","id":"home","intent":"I","configuration":[]}"#,
    String(repeating: "[", count: 100_000),
  ])
  func `data that is not a configuration is set aside`(text: String) throws {
    try folder.put(text, in: file)
    #expect(throws: ConfigurationStoreError.corrupt(.home, setAside: aside)) {
      try store.read(UpNextConfiguration.self, for: .home)
    }
    #expect(try folder.text(of: aside) == text)
    #expect(try store.read(UpNextConfiguration.self, for: .home) == nil)
    #expect(try store.contents().setAside == [aside])
  }

  @Test func `data that was set aside earlier is kept`() throws {
    for text in ["first", "second", "third"] {
      try folder.put(text, in: file)
      #expect(throws: ConfigurationStoreError.self) { try store.read(UpNextConfiguration.self, for: .home) }
    }
    #expect(try folder.names() == (1...3).map { "\(file).corrupt-\($0)" })
    #expect(try folder.text(of: file + ".corrupt-2") == "second")
  }

  @Test func `corrupt data is never overwritten or removed`() throws {
    try folder.put("first", in: file)
    try store.write(UpNextConfiguration(lines: 5), for: .home)
    #expect(try store.read(UpNextConfiguration.self, for: .home)?.configuration.lines == 5)
    try folder.put("second", in: file)
    try store.remove(.home)
    try folder.put("third", in: file)
    #expect(throws: ConfigurationStoreError.corrupt(.home, setAside: file + ".corrupt-3")) {
      try store.update(UpNextConfiguration.self, for: .home) { $0.lines = 1 }
    }
    try folder.put("fourth", in: file)
    #expect(try store.contents().widgets == [])
    let texts = try (1...4).map { try folder.text(of: "\(file).corrupt-\($0)") }
    #expect(texts == ["first", "second", "third", "fourth"])
  }

  @Test func `an item that is not a file is set aside too`() throws {
    let place = folder.file(file)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    try folder.put("secret", in: "elsewhere")
    try store.write(UpNextConfiguration(), for: .home)
    try store.remove(.home)
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: folder.file("elsewhere"))
    try store.write(UpNextConfiguration(), for: .home)
    try store.remove(.home)
    #expect(mkfifo(place.path, 0o600) == 0)
    #expect(throws: ConfigurationStoreError.self) { try store.read(UpNextConfiguration.self, for: .home) }
    #expect(try folder.names() == (1...3).map { "\(file).corrupt-\($0)" } + ["elsewhere"])
    #expect(try folder.text(of: "elsewhere") == "secret")
  }

  @Test func `a file in the place of another widget is not changed`() throws {
    try store.write(UpNextConfiguration(lines: 5), for: .work)
    let work = try #require(try folder.names().first)
    try FileManager.default.copyItem(at: folder.file(work), to: folder.file(file))
    let error = ConfigurationStoreError.otherWidget(.home, found: .work)
    #expect(throws: error) { try store.read(UpNextConfiguration.self, for: .home) }
    #expect(throws: error) { try store.write(UpNextConfiguration(), for: .home) }
    #expect(throws: error) { try store.remove(.home) }
    let contents = try store.contents()
    #expect(contents.widgets == [.work])
    #expect(contents.misplaced == [file])
  }

  @Test func `a configuration that could not be read again is not stored`() throws {
    var deep = PlainValue.null
    for _ in 0..<255 { deep = .array([deep]) }
    var configuration = UpNextConfiguration(lines: 5)
    try store.write(configuration, for: .home)
    configuration.retained.retain(.init(deep, .unknownName), for: "deep")
    #expect(throws: ConfigurationStoreError.unstorable(.home, reason: "it is nested too deeply")) {
      try store.write(configuration, for: .home)
    }
    configuration.retained = RetainedValues([
      "large": .init(.string(String(repeating: "a", count: 17 << 20)), .unknownName)
    ])
    #expect(throws: ConfigurationStoreError.unstorable(.home, reason: "it is larger than 16 MiB")) {
      try store.write(configuration, for: .home)
    }
    #expect(
      try store.read(UpNextConfiguration.self, for: .home)?.configuration == UpNextConfiguration(lines: 5)
    )
  }

  @Test func `a draft left by a killed writer does no harm`() throws {
    try folder.put("half a configura", in: ".draft")
    try store.write(UpNextConfiguration(lines: 5), for: .home)
    #expect(try store.read(UpNextConfiguration.self, for: .home)?.configuration.lines == 5)
    #expect(try store.contents().setAside == [])
  }

  @Test func `a missing folder is an error`() throws {
    try FileManager.default.removeItem(at: folder.url)
    #expect(throws: ConfigurationStoreError.system(path: folder.url.path + "/.lock", code: ENOENT)) {
      try store.write(UpNextConfiguration(), for: .home)
    }
    #expect(throws: ConfigurationStoreError.system(path: folder.url.path, code: ENOENT)) {
      try store.contents()
    }
  }

  @Test func `a metadata file of macOS is not a configuration`() throws {
    try store.write(UpNextConfiguration(), for: .home)
    try folder.put("attributes", in: "._" + file)
    let contents = try store.contents()
    #expect(contents.widgets == [.home])
    #expect(contents.setAside == [])
    #expect(try folder.text(of: "._" + file) == "attributes")
  }

  @Test(.enabled(if: geteuid() != 0, "root may change everything"))
  func `a read-only folder can be read, and corrupt files are reported`() throws {
    try store.write(UpNextConfiguration(lines: 5), for: .home)
    try folder.put("corrupt", in: "other.systemSmall.x.widget.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    }
    #expect(try store.read(UpNextConfiguration.self, for: .home)?.configuration.lines == 5)
    let contents = try store.contents()
    #expect(contents.widgets == [.home])
    #expect(contents.setAside == ["other.systemSmall.x.widget.json"])
    #expect(throws: ConfigurationStoreError.self) { try store.write(UpNextConfiguration(), for: .work) }
  }

  @Test func `a removed lock file is created again`() throws {
    try store.update(UpNextConfiguration.self, for: .home) { _ in
      try FileManager.default.removeItem(at: folder.file(".lock"))
    }
    try store.write(UpNextConfiguration(lines: 6), for: .home)
    #expect(FileManager.default.fileExists(atPath: folder.file(".lock").path))
  }
}
