import Foundation
import IntentRuntime

/// Offers the shelves and the books. The same provider serves a SiriKit widget and its App Intent.
struct BookshelfOptions: BookshelfOptionsProvider {
  var library = Library.sample

  func provideShelfOptionsCollection(
    for configuration: BookshelfConfiguration
  ) async throws -> OptionsCollection<Shelf> {
    OptionsCollection(library.shelves.map { Shelf(identifier: $0, displayString: $0) })
  }

  /// A new widget shows the first shelf.
  func defaultShelf(for configuration: BookshelfConfiguration) async throws -> Shelf? {
    library.shelves.first.map { Shelf(identifier: $0, displayString: $0) }
  }

  /// The books of the chosen shelf first, then those of the others.
  func providePinnedOptionsCollection(
    for configuration: BookshelfConfiguration,
    searchTerm: String?
  ) async throws -> OptionsCollection<Book> {
    let term = searchTerm ?? ""
    let found = library.volumes.filter {
      term.isEmpty || $0.title.localizedStandardContains(term) || $0.author.localizedStandardContains(term)
    }
    let chosen = configuration.shelf?.identifier
    let shelves = library.shelves.filter { $0 == chosen } + library.shelves.filter { $0 != chosen }
    return OptionsCollection(
      sections: shelves.compactMap { shelf in
        let options = found.filter { $0.shelf == shelf }.map(option)
        return options.isEmpty ? nil : OptionsCollection.Section(shelf, options: options)
      }
    )
  }

  /// The books that placed widgets show.
  func pinned(
    withIdentifiers identifiers: [String],
    for configuration: BookshelfConfiguration
  ) async throws -> [Book]? {
    library.volumes.filter { identifiers.contains($0.id) }.map(book)
  }

  private func book(_ volume: Library.Volume) -> Book {
    Book(identifier: volume.id, displayString: volume.title, author: volume.author)
  }

  private func option(_ volume: Library.Volume) -> OptionsCollection<Book>.Option {
    OptionsCollection.Option(book(volume), subtitle: volume.author, imageName: "book")
  }
}
