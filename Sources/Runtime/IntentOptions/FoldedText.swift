extension String {
  /// The text as people compare it, without case and without marks: `evora` for `Évora`, `strasse` for
  /// `Straße`, `istanbul` for `İstanbul`. Not for identifiers, which differ in everything.
  package var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { result.append(contentsOf: scalar.folded) }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var folded: [Unicode.Scalar] {
    if isMark { return [] }
    guard isASCII || properties.isCased else { return [self] }
    // Capitals first, because 'ß' has two.
    return properties.uppercaseMapping.lowercased().unicodeScalars.filter { !$0.isMark }.map(\.withoutMarks)
  }

  private var isMark: Bool {
    value >= 0x300 && properties.generalCategory == .nonspacingMark && properties.isDiacritic
  }

  /// The base letter, found in the Unicode name: `LATIN SMALL LETTER E WITH ACUTE`.
  private var withoutMarks: Unicode.Scalar {
    if self == "ё" { return "е" }
    guard !isASCII, let name = properties.name, let end = name.firstRange(of: " WITH ") else { return self }
    return Self.letters[String(name[..<end.lowerBound])] ?? self
  }

  private static let letters: [String: Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [0x61...0x7A, 0x3B1...0x3C9, 0x430...0x44F]
    let scalars = ranges.joined().compactMap { Unicode.Scalar($0) }
    return Dictionary(scalars.compactMap { scalar in scalar.properties.name.map { ($0, scalar) } }) {
      first,
      _ in first
    }
  }()
}

/// Names that people type for values. An exact name wins. If several values have names that differ only in
/// case and marks, the text means none of them.
package struct TypedNames<Value: Hashable & Sendable>: Sendable {
  /// A name with the value that it stands for.
  private struct Entry {
    var name: String
    var value: Value
  }

  private var exact: [String: [Entry]] = [:]
  private var folded: [String: [Entry]] = [:]

  package init() {}

  package mutating func add(_ name: String, _ value: Value) {
    exact[name, default: []].append(Entry(name: name, value: value))
    folded[name.folded, default: []].append(Entry(name: name, value: value))
  }

  /// The values and their names: one, several that the text could mean, or none.
  package func values(exactly text: String) -> [(name: String, value: Value)] {
    Self.distinct(exact[text])
  }

  package func values(_ text: String) -> [(name: String, value: Value)] {
    let found = values(exactly: text)
    return found.isEmpty ? Self.distinct(folded[text.folded]) : found
  }

  private static func distinct(_ entries: [Entry]?) -> [(name: String, value: Value)] {
    var seen: Set<Value> = []
    return (entries ?? []).filter { seen.insert($0.value).inserted }.map { ($0.name, $0.value) }
  }
}
