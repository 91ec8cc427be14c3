import IntentDiagnostics

extension Rule {
  static let tagChanged = change("tag-changed", .warning, "The tag of a parameter or property changed")
}

extension Comparison {
  /// - Parameter owners: The old version's fields by their tags.
  mutating func checkTag<Field: ComparedField>(
    _ old: Field,
    _ new: Field,
    _ role: FieldRole,
    owners: [Int: Field]
  ) {
    guard old.tag != new.tag else { return }
    if let owner = owners[new.tag], owner.name != old.name {
      return reportReusedTag(of: owner, by: new, role, old: old)
    }
    guard old.tag != 0 else { return }
    let other = if case .parameter = role { "parameter" } else { "value" }
    report(
      .tagChanged,
      "the tag of \(role.words(new.name)) changed from \(old.tag) to \(new.tag == 0 ? "none" : "\(new.tag)"), so the system "
        + "may take it for another \(other)",
      role.tagVerdicts,
      old: old,
      new: new
    )
  }

  /// The fields that have tags, by their tags.
  static func owners<Field: ComparedField>(of tagged: [Field]) -> [Int: Field] {
    Dictionary(firsts: tagged.lazy.filter { $0.tag != 0 }.map { ($0.tag, $0) })
  }
}
