import Foundation
import IntentPlatform
import RuntimeSamples
import Testing

@testable import IntentRuntime

struct ObjectLookupTests {
  private typealias Option = OptionsCollection<CalendarItem>.Option

  private final class Provider: Sendable {
    private let calls = Guarded<[String]>([])

    func called(_ words: String) { calls.withLock { $0.append(words) } }

    func takeCalls() -> [String] {
      calls.withLock { calls in
        defer { calls = [] }
        return calls
      }
    }
  }

  private struct Failure: Error {}

  private static let home = Option(.home, subtitle: "iCloud", imageName: "house")
  private let folder = FileManager.default.temporaryDirectory.appending(path: "lookup-\(UUID().uuidString)")
  private let provider = Provider()

  private var file: URL { folder.appending(path: "a/b/options.json") }
  private var memory: OptionsMemory { OptionsMemory(file: file) }

  private func lookup(
    _ memory: OptionsMemory?,
    _ query: String = "Query",
    limit: Duration = .seconds(600)
  ) -> ObjectLookup<CalendarItem> {
    ObjectLookup(query, memory: memory, limit: limit)
  }

  private func ask(
    _ lookup: ObjectLookup<CalendarItem>,
    _ identifiers: [String],
    find: (@Sendable ([String]) async throws -> [CalendarItem]?)? = nil,
    among list: (@Sendable () async throws -> OptionsCollection<CalendarItem>)? = nil
  ) async -> [Option] {
    let provider = provider
    return await lookup.options(for: identifiers) { identifiers in
      provider.called("find \(identifiers.joined(separator: " "))")
      return try await find?(identifiers)
    } among: {
      provider.called("list")
      return try await list?() ?? OptionsCollection(options: [Self.home])
    }
  }

  private func removeFiles() { try? FileManager.default.removeItem(at: folder) }

  @Test func `the provider is asked by identifier first, and nothing else then`() async throws {
    defer { removeFiles() }
    let found = await ask(lookup(memory), ["work", "gone"]) { _ in
      [CalendarItem(identifier: "work", displayString: "Work"), .home]
    }
    #expect(provider.takeCalls() == ["find gone work"])
    #expect(found.map(\.displayString) == ["Work"])
    // The provider may fail later, when the device is locked.
    let later = await ask(
      lookup(memory),
      ["work"],
      find: { _ in throw Failure() },
      among: { throw Failure() }
    )
    #expect(later.map(\.displayString) == ["Work"])
    #expect(provider.takeCalls() == ["find work"])
  }

  private static let renamed = CalendarItem(identifier: "home", displayString: "House")

  @Test func `an object that the provider leaves out is gone, and forgotten`() async throws {
    defer { removeFiles() }
    _ = await ask(lookup(memory), ["home"])
    #expect(await ask(lookup(memory), ["home"], find: { _ in [] }) == [])
    let later = await ask(
      lookup(memory),
      ["home"],
      find: { _ in throw Failure() },
      among: { throw Failure() }
    )
    #expect(later.map(\.displayString) == ["home"])
  }

