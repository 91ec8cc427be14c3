import Foundation
import IntentRuntime
import IntentTimelines
import Testing

@testable import BookshelfWidget

struct BookshelfTests {
  private let options = BookshelfOptions()

  private func entry(
    _ configuration: BookshelfConfiguration,
    in family: ConfigurationFamily = .systemMedium
  ) async throws -> BookshelfEntry {
    let context = HostedTimelineProviderContext(
      family: family,
      now: Date(timeIntervalSince1970: 0),
      isPreview: false
    )
    return try await BookshelfTimelines().snapshot(for: configuration, in: context)
  }

  @Test func `a new widget shows the first shelf, the last read book first`() async throws {
    var configuration = BookshelfConfiguration()
    configuration.shelf = try await options.defaultShelf(for: configuration)
    #expect(try await entry(configuration).titles == ["Walden", "On Liberty"])
  }

  @Test func `the books of the chosen shelf are offered first`() async throws {
    var configuration = BookshelfConfiguration()
    configuration.shelf = Shelf(identifier: "Novels", displayString: "Novels")
    let offered = try await options.providePinnedOptionsCollection(for: configuration, searchTerm: nil)
    #expect(offered.sections.map(\.title) == ["Novels", "Essays"])
    let found = try await options.providePinnedOptionsCollection(for: configuration, searchTerm: "mill")
    #expect(found.map(\.displayString) == ["On Liberty"])
  }

  @Test func `a placed widget finds its books again`() async throws {
    let found = try await options.pinned(withIdentifiers: ["b2", "gone"], for: BookshelfConfiguration())
    #expect(found?.map(\.identifier) == ["b2"])
  }

  @Test func `a small widget has room for one pinned book`() async throws {
    var configuration = BookshelfConfiguration()
    configuration.shelf = Shelf(identifier: "Essays", displayString: "Essays")
    configuration.pinned = ["b2", "b1"].map { Book(identifier: $0, displayString: $0) }
    #expect(try await entry(configuration, in: .systemSmall).titles == ["Emma", "Walden", "On Liberty"])
    #expect(try await entry(configuration).titles.contains("Middlemarch"))
  }

  @Test func `the goal shows while it is on`() async throws {
    var configuration = BookshelfConfiguration()
    #expect(try await entry(configuration).goal == nil)
    configuration.showsGoal = true
    #expect(try await entry(configuration).goal == 20)
  }
}
