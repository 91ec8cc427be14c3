import IntentDiagnostics

extension Rule {
  static let propertyRenamed = change("property-renamed", .error, "A property of an object type was renamed")
}

extension Comparison {
  mutating func checkName(
    _ old: ComparedSchema.Property,
    _ new: ComparedSchema.Property,
    of type: ObjectPair
  ) {
    guard old.name != new.name else { return }
    let heir = type.newProperties[old.name]
    let isMistaken = heir.map { isLike(old, $0, in: type.folders) } ?? false
    var message = "the property '\(old.name)' was renamed to '\(new.name)'"
    if heir != nil { message += ", and another one now has the name '\(old.name)'" }
    message += isMistaken ? ", so what is stored for one counts for the other" : Self.sourceFate(old, new)
    report(
      .propertyRenamed,
      message,
      [
        .source: Self.sourceVerdict(old, new),
        .stored: !type.isStored ? .safe : isMistaken ? .breaking : .careful,
      ],
      old: old,
      new: new
    )
  }
}
