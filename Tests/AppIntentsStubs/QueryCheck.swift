// Asks as the system does, with a provider, with one that fails, and with none.

import AppIntents
import IntentRuntime

@main
enum QueryCheck {
  nonisolated(unsafe) static var failures = 0

  static func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ words: String) {
    guard found != expected else { return }
    failures += 1
    print("\(words): \(found), not \(expected)")
  }

  static func register(_ provider: (any BookshelfOptionsProvider)?) {
    let source = provider.map { BookshelfOptionsSource($0) }
    AppDependencyManager.shared.add(dependency: source)
  }

  static func main() async throws {
    let query = BookshelfPinnedQuery()
    register(nil)
    expect(try await query.entities(for: ["b1"]).map(\.value.displayString), ["b1"], "without a provider")

    register(BookshelfOptions())
    let none = BookAppEntity(Book(identifier: "", displayString: "All Books"))
    expect(none.id, "intentc:none:All Books", "the entity of an object without an identifier")
    let found = try await query.entities(for: ["", none.id, "b2", "gone"])
    expect(found.map(\.value.identifier), ["", "b2"], "identifiers, without what is gone")
    expect(found.map(\.value.displayString), ["All Books", "Emma"], "names")
    expect(found.map(\.id), [none.id, "b2"], "entities answer what was asked")
    expect(found[1].author, "Jane Austen", "an own property")

    let shown = try await query.entities(matching: "walden").sections.flatMap(\.items).map(\.value)
    expect(shown.map(\.value.displayString), ["Walden"], "a search")

    // As while the device is locked.
    register(FailingOptions())
    expect(
      try await query.entities(for: ["b2", shown[0].id]).map(\.displayRepresentation.title),
      ["Emma", "Walden"],
      "what is remembered, and what people saw"
    )
    print(failures == 0 ? "queries answer" : "\(failures) failures")
  }
}

struct FailingOptions: BookshelfOptionsProvider {
  struct Failure: Error {}

  func provideShelfOptionsCollection(
    for configuration: BookshelfConfiguration
  ) async throws -> OptionsCollection<Shelf> { throw Failure() }

  func providePinnedOptionsCollection(
    for configuration: BookshelfConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<Book> { throw Failure() }

  func pinned(
    withIdentifiers identifiers: [String],
    for configuration: BookshelfConfiguration
  ) async throws -> [Book]? { throw Failure() }
}
