import AppFacts
import Testing

@testable import IntentComparison

/// Which Swift is read to compare versions, and what is known without. In these tests, a file's contents are
/// its key.
struct NeededSwiftTests {
  private static let intent = "import AppIntents\nstruct Go: AppIntent {}"
  private static let comment = "// AppIntents come later."
  private static let widget = "StaticConfiguration(kind: kind)"
  private static let changed = "IntentConfiguration(kind: kind)"
  private static let other = "struct Other {}"

  private func version(
    _ keys: [String: String],
    searched: Set<String>? = nil,
    manifests: Set<String> = []
  ) -> SwiftFiles {
    SwiftFiles(keys, searched: searched, manifests: manifests) { key in
      key.isEmpty ? nil : AppIntentsFiles.File(Array(key.utf8))
    }
  }

  private func needed(_ versions: SwiftFiles...) -> NeededSwift { NeededSwift(of: versions) }

  private func unread(_ versions: SwiftFiles...) -> UnreadSwift { UnreadSwift(of: versions, because: "why") }

  // MARK: What must be read

  @Test func `without App Intents and widgets, nothing is needed`() {
    #expect(needed() == .nothing(.nothing))
    let version = version(["A.swift": Self.comment, "B.swift": Self.other, "Gone.swift": ""])
    #expect(needed(version, version) == .nothing(.nothing))
    #expect(version.ofAppIntents == ["A.swift"] && !version.declaresAppIntents)
  }

  @Test func `widgets that did not change are not needed, wherever they are`() {
    let (old, new) = (version(["W.swift": Self.widget]), version(["New/W.swift": Self.widget]))
    #expect(needed(old, new) == .nothing(.sameWidgets))
    #expect(needed(old) == .nothing(.sameWidgets))
  }

  @Test func `if a version declares App Intents, all App Intents, widgets and manifests are needed`() {
    let old = version(["A.swift": Self.comment, "W.swift": Self.widget, "B.swift": Self.other])
    let new = version(
      ["A.swift": Self.intent, "W.swift": Self.widget, "Package.swift": "package"],
      manifests: ["Package.swift"]
    )
    let files: Set = [Self.comment, Self.intent, Self.widget, "package"]
    let all = files.union([Self.other])
    #expect(needed(old, new) == .files(files, searching: all))
    #expect(needed(new, old) == .files(files, searching: all))
  }

  @Test func `widgets that changed are needed without App Intents, too`() {
    let files: Set = [Self.widget, Self.changed]
    #expect(
      needed(version(["W.swift": Self.widget]), version(["W.swift": Self.changed]))
        == .files(files, searching: files)
    )
  }

  @Test func `App Intents are only looked for at the given paths, and widgets everywhere`() {
    let keys = ["App/A.swift": Self.intent, "App/B.swift": Self.other, "W.swift": Self.widget]
    let elsewhere = version(keys, searched: ["App/B.swift"])
    #expect(elsewhere.ofAppIntents == [] && elsewhere.ofWidgets == ["W.swift"])
    #expect(needed(elsewhere, elsewhere) == .nothing(.sameWidgets))
    let found = version(keys, searched: ["App/A.swift", "App/B.swift"])
    #expect(
      needed(found) == .files([Self.intent, Self.widget], searching: [Self.intent, Self.other])
    )
  }

  // MARK: What is not compared

  @Test func `App Intents that cannot be read are named, and whether they changed is known`() throws {
    let old = version(["A.swift": Self.intent, "B.swift": Self.comment])
    let new = version(["C.swift": Self.intent, "A.swift": Self.intent + "\n"])
    let found = unread(old, new)
    #expect(
      found.problem?.message == "the App Intents in 'A.swift' and 1 more file are not compared: why"
    )
    #expect(found == .appIntents(try #require(found.problem), areSame: false))
    let same = unread(old, old)
    #expect(same.problem?.message == "the App Intents in 'A.swift' are not compared: why")
    #expect(same == .appIntents(try #require(same.problem), areSame: true))
    #expect(unread(old) == .appIntents(try #require(same.problem), areSame: false))
  }

  @Test func `only widgets of an earlier version can lose something`() throws {
    let (none, some) = (version([:]), version(["W.swift": Self.widget]))
    #expect(unread(none, some) == .nothing)
    let found = unread(some, version(["V.swift": Self.changed]))
    #expect(found.problem?.message == "the widgets in 'V.swift' and 1 more file are not compared: why")
    #expect(found == .widgets(try #require(found.problem)))
    #expect(unread(some, none).problem?.message == "the widgets in 'W.swift' are not compared: why")
  }
}
