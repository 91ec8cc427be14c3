extension [String] {
  /// Names for a message: `de, fr and ja`.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    if count > 20 { return prefix(19).joined(separator: ", ") + " and \(count - 19) more" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
