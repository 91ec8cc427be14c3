import IntentOptions

/// A search for abbreviated words: `num 499` finds `Number 499`. A word matches consecutive characters,
/// ignoring case and marks. In the first of several texts, other characters may come between them.
package struct SearchTerm: Sendable, Hashable {
  private let words: [[SearchText.Code]]

  package init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { SearchText(String($0)).codes }
  }

  package var isEmpty: Bool { words.isEmpty }

  /// How well the term fits, from 0, the best; `nil` if a word is missing. The first text counts most.
  func distance(to texts: [SearchText]) -> Int? {
    var sum = 0
    for word in words {
      var best: Int?
      for (index, text) in texts.enumerated() {
        guard let match = text.match(word), match.isWhole || index == 0 else { continue }
        best = min(best ?? .max, match.distance + 8 * index)
      }
      guard let best else { return nil }
      sum += best
    }
    return sum
  }

  /// Returns the offsets of matching characters.
  ///
  /// - Parameter strictly: Whether to match only consecutive characters.
  package func marks(in text: String, strictly: Bool = false) -> Set<Int> {
    guard !isEmpty else { return [] }
    let text = SearchText(text)
    return words.reduce(into: []) { marks, word in
      guard let match = text.match(word), match.isWhole || !strictly else { return }
      marks.formUnion(match.places)
    }
  }
}

/// A text prepared for searches. Made once, because each key press searches the text.
struct SearchText: Sendable {
  /// A folded character. Equivalent characters share a code.
  typealias Code = UInt32

  /// Where a word was found, as offsets of characters, and how well it fits.
  struct Match {
    var places: [Int]
    var isWhole: Bool
    /// 0 at the start of a word, more inside one, and most for scattered characters.
    var distance: Int
  }

  private(set) var codes: [Code] = []
  /// The offset of the character that each code comes from: `ß` has two codes.
  private var offsets: [Int] = []

  init(_ text: String) {
    for (offset, character) in text.enumerated() {
      for folded in character.isASCII ? [character] : Array(String(character).folded) {
        codes.append(Self.code(folded))
        offsets.append(offset)
      }
    }
  }

  private static func code(_ character: Character) -> Code {
    guard let byte = character.asciiValue else {
      return 0x8000_0000 | UInt32(truncatingIfNeeded: character.hashValue)
    }
    return UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
  }

  func match(_ word: [Code]) -> Match? {
    guard let first = word.first, word.count <= codes.count else { return nil }
    var inside: Int?
    for start in 0...codes.count - word.count
    where codes[start] == first && codes[start...].starts(with: word) {
      if startsWord(start) {
        return whole(at: start, word, distance: start == 0 ? 0 : 1)
      }
      inside = inside ?? start
    }
    return inside.map { whole(at: $0, word, distance: 3) } ?? scattered(word)
  }

  private func whole(at start: Int, _ word: [Code], distance: Int) -> Match {
    Match(places: Array(offsets[start..<start + word.count]), isWhole: true, distance: distance)
  }

  /// Takes the first matching characters if they begin at the start of a word, and otherwise moves them
  /// closer together.
  private func scattered(_ word: [Code]) -> Match? {
    guard word.count > 1 else { return nil }
    var places: [Int] = []
    for (place, code) in codes.enumerated() where places.count < word.count && code == word[places.count] {
      places.append(place)
    }
    guard places.count == word.count, var place = places.last else { return nil }
    if !startsWord(places[0]) {
      for index in word.indices.reversed() {
        while codes[place] != word[index] { place -= 1 }
        places[index] = place
        place -= 1
      }
    }
    let gaps = (places.last ?? 0) - places[0] + 1 - word.count
    return Match(places: places.map { offsets[$0] }, isWhole: false, distance: 40 + min(gaps, 100))
  }

  private func startsWord(_ place: Int) -> Bool {
    place == 0 || !Self.isLetter(codes[place - 1])
  }

  private static func isLetter(_ code: Code) -> Bool {
    code >= 0x80 || (0x61...0x7A).contains(code) || (0x30...0x39).contains(code)
  }
}