  @Test func `a new name from the provider is the new name`() async throws {
    defer { removeFiles() }
    _ = await ask(lookup(memory), ["home"])
    #expect(
      await ask(lookup(memory), ["home"], find: { _ in [Self.renamed] }).map(\.displayString) == ["House"]
    )
  }

  @Test func `a new name in a list is the new name`() async throws {
    defer { removeFiles() }
    _ = await ask(lookup(memory), ["home"])
    let found = await ask(lookup(memory), ["home"], among: { [Self.renamed] })
    #expect(found.map(\.displayString) == ["House"])
  }

  @Test func `what a list lacks is not gone`() async throws {
    defer { removeFiles() }
    _ = await ask(lookup(memory), ["home"])
    let found = await ask(lookup(memory), ["home", "work"], among: { [] })
    #expect(found == [Self.home, Option(CalendarItem(identifier: "work", displayString: "work"))])
  }

  @Test(arguments: [(true, "Home"), (false, "home")])
  func `after a restart, a widget whose provider fails shows the name only with a memory`(
    hasMemory: Bool,
    shown: String
  ) async {
    defer { removeFiles() }
    _ = await ask(lookup(hasMemory ? memory : nil), ["home"])
    let found = await ask(
      lookup(hasMemory ? memory : nil),
      ["home"],
      find: { _ in throw Failure() },
      among: { throw Failure() }
    )
    #expect(found.map(\.displayString) == [shown])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a provider that is too slow is bridged by the memory`() async throws {
    defer { removeFiles() }
    _ = await ask(lookup(memory), ["home"])
    let found = await ask(lookup(memory, limit: .milliseconds(100)), ["home"]) { _ in
      try await Task.sleep(for: .seconds(3_600))
      return []
    }
    #expect(found == [Self.home])
  }

  @Test func `only what a widget asked for is in the file`() async throws {
    defer { removeFiles() }
    _ = lookup(memory).noting([.home, .work])
    #expect(!FileManager.default.fileExists(atPath: file.path))
    _ = await ask(lookup(memory), ["home"], among: { [.home, .work] })
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(#""home""#))
    #expect(!text.contains("work"))
  }

  @Test func `a result of a search is known when it is chosen, also in the next process`() async throws {
    defer { removeFiles() }
    let process = lookup(memory)
    _ = process.noting(OptionsCollection(options: [Option(.work, subtitle: "Exchange")]))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(await ask(process, ["work"], among: { throw Failure() }).map(\.subtitle) == ["Exchange"])
    #expect(await ask(lookup(memory), ["work"], among: { throw Failure() }).map(\.subtitle) == ["Exchange"])
  }

  @Test func `a list replaces what is remembered`() async throws {
    defer { removeFiles() }
    _ = await ask(lookup(memory), ["home"])
    _ = lookup(memory).noting([CalendarItem(identifier: "home", displayString: "House")])
    let found = await ask(lookup(memory), ["home"], among: { throw Failure() })
    #expect(found.map(\.displayString) == ["House"])
    // A bare object has no subtitle of its own.
    #expect(found.map(\.subtitle) == ["iCloud"])
  }

  @Test func `own properties come back`() async throws {
    defer { removeFiles() }
    let place = Place.full
    let process = ObjectLookup<Place>("Query", memory: memory)
    _ = await process.options(for: [place.identifier], find: { _ in [place] }, among: { [] })
    let found = await ObjectLookup<Place>("Query", memory: memory)
      .options(for: [place.identifier], find: { _ in nil }, among: { [] })
    #expect(found.map(\.value) == [place])
  }

  @Test func `each query remembers its own`() async {
    defer { removeFiles() }
    _ = await ask(lookup(memory), ["home"])
    _ = await ask(lookup(memory, "Other"), ["home"], among: { [] })
    #expect(provider.takeCalls() == ["find home", "list", "find home", "list"])
  }

  @Test func `an identifier that nobody knows is shown`() async {
    let found = await ask(lookup(nil), ["x", "home", "x"], among: { throw Failure() })
    #expect(found.map(\.displayString) == ["x", "home", "x"])
    #expect(provider.takeCalls() == ["find home x", "list"])
  }

  @Test func `without a memory the list is built each time`() async {
    for _ in 0..<2 { #expect(await ask(lookup(nil), ["home"]) == [Self.home]) }
    #expect(provider.takeCalls() == ["find home", "list", "find home", "list"])
  }

  @Test func `nothing is chosen by an empty identifier`() async {
    #expect(await ask(lookup(nil), [""]) == [])
    #expect(provider.takeCalls() == [])
  }

  @Test func `an object without an identifier keeps its display string`() async {
    let found = await ask(lookup(nil), ["intentc:none:All Notes", "intentc:none:"])
    #expect(found.map(\.value.identifier) == ["", ""])
    #expect(found.map(\.displayString) == ["All Notes", ""])
  }

  @Test func `the provider's objects with identifiers do not replace the list for one without`() async {
    let none = Option(CalendarItem(identifier: "", displayString: "All"), subtitle: "everything")
    let found = await ask(
      lookup(nil),
      ["intentc:none:All"],
      find: { _ in [] },
      among: { OptionsCollection(options: [none]) }
    )
    #expect(found.map(\.subtitle) == ["everything"])
  }

  @Test func `the list gives an object without an identifier its properties`() async {
    let none = Option(CalendarItem(identifier: "", displayString: "All"), subtitle: "everything")
    let found = await ask(
      lookup(nil),
      ["intentc:none:All", "x"],
      among: { OptionsCollection(options: [none]) }
    )
    #expect(found.map(\.subtitle) == ["everything", nil])
  }

  @Test(arguments: ["intentc:id:intentc:x", "intentc:x"])
  func `an escaped identifier reaches the provider as it is`(_ stored: String) async {
    let odd = CalendarItem(identifier: "intentc:x", displayString: "Odd")
    let found = await ask(lookup(nil), [stored]) { _ in [odd] }
    #expect(provider.takeCalls() == ["find intentc:x"])
    #expect(found.map(\.value) == [odd])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a list that takes too long is not waited for, and remembered when it comes`() async throws {
    defer { removeFiles() }
    let memory = memory
    let isLate = Guarded(false)
    // On a busy machine, the time may be over before the list is asked.
    repeat {
      let found = await ask(
        lookup(memory, limit: .milliseconds(100)),
        ["home"],
        among: {
          while !isLate.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
          return OptionsCollection(options: [Self.home])
        }
      )
      #expect(found.map(\.displayString) == ["home"])
    } while !provider.takeCalls().contains("list")
    isLate.withLock { $0 = true }
    while await ask(lookup(memory), ["home"], among: { throw Failure() }) != [Self.home] {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a provider that never answers does not keep a widget waiting`() async {
    let found = await ask(lookup(nil, limit: .milliseconds(100)), ["home"]) { _ in
      try await Task.sleep(for: .seconds(3_600))
      return nil
    }
    #expect(found.map(\.displayString) == ["home"])
    #expect(provider.takeCalls() == ["find home"])
  }

  @Test func `what is no file, and a folder that cannot be written, remember nothing on disk`() async throws {
    defer { removeFiles() }
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let process = lookup(memory)
    for _ in 0..<2 { #expect(await ask(process, ["home"]) == [Self.home]) }
    #expect(await ask(process, ["home"], among: { throw Failure() }) == [Self.home])
  }

  @Test(.timeLimit(.minutes(10))) func `a pipe in place of the file does not keep a widget waiting`()
    async throws
  {
    defer { removeFiles() }
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(await ask(lookup(memory), ["home"]) == [Self.home])
  }

  @Test(arguments: [
    "", "{", "[]", #"[{"query": "Query", "identifier": "home"}]"#,
    #"[{"query": "Query", "identifier": "home", "option": "# + String(repeating: "[", count: 100_000),
    "[" + String(repeating: " ", count: 300_000) + "]",
  ])
  func `a damaged file is replaced`(text: String) async throws {
    defer { removeFiles() }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    #expect(await ask(lookup(memory), ["home"]) == [Self.home])
    #expect(await ask(lookup(memory), ["home"], among: { throw Failure() }) == [Self.home])
  }

  @Test func `the file drops older options beyond 256 kB`() async throws {
    defer { removeFiles() }
    let long = String(repeating: "é\n", count: 2_000)
    let items = (0..<60).map { CalendarItem(identifier: "\($0)", displayString: long) }
    for item in items { _ = await ask(lookup(memory), [item.identifier], find: { _ in [item] }) }
    let known = await ask(lookup(memory), ["0", "59"], find: { _ in throw Failure() }, among: { [] })
    #expect(known.map(\.displayString) == ["0", long])
    #expect(try Data(contentsOf: file).count <= OptionsMemory.greatestSize)
    let huge = CalendarItem(identifier: "huge", displayString: String(repeating: "x", count: 300_000))
    _ = await ask(lookup(memory), ["huge"], find: { _ in [huge] })
    #expect(try Data(contentsOf: file).count <= OptionsMemory.greatestSize)
  }

  @Test func `an object that is nested too deep is not remembered`() async throws {
    defer { removeFiles() }
    var place = Place(identifier: "0", displayString: "")
    for number in 1..<60 {
      var outer = Place(identifier: "\(number)", displayString: "")
      outer.neighbours = [place]
      place = outer
    }
    let deep = place
    let flat = Place(identifier: "flat", displayString: "Flat")
    let identifiers = [deep.identifier, "flat"]
    _ = await ObjectLookup<Place>("Query", memory: memory)
      .options(for: identifiers, find: { _ in [deep, flat] }, among: { [] })
    let found = await ObjectLookup<Place>("Query", memory: memory)
      .options(for: identifiers, find: { _ in nil }, among: { [] })
    #expect(found.map(\.displayString) == [deep.identifier, "Flat"])
  }

  @Test func `the options that people saw are bounded`() async {
    let memory = memory
    let many = (0..<5_000).map { CalendarItem(identifier: "\($0)", displayString: "x") }
    for _ in 0..<2 { _ = lookup(memory).noting(many) }
    let known = many.filter { item in
      let option: Option? = memory.option(item.identifier, of: "Query")
      return option != nil
    }
    #expect(known.count <= OptionsMemory.greatestSeenCount)
    #expect(!known.isEmpty)
  }
}
