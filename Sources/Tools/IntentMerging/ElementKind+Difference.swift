extension ElementKind {
  /// In words, that an element which both versions added has nothing in common but its name.
  ///
  /// - Parameter versions: The element in both versions.
  /// - Returns: The words; `nil` if the parts of one version are also in the other, or some are.
  func difference(_ versions: VersionsOfValue) -> String? {
    guard let parts, let kind = ElementKind.of(parts) else { return nil }
    func names(_ element: PropertyValue?) -> [String] {
      (element?[parts]?.elements ?? []).filter { !kind.isUsual($0) }.map(kind.name)
    }
    let (ours, theirs) = (names(versions.ours), names(versions.theirs))
    guard let our = ours.first, let their = theirs.first, Set(ours).isDisjoint(with: theirs) else {
      return nil
    }
    return "is added here with \(kind.word) '\(our)', and another one there with \(kind.word) '\(their)'"
  }

  /// Whether every element of this kind's owners has such a part.
  private func isUsual(_ part: PropertyValue) -> Bool {
    part["INEnumValueName"]?.string == "unknown" || part["INTypePropertyDefault"] == .boolean(true)
  }
}
