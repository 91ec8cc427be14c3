/// Finds the name that a misspelt one was meant to be.
///
/// It stops answering after a while, so that neither a million mistakes nor a million names to choose from make
/// it slow.
package struct Suggestions: Sendable {

  package init() {}
  /// How many more steps of comparing names are taken: a few tenths of a second's worth.
  private var budget = 20_000_000

  /// Whether a name is looked for at all.
  package func isLookedFor(_ name: String) -> Bool {
    budget > 0 && !name.isEmpty && name.utf8.count <= 100
  }

  /// The candidate nearest to a name, or `nil` where none is near or not all could be looked at.
  package mutating func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard isLookedFor(name) else { return nil }
    let target = Array(name.lowercased().utf8)
    var limit = max(1, target.count / 3)
    var best: String?
    for candidate in candidates where candidate != name {
      guard budget > 0 else { return nil }
      budget -= 16
      guard abs(candidate.utf8.count - target.count) <= limit else { continue }
      budget -= target.count * candidate.utf8.count
      let distance = editDistance(target, Array(candidate.lowercased().utf8))
      guard distance < limit || (distance == limit && best == nil) else { continue }
      best = candidate
      limit = distance
    }
    return best
  }

  /// The end of a message that names the nearest candidate: `; did you mean 'calendars'?`. Empty where none is
  /// near.
  package mutating func clause(for name: String, among candidates: some Sequence<String>) -> String {
    nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }
}

/// How many letters must be put in, taken out, changed or swapped with their neighbour to turn one text into
/// the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    row.reserveCapacity(right.count + 1)
    for j in right.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
