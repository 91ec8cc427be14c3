import IntentDiagnostics

extension Rule {
  static let tagChanged = change("tag-changed", .warning, "The tag of a parameter or property changed")
  static let tagReused = change("tag-reused", .error, "A tag was given to a different parameter or property")
}

/// Checks tags, by which the system finds stored values.
enum TagChanges {
  static func tagChanged<Owner: TagOwner>() -> ChangeCheck<FieldPair<Owner>> {
    ChangeCheck(.tagChanged, .tagReused, of: .definitions) { field, _ in
      let (old, new, role) = (field.old, field.new, field.owner.role)
      guard old.tag != new.tag else { return nil }
      if let owner = field.owner.tagOwners[new.tag], owner.name != old.name {
        return reuse(of: owner, by: new, role, old: old)
      }
      // Values that the new type can't read are lost anyway.
      guard old.tag != 0, field.reading != .lost else { return nil }
      let now = new.tag == 0 ? "none" : "\(new.tag)"
      let kind = role.isParameter ? "parameter" : "value"
      let message =
        "the tag of \(role.words(new.name)) changed from \(old.tag) to \(now), so the system may take it for another \(kind)"
      return Finding(.tagChanged, message, role.tagVerdicts, field, facts: ["\(old.tag)"])
    }
  }

  static func tagReused<Owner: TagOwner>() -> ChangeCheck<Lone<Owner, Contract.Field>> {
    ChangeCheck(.tagReused) { lone, _ in
      lone.owner.tagOwners[lone.element.tag].map { owner in
        reuse(of: owner, by: lone.element, lone.owner.role, old: owner)
      }
    }
  }

  private static func reuse(
    of owner: Contract.Field,
    by new: Contract.Field,
    _ role: FieldRole,
    old: Contract.Field
  ) -> Finding {
    let fate = role.isParameter ? "shows what was chosen for" : "has the value of"
    let message =
      "\(role.words(new.name)) now has the tag \(new.tag), which '\(owner.name)' had: where the system goes "
      + "by the tag, '\(new.name)' \(fate) '\(owner.name)'"
    return Finding(
      .tagReused,
      message,
      role.reusedTagVerdicts,
      from: old.place,
      to: new.place,
      facts: [owner.name]
    )
  }
}
