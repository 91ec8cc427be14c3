import IntentDiagnostics

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
