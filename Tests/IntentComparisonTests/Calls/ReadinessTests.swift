import AppFacts
import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

struct ReadinessTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(Sample().xml, to: "App/Host.intentdefinition")
  }

  private func readiness(_ old: Version, code: AppIntentsCode? = nil) -> Readiness {
    let now = Version(definitions: .found(Inputs.read([folder("App")])), code: code)
    let comparison = VersionComparison(from: [old], to: now)
    let new = ReadVersion(now, comparison.definitionComparison(from: old).readNew())
    let read = ReadVersion(old, comparison.readOld(old, new.definitions))
    return VersionPair(old: read, new: new, comparison: comparison).readiness
  }

  private func release(_ path: String, _ text: String, code: AppIntentsCode? = nil) throws -> Version {
    try folder.write(text, to: path)
    let copy = path.split(separator: "/").first.map(String.init) ?? ""
    return Version(copy, .release, definitions: .released(folder(copy)), code: code)
  }

  private var code: AppIntentsCode {
    var code = AppIntentsCode()
    code.types = [MigrationFixture.intent]
    return code
  }

  @Test func `a release is compared unless it has nothing, or cannot be read`() throws {
    #expect(readiness(try release("1.0/Host.intentdefinition", Sample().xml)) == .ready)
    #expect(readiness(try release("1.1/Host.intentdefinition", "<plist>")) == .unreadable)
    #expect(readiness(try release("1.2/intentc.json", "{}")) == .empty)
    #expect(readiness(try release("1.3/Clock.swift", "")) == .uncompared)
    #expect(readiness(try release("1.3/Clock.swift", "", code: AppIntentsCode())) == .empty)
    #expect(readiness(try release("1.3/Clock.swift", "", code: code), code: code) == .ready)
  }

  @Test func `App Intents cannot be compared with a definition alone`() {
    let old = Version(code: code)
    #expect(readiness(old, code: code) == .ready)
    guard case .incomparable(let problems) = readiness(old) else {
      Issue.record("it is ready")
      return
    }
    #expect(problems.map(\.rule) == [.noDefinitions])
  }
}
