import IntentChecking
import TestSupport
import Testing

@testable import IntentAppIntents
@testable import IntentCompiler

struct EntityTests {
  private static let item: Short = [
    "Name": "added", "Type": "Object", "ObjectType": "Thing", "ObjectTypeNamespace": "aB3dE5",
    "SupportsDynamicEnumeration": true,
  ]
  private static let things: [Short] = [Sample.item.merging(["Name": "Thing"])]

  private func fixture(_ short: Short = [:]) -> AppIntentsFixture {
    AppIntentsFixture(Sample(parameters: [Self.item.merging(short)], types: Self.things))
  }

  @Test func `an entity stores an identifier that is never empty`() {
    let code = fixture().code
    #expect(code.contains("public var id: String { IntentRuntime.StoredIdentifier(value).text }"))
    #expect(
      code.contains(
        "public var displayRepresentation: AppIntents.DisplayRepresentation { AppIntents.DisplayRepresentation(option) }"
      )
    )
  }

  @Test func `a query asks the provider by identifier, then what it remembers, then the list`() {
    let code = fixture().code
    #expect(
      code.contains(
        """
          public func entities(for identifiers: [String]) async throws -> [ThingAppEntity] {
            let found = await lookup.options(for: identifiers) {
              try await source?.provider.added(withIdentifiers: $0, for: chosen)
            } among: {
              try await options()
            }
            return found.map { ThingAppEntity(option: $0) }
          }
        """
      )
    )
    #expect(
      code.contains(#"private var lookup: IntentRuntime.ObjectLookup<Thing> { .init("SampleAddedQuery") }"#)
    )
  }

  @Test func `what people see is known when they choose it`() {
    let code = fixture(["SupportsSearch": true]).code
    #expect(code.contains("AppIntents.IntentItemCollection(lookup.noting(try await options())) {"))
    #expect(code.contains("AppIntents.IntentItemCollection(lookup.noting(try await options(string))) {"))
    #expect(code.contains("return value.map { value in ThingAppEntity(lookup.noting(value)) }"))
  }

  @Test func `an object without options is known by its identifier`() {
    let code = fixture(["SupportsDynamicEnumeration": false]).code
    #expect(
      code.contains(
        "identifiers.compactMap { Thing(storedIdentifier: $0).map { ThingAppEntity($0) } }"
      )
    )
  }

  private func provider(_ parameter: Short) -> String {
    let bytes = Array(Sample(parameters: [parameter], types: Self.things).xml.utf8)
    var compilation = Compiler.compile([InputFile(path: "Test.intentdefinition", bytes: bytes)])
    return Compiler.generate(&compilation).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test func `a provider can find objects by their identifiers, and need not`() {
    let code = provider(Self.item)
    #expect(
      code.contains(
        """
          func added(
            withIdentifiers identifiers: [String],
            for configuration: SampleConfiguration
          ) async throws -> [Thing]?
        """
      )
    )
    #expect(code.contains(") async throws -> [Thing]? { nil }"))
    let text = provider(["Name": "added", "Type": "String", "SupportsDynamicEnumeration": true])
    #expect(!text.contains("func added("))
    #expect(text.contains("func defaultAdded("))
  }
}
