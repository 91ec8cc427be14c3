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

extension Rule {
  static let tagReused = change("tag-reused", .error, "A tag was given to a different parameter or property")
}

extension Comparison {
  /// Checks a new field.
  mutating func checkReusedTag<Field: ComparedField>(_ new: Field, _ role: FieldRole, owners: [Int: Field]) {
    guard let owner = owners[new.tag] else { return }
    reportReusedTag(of: owner, by: new, role, old: owner)
  }

  mutating func reportReusedTag<Field: ComparedField>(
    of owner: Field,
    by new: Field,
    _ role: FieldRole,
    old: Field
  ) {
    let fate = if case .parameter = role { "shows what was chosen for" } else { "has the value of" }
    report(
      .tagReused,
      "\(role.words(new.name)) now has the tag \(new.tag), which '\(owner.name)' had: where the system goes by the tag, "
        + "'\(new.name)' \(fate) '\(owner.name)'",
      role.reusedTagVerdicts,
      old: old,
      new: new
    )
  }
}
