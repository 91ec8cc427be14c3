/// The books of a person, by shelf.
struct Library: Sendable {
  /// A book with what the person has read of it.
  struct Volume: Sendable {
    var id: String
    var title: String
    var author: String
    var shelf: String
    var pages: Int
    var pagesRead: Int
  }

  var volumes: [Volume]

  /// The names of the shelves, in alphabetical order.
  var shelves: [String] {
    Set(volumes.map(\.shelf)).sorted()
  }

  /// What an app would load from its store.
  static let sample = Library(volumes: [
    Volume(
      id: "b1",
      title: "Middlemarch",
      author: "George Eliot",
      shelf: "Novels",
      pages: 880,
      pagesRead: 310
    ),
    Volume(id: "b2", title: "Emma", author: "Jane Austen", shelf: "Novels", pages: 474, pagesRead: 474),
    Volume(
      id: "b3",
      title: "Walden",
      author: "Henry David Thoreau",
      shelf: "Essays",
      pages: 352,
      pagesRead: 40
    ),
    Volume(
      id: "b4",
      title: "On Liberty",
      author: "John Stuart Mill",
      shelf: "Essays",
      pages: 208,
      pagesRead: 0
    ),
  ])
}
