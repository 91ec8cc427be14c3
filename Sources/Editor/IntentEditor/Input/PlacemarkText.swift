import IntentSchema

/// Parses places: `Museum, Kyoto, JP (35.01, 135.77)`; only the name is required.
enum PlacemarkText {
  static func placemark(from text: String) -> PlacemarkValue? {
    var rest = text[...]
    var degrees: [Double] = []
    if rest.last == ")", let start = rest.lastIndex(of: "(") {
      let inside = rest[start...].dropFirst().dropLast().split(separator: ",")
      degrees = inside.compactMap { NumberText.decimal(String($0.trimming(while: \.isWhitespace))) }
      if degrees.count == 2, inside.count == 2 {
        rest = rest[..<start].trimming(while: \.isWhitespace)
      } else {
        degrees = []
      }
    }
    var parts = rest.split(separator: ",").map { String($0.trimming(while: \.isWhitespace)) }
    var country: String?
    if parts.count > 1, let last = parts.last, last.utf8.count == 2,
      last.allSatisfy({ $0.isASCII && $0.isUppercase })
    {
      country = last
      parts.removeLast()
    }
    let locality = parts.count > 1 ? parts.removeLast() : nil
    let name = parts.joined(separator: ", ")
    guard !name.isEmpty else { return nil }
    return PlacemarkValue(
      name,
      locality: locality,
      countryCode: country,
      latitude: degrees.first,
      longitude: degrees.last
    )
  }

  static func text(of place: PlacemarkValue) -> String {
    let names = [place.name, place.locality, place.countryCode].compactMap { $0 }.joined(separator: ", ")
    guard let latitude = place.latitude, let longitude = place.longitude else { return names }
    return "\(names) (\(ParameterValue.decimal(latitude).words), \(ParameterValue.decimal(longitude).words))"
  }
}
