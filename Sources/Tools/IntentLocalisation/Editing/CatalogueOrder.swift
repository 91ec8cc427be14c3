/// The order of keys in a string catalogue: punctuation, numbers by their value, letters without regard to case; of keys
/// that differ only in case, small letters first.
package enum CatalogueOrder {
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (a, b) = (left.unicodeScalars[...], right.unicodeScalars[...])
    while let first = a.first, let second = b.first {
      if isDigit(first), isDigit(second) {
        let (one, two) = (a.prefix(while: isDigit), b.prefix(while: isDigit))
        let (x, y) = (one.drop { $0 == "0" }, two.drop { $0 == "0" })
        if x.count != y.count { return x.count < y.count }
        if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) }
        a = a.dropFirst(one.count)
        b = b.dropFirst(two.count)
        continue
      }
      if first != second {
        let (x, y) = (lowercase(first), lowercase(second))
        if x != y { return (rank(first), x) < (rank(second), y) }
      }
      a = a.dropFirst()
      b = b.dropFirst()
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    let pairs = zip(left.unicodeScalars, right.unicodeScalars)
    return pairs.first { $0 != $1 }.map { $0.0 > $0.1 } ?? false
  }

  /// Punctuation in the order of the Unicode collation, then everything else.
  private static func rank(_ scalar: Unicode.Scalar) -> Int { ranks[scalar] ?? ranks.count }

  private static func lowercase(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return scalar.properties.lowercaseMapping }
    return String(("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
  }

  private static let ranks: [Unicode.Scalar: Int] = {
    let order = #" _-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$"#
    return Dictionary(zip(order.unicodeScalars, 0...)) { first, _ in first }
  }()

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
