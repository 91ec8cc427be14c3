/// Notes for people about files that a comparison leaves out, each said once.
struct DistinctNotes {
  private(set) var all: [String] = []
  private var known: Set<String> = []

  mutating func add(_ note: String) {
    if known.insert(note).inserted { all.append(note) }
  }
}
