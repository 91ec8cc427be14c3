/// What becomes of values that are stored under the old name of a renamed or removed element.
enum NameFate {
  /// The renamed element is still read under its old name, as `formerly` says.
  case read
  /// Another element has the name now. If both are alike, what is stored for one counts for the other.
  case taken(isAlike: Bool)
  case lost

  /// - Parameters:
  ///   - new: The renamed element; `nil` if it was removed.
  ///   - names: The elements of the new version.
  init<Element: RenamableElement>(
    of old: Element,
    as new: Element? = nil,
    among names: [String: Element],
    isAlike: (Element) -> Bool = { _ in true }
  ) {
    if let owner = names[old.name] {
      self = .taken(isAlike: isAlike(owner))
    } else {
      self = new?.isFormerly(old) == true ? .read : .lost
    }
  }
}

extension TagOwner {
  func nameFate(
    of old: Contract.Field,
    as new: Contract.Field? = nil,
    in context: ComparisonContext
  ) -> NameFate {
    NameFate(of: old, as: new, among: newFields) { context.pairedTypes.areAlike(old, $0, in: folders) }
  }
}
