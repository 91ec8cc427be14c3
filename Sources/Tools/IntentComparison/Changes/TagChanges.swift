import IntentDiagnostics

extension Rule {
  static let tagChanged = change("tag-changed", .warning, "The tag of a parameter or property changed")
  static let tagReused = change("tag-reused", .error, "A tag was given to a different parameter or property")
}

/// Changes of tags, by which the system finds the values of parameters and properties.
enum TagChanges {
  static func tagChanged<Owner>() -> ChangeCheck<FieldPair<Owner>> {
    ChangeCheck(.tagChanged, .tagReused) { field, _, findings in
      let (old, new, role) = (field.old, field.new, field.owner.role)
      guard old.tag != new.tag else { return }
      if let owner = field.owner.tagOwners[new.tag], owner.name != old.name {
        return reportReused(owner, by: new, role, old: old, &findings)
      }
      guard old.tag != 0 else { return }
      let other = if case .parameter = role { "parameter" } else { "value" }
      findings.report(
        .tagChanged,
        "the tag of \(role.words(new.name)) changed from \(old.tag) to \(new.tag == 0 ? "none" : "\(new.tag)"), so the system "
          + "may take it for another \(other)",
        role.tagVerdicts,
        field
      )
    }
  }

  static func tagReused<Owner>() -> ChangeCheck<LoneField<Owner>> {
    ChangeCheck(.tagReused) { lone, _, findings in
      guard let owner = lone.owner.tagOwners[lone.field.tag] else { return }
      reportReused(owner, by: lone.field, lone.owner.role, old: owner, &findings)
    }
  }

  private static func reportReused<Field: ComparedField>(
    _ owner: Field,
    by new: Field,
    _ role: FieldRole,
    old: Field,
    _ findings: inout ChangeFindings
  ) {
    let fate = if case .parameter = role { "shows what was chosen for" } else { "has the value of" }
    findings.report(
      .tagReused,
      "\(role.words(new.name)) now has the tag \(new.tag), which '\(owner.name)' had: where the system goes by the tag, "
        + "'\(new.name)' \(fate) '\(owner.name)'",
      role.reusedTagVerdicts,
      old: old,
      new: new
    )
  }
}
