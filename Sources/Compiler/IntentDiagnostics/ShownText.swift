extension BidirectionalCollection<String> {
  /// `de, fr and ja`. Of a long list, only the words that it shows are read.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    if count > 20 { return prefix(19).joined(separator: ", ") + " and \(count - 19) more" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  package var shortened: String {
    unicodeScalars.count > 60 ? String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…" : self
  }
}
