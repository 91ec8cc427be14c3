/// Finds the name that a person may have meant.
package enum Suggestions {
  /// Returns `nil` if no candidate is close.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard !name.isEmpty, name.utf8.count <= 100 else { return nil }
    let target = Array(name.lowercased().utf8)
    var limit = max(1, target.count / 3)
    var best: String?
    for candidate in candidates where candidate != name {
      guard abs(candidate.utf8.count - target.count) <= limit else { continue }
      let distance = editDistance(target, Array(candidate.lowercased().utf8))
      guard distance < limit || (distance == limit && best == nil) else { continue }
      best = candidate
      limit = distance
    }
    return best
  }

  /// The candidate that a name misspells; `nil` if none. A different word doesn't count: `PropertyType`
  /// doesn't misspell `EnumType`.
  package static func misspelling(_ name: String, of candidates: [String]) -> String? {
    guard let nearest = nearest(to: name, among: candidates) else { return nil }
    let (parts, others) = (words(of: name), words(of: nearest))
    guard parts.count == others.count else {
      // With another number of words, only a missing prefix or wrong capitals count as a misspelling.
      return nearest.hasSuffix(name) || nearest.lowercased() == name.lowercased() ? nearest : nil
    }
    for (part, other) in zip(parts, others) where part != other {
      if part == other + "s" || part + "s" == other { continue }
      // Most candidates don't contain the part, so only split those that do.
      guard Self.nearest(to: part, among: [other]) != nil,
        !candidates.contains(where: { $0.contains(part) && words(of: $0).contains(part) })
      else { return nil }
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

  /// `; did you mean 'calendars'?`, or nothing.
  package static func clause(for name: String, among candidates: some Sequence<String>) -> String {
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
