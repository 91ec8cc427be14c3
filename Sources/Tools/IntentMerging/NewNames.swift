/// The new names of the elements of one list, in one version.
struct NewNames {
  /// The new names by the places of the elements, so that two elements of one name can get different ones.
  var elements: [Int: String] = [:]
  /// The new names by the old ones, for what refers to the elements.
  var references: [String: String] = [:]

  /// Ends a name that another element takes over from one that is removed. No file can contain this character.
  static let removed = "\u{1}"
  static let removedByte: UInt8 = 1

  /// Gives an element another name.
  mutating func rename(_ place: Int, from old: String, to new: String) {
    guard old != new else { return }
    elements[place] = new
    if references[old] == nil { references[old] = new }
  }
}
