import Foundation
import RuntimeSamples
import Testing

@testable import IntentRuntime

struct OptionsMemoryTests {
  private typealias Option = OptionsCollection<CalendarItem>.Option

  private let folder = FileManager.default.temporaryDirectory.appending(path: "memory-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "options.json") }

  private func removeFiles() { try? FileManager.default.removeItem(at: folder) }

  private func use(_ identifiers: [String], subtitle: String = "", _ memory: OptionsMemory) {
    for identifier in identifiers {
      let item = CalendarItem(identifier: identifier, displayString: identifier.uppercased())
      memory.use([identifier: Option(item, subtitle: subtitle)], of: "Query")
    }
  }

  /// What a program reads after a restart.
  private func knows(_ identifier: String) -> Bool {
    let option: Option? = OptionsMemory(file: file).option(identifier, of: "Query")
    return option != nil
  }

  @Test func `an option that is used again stays`() {
    defer { removeFiles() }
    let memory = OptionsMemory(file: file)
    use(["placed"], memory)
    let count = OptionsMemory.greatestCount
    for number in 0..<(2 * count) { use(["once\(number)", "placed"], memory) }
    #expect(knows("placed"))
    // The others are as many as fit beside it.
    #expect(!knows("once\(count)") && knows("once\(count + 1)"))
  }

  @Test func `a large option does not push out the others`() {
    defer { removeFiles() }
    let memory = OptionsMemory(file: file)
    use(["home", "work"], memory)
    use(["large"], subtitle: String(repeating: "x", count: OptionsMemory.greatestSize / 4), memory)
    #expect(knows("home") && knows("work") && !knows("large"))
  }

  @Test func `a recent option that is used again writes nothing`() throws {
    defer { removeFiles() }
    let memory = OptionsMemory(file: file)
    use(["home", "work"], memory)
    let identity = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    // The second is what the widget's next process reads.
    for memory in [memory, OptionsMemory(file: file)] {
      use(["home", "home"], memory)
      memory.see(
        ["home": Option(CalendarItem(identifier: "home", displayString: "HOME"), subtitle: "")],
        of: "Query"
      )
    }
    #expect(
      try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == identity
    )
  }

  @Test func `an unreadable file stays as it is until something changes`() throws {
    defer { removeFiles() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("from a later version".utf8).write(to: file)
    let memory = OptionsMemory(file: file)
    memory.forget(["home"], of: "Query")
    memory.see([String: Option](), of: "Query")
    memory.use([String: Option](), of: "Query")
    #expect(!knows("home"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "from a later version")
    use(["home"], memory)
    #expect(knows("home"))
  }
}
