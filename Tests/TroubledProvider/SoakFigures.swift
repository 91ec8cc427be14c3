struct SoakFigures: CustomStringConvertible {
  var counts: [String: Int] = [:]
  var failures: [String] = []
  /// The peak in MiB.
  var mostMemory = 0

  mutating func check(_ holds: Bool, _ words: String) {
    if !holds { failures.append(words) }
  }

  mutating func asked(_ what: String, _ answer: String, _ expected: String) {
    counts[what, default: 0] += 1
    check(answer == expected, "\(what): \(answer), not \(expected)")
  }

  var description: String {
    let asked = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let total = counts.values.reduce(0, +)
    return
      (failures + [
        "questions: \(asked)", "at most \(mostMemory) MiB", "\(total) questions, \(failures.count) failures",
      ])
      .joined(separator: "\n")
  }
}
