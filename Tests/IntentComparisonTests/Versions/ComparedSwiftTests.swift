import AppFacts
import IntentDiagnostics
import Testing

@testable import IntentComparison

/// Which Swift of a version is compared, by which names, and in which targets. In these tests, a file's contents
/// are its key: one without contents was not read, and `?` can't be read.
struct ComparedSwiftTests {
  private static let intent = "import AppIntents\nstruct Go: AppIntent {}"
  private static let widget = "StaticConfiguration(kind: kind)"

  private func files(
    _ keys: [String: String],
    searched: Set<String>? = nil,
    manifests: Set<String> = []
  ) -> SwiftFiles {
    SwiftFiles(
      keys,
      searched: searched,
      manifests: manifests,
      problems: [UnreadFile("Gone.swift", .missing)],
      shown: { "v1:" + $0 },
      mentions: { AppIntentsFiles.File(Array($0.utf8)) }
    )
  }

  private func compared(
    _ files: SwiftFiles,
    owners: @escaping (String) -> [AppTarget] = { _ in [] },
    isStray: (String) -> Bool = { _ in false },
    projectProblem: UnreadFile? = nil
  ) -> ComparedSwift {
    ComparedSwift(
      files,
      contents: Self.contents,
      targets: CodeTargets([AppTarget("App"), AppTarget("Kit")], ofAll: true),
      owners: owners,
      isStray: isStray,
      projectProblem: projectProblem
    )
  }

  private static func contents(of key: String) -> ComparedSwift.Contents? {
    if key.isEmpty { return nil }
    if key == "?" { return (.failure(UnreadFile(key, .unreadable("why"))), []) }
    var file = FileCode(key, size: key.utf8.count)
    file.types = [TypeCode("Go", at: CodeRange(key, 0, 1))]
    return (.success(file), Array(key.utf8))
  }

  @Test func `files that were read are compared, without manifests and strays`() {
    let version = files(
      ["B.swift": "a", "A.swift": "a", "Copy.swift": "a", "Other.swift": "", "Package.swift": "a"],
      manifests: ["Package.swift"]
    )
    #expect(compared(version, isStray: { $0 == "Copy.swift" }).paths == ["A.swift", "B.swift"])
    #expect(ComparedSwift(version).paths == [])
  }

  @Test func `files with the same contents are one, by the name of the first`() {
    let code = compared(files(["B.swift": Self.intent, "A.swift": Self.intent])).appIntents
    #expect(code.types.count == 1)
    #expect(code.sources.map(\.path) == ["v1:A.swift"])
    #expect(code.names == [Self.intent: "v1:A.swift"])
  }

  @Test func `without a whole folder, widgets are looked for everywhere, and App Intents only there`() {
    let keys = ["App/A.swift": Self.intent, "W.swift": Self.widget, "Other.swift": "a"]
    func paths(_ code: AppIntentsCode) -> [String] { code.sources.map(\.path) }
    let part = compared(files(keys, searched: ["App/A.swift"]))
    #expect(paths(part.appIntents) == ["v1:App/A.swift"])
    #expect(paths(part.appCode) == ["v1:W.swift"])
    let whole = compared(files(keys))
    #expect(paths(whole.appIntents) == ["v1:App/A.swift", "v1:Other.swift", "v1:W.swift"])
    #expect(paths(whole.appCode) == paths(whole.appIntents))
  }

  @Test func `a file that cannot be read is named, and a project only if there are files`() {
    let project = UnreadFile("App.xcodeproj", .unreadable("gone"))
    func messages(_ keys: [String: String]) -> [String] {
      compared(files(keys), projectProblem: project).appIntents.problems.map {
        "\($0.location?.file ?? ""): \($0.message)"
      }
    }
    let missing = "Gone.swift: no such file or folder"
    #expect(messages([:]) == [missing])
    #expect(
      messages(["A.swift": "?"]) == [
        missing, "v1:App.xcodeproj: cannot be read: gone", "v1:A.swift: cannot be read: why",
      ]
    )
  }

  @Test func `versions are the same if their files and the targets of these are`() {
    let (app, kit) = (AppTarget("App"), AppTarget("Kit"))
    let version = files(["A.swift": Self.intent, "Other.swift": ""])
    let same = compared(files(["A.swift": Self.intent])) { _ in [app] }
    #expect(compared(version) { _ in [app] }.identity == same.identity)
    #expect(compared(version) { _ in [kit] }.identity != same.identity)
    #expect(compared(files(["A.swift": Self.widget])) { _ in [app] }.identity != same.identity)
    #expect(ComparedSwift(version).identity == "")
    let code = same.appIntents
    #expect(code.targets.knows(Self.intent) && code.targets.isWhole)
    #expect(code.types.map(code.targets.home) == [app.key])
  }
}
