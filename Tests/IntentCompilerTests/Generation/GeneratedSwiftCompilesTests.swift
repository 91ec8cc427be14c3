import TestSupport
import Testing

@testable import IntentCompiler

@Suite(
  .enabled(if: SwiftTypeChecker.isAvailable, "there is no swiftc, or IntentRuntime is not built"),
  .serialized
)
struct GeneratedSwiftCompilesTests {
  private static let main = [
    "-default-isolation", "MainActor", "-enable-upcoming-feature", "InternalImportsByDefault",
  ]

  @Test(
    arguments: [
      (AccessLevel.public, String?.none, ["-swift-version", "6"] + main),
      (.package, "Space", ["-swift-version", "5", "-strict-concurrency=complete"]),
      (.internal, "Space", ["-swift-version", "6"] + main),
    ]
  )
  func `all features and names that clash, as one module`(
    access: AccessLevel,
    namespace: String?,
    arguments: [String]
  ) throws {
    let files = try GenerationFixture.generate(
      GenerationFixture.names + GenerationFixture.schemas,
      GenerationOptions(accessLevel: access, namespace: namespace),
      and: [ClashingNames.input(typesAreEnums: access != .internal)]
    )
    let checker = try #require(SwiftTypeChecker())
    let said = try checker.check(files, arguments)
    #expect(said == "")
  }

  @Test(arguments: ["EveryType", "empty-things"])
  func `each feature alone, with one file per declaration`(name: String) throws {
    let files = try GenerationFixture.generate(
      [name],
      GenerationOptions(namespace: "default", isSplit: true)
    )
    let checker = try #require(SwiftTypeChecker())
    let said = try checker.check(files, ["-swift-version", "6"] + Self.main)
    #expect(said == "")
  }
}
