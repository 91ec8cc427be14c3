/// A budget of steps keeps the search fast even among a million names.
package struct Suggestions: Sendable {
  /// The whole budget takes a few tenths of a second.
  private var budget = 20_000_000

  package init() {}

  package func isLookedFor(_ name: String) -> Bool {
    budget > 0 && !name.isEmpty && name.utf8.count <= 100
  }

  /// Returns `nil` if no candidate is close or the budget is used up.
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

  /// A different word doesn't count as a misspelling: `PropertyType` doesn't misspell `EnumType`.
  package mutating func misspelling(_ name: String, of candidates: [String]) -> String? {
    guard let nearest = nearest(to: name, among: candidates) else { return nil }
    let (parts, others) = (Self.words(of: name), Self.words(of: nearest))
    guard parts.count == others.count else {
      // With another number of words, only a missing prefix or wrong capitals count as a misspelling.
      return nearest.hasSuffix(name) || nearest.lowercased() == name.lowercased() ? nearest : nil
    }
    let known = Set(candidates.flatMap(Self.words))
    for (part, other) in zip(parts, others) where part != other {
      let isPlural = part == other + "s" || part + "s" == other
      guard isPlural || !known.contains(part) && self.nearest(to: part, among: [other]) != nil else {
        return nil
      }
    }
    return nearest
  }

  /// Splits `INEnumValueID` into `IN`, `Enum`, `Value` and `ID`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if words.isEmpty || letter.isUppercase && (isAfterSmall || isBeforeSmall) { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    var suggestions = Suggestions()
    return suggestions.nearest(to: name, among: candidates)
  }

  /// `; did you mean 'calendars'?`, or nothing.
  package mutating func clause(for name: String, among candidates: some Sequence<String>) -> String {
    nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }
}

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
