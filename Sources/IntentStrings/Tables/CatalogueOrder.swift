/// The order of keys in a string catalogue, which is that of sorted keys in Foundation's JSON: without regard to case,
/// with numbers by their value; of equal ones, capital letters first.
package enum CatalogueOrder {
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (a, b) = (Array(left.unicodeScalars)[...], Array(right.unicodeScalars)[...])
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
      let (x, y) = (first.properties.lowercaseMapping, second.properties.lowercaseMapping)
      if x != y { return x < y }
      a = a.dropFirst()
      b = b.dropFirst()
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
