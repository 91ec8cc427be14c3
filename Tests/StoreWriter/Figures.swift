struct Figures: CustomStringConvertible {
  var kills = 0
  var reads = 0
  var shared = 0
  var sharedPromises = 0
  var failures: [String] = []

  mutating func check(_ holds: Bool, _ words: String) {
    if !holds { failures.append(words) }
  }

  mutating func attempt(_ body: (inout Figures) throws -> Void) {
    reads += 1
    do {
      try body(&self)
    } catch {
      failures.append("\(error)")
    }
  }

  /// The shared number never decreases.
  mutating func sawShared(_ count: Int) {
    check(count >= shared, "the shared number fell from \(shared) to \(count)")
    shared = max(shared, count)
  }

  var description: String {
    (failures + ["\(kills) kills, \(reads) reads, \(shared) updates, \(failures.count) failures"])
      .joined(separator: "\n")
  }
}
