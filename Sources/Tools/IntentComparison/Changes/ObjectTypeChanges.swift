import IntentAppIntents
import IntentClasses
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let typeRemoved = change("type-removed", .error, "An object type was removed")
  static let typeAdded = change("type-added", .note, "An object type was added")
  static let typeRenamed = change("type-renamed", .error, "An object type was renamed")
  static let propertyRemoved = change("property-removed", .error, "A property of an object type was removed")
  static let propertyAdded = change("property-added", .note, "A property of an object type was added")
  static let propertyRenamed = change("property-renamed", .error, "A property of an object type was renamed")
  static let propertyRetyped = change(
    "property-retyped",
    .error,
    "The type of a property of an object type changed"
  )
}

/// Checks object types, and the properties that only one version contains.
enum ObjectTypeChanges {
  static let typeRemoved = ChangeCheck<ComparedSchema.ObjectType>(.typeRemoved) { type, _, findings in
    let message = "the object type '\(type.name)' was removed, so code that uses it no longer compiles"
    findings.report(.typeRemoved, message, [.source: .breaking], old: type)
  }

  static let typeAdded = ChangeCheck<ComparedSchema.ObjectType>(.typeAdded) { type, _, findings in
    findings.report(.typeAdded, "the object type '\(type.name)' was added", [:], new: type)
  }

  static let typeRenamed = ChangeCheck<ObjectPair>(.typeRenamed) { type, _, findings in
    let (old, new) = (type.old, type.new)
    let (before, now) = type.definedNames
    guard before != now else {
      guard old.name != new.name else { return }
      let message = "the object type '\(old.name)' was renamed to '\(new.name)'; its class is still '\(now)'"
      return findings.report(.typeRenamed, message, [:], type)
    }
    let subject =
      old.name == new.name ? "the class of the object type '\(old.name)'" : "the object type '\(before)'"
    findings.report(
      .typeRenamed,
      "\(subject) was renamed to '\(now)'" + type.sourceFate,
      [.source: type.sourceVerdict, .placed: type.isStored ? .careful : .safe],
      type
    )
  }

  static let propertyRemoved = ChangeCheck<LoneProperty>(.propertyRemoved) { lone, context, findings in
    let (type, property) = (lone.owner, lone.field)
    let isMistaken =
      type.newProperties[property.name].map { context.isLike(property, $0, in: type.folders) } ?? false
    findings.report(
      .propertyRemoved,
      "the property '\(property.name)' was removed, "
        + (isMistaken
          ? "and another one now has its name, so what is stored for one counts for the other"
          : "so code that uses it no longer compiles"),
      [.source: .breaking, .stored: !type.isStored ? .safe : isMistaken ? .breaking : .careful],
      old: property
    )
  }

  /// The system stores no properties.
  static let propertyMissing = ContractCheck<TypeHeir>(.propertyRemoved) { type, context, findings in
    guard case .object(let object) = type.old.source, case .code(let code) = type.new.source else { return }
    let names = context.properties[object.schema.name] ?? []
    let present = Set(code.properties.map(\.name))
    for (index, lowered) in object.properties.enumerated() where lowered.schema.type.isInAppIntents {
      let property = lowered.schema
      let name = names.indices.contains(index) ? SwiftIdentifier.unquoted(names[index]) : property.name
      // A trailing '_' avoids a clash with members that every entity has.
      let known = [property.name, name, property.name + "_", name + "_"]
      guard present.isDisjoint(with: known) else { continue }
      let message = "'\(code.name)' has no property '\(property.name)'; the system does not store it"
      findings.report(.propertyRemoved, message, [:], from: ElementPlace(lowered.site), at: code.location)
    }
  }

  static let propertyAdded = ChangeCheck<LoneProperty>(.propertyAdded) { lone, _, findings in
    let property = lone.field
    findings.report(.propertyAdded, "the property '\(property.name)' was added", [:], new: property)
  }

  static let propertyRenamed = ChangeCheck<PropertyPair>(.propertyRenamed) { pair, context, findings in
    let (type, old, new) = (pair.owner, pair.old, pair.new)
    guard old.name != new.name else { return }
    let heir = type.newProperties[old.name]
    let isMistaken = heir.map { context.isLike(old, $0, in: type.folders) } ?? false
    var message = "the property '\(old.name)' was renamed to '\(new.name)'"
    if heir != nil { message += ", and another one now has the name '\(old.name)'" }
    message += isMistaken ? ", so what is stored for one counts for the other" : pair.sourceFate
    findings.report(
      .propertyRenamed,
      message,
      [
        .source: pair.sourceVerdict,
        .stored: !type.isStored ? .safe : isMistaken ? .breaking : .careful,
      ],
      old: old,
      new: new
    )
  }

  static let propertyRetyped = ChangeCheck<PropertyPair>(.propertyRetyped) { pair, context, findings in
    let (type, old, new) = (pair.owner, pair.old, pair.new)
    guard pair.reading != .same else { return }
    let likeness = type.likeness(of: new, to: old, in: context)
    // Objects store cases by name only.
    let isKept =
      likeness?.keepsNames
      ?? (old.isArray == new.isArray && TypeChanges.keepsAll(old.type, readAs: new.type))
    let fate =
      if let likeness, likeness.isCopy {
        ", \(likeness.words): stored values are kept, and"
      } else if likeness == nil, isKept {
        ": stored values are kept, and"
      } else if isKept {
        ": stored values have the case of the same name (the same case), and"
      } else if type.isStored {
        ", so stored values that do not fit are set aside, and"
      } else {
        ", so"
      }
    findings.report(
      .propertyRetyped,
      "the type of the property '\(new.name)' changed from \(old.typeWords) to \(new.typeWords)\(fate) code that uses it "
        + "no longer compiles",
      [.source: .breaking, .stored: type.isStored && !isKept ? .careful : .safe],
      old: old,
      new: new
    )
  }

  // MARK: App Intents

  static let identifierRetyped = ContractCheck<TypeHeir>(.propertyRetyped) { type, _, findings in
    let name = type.new.name
    guard let before = type.old.id.value, let now = type.new.id.value, before != now else { return }
    let fact = "the 'id' of '\(name)' is of type '\(now)'"
    let isOfText = type.sources == .migration
    findings.report(
      .propertyRetyped,
      isOfText
        ? "\(fact); the system makes it from the identifier of an object, which is a text, so check that every identifier can "
          + "be read"
        : "\(fact), but it was '\(before)', so what was chosen is lost",
      [.placed: isOfText ? .careful : .breaking],
      type,
      at: type.new.id.location
    )
  }
}

extension ObjectPair: FieldPairOwner {
  var definedNames: (old: String, new: String) { (old.className ?? old.name, new.className ?? new.name) }
  var classNames: (old: String, new: String) { (old.className ?? "", new.className ?? "") }
  var role: FieldRole { .property(isStored: isStored) }

  func reading(
    of old: ComparedSchema.Property,
    as new: ComparedSchema.Property,
    in context: ComparisonContext
  ) -> ValueReading {
    if context.isLike(old, new, in: folders) { return .same }
    // A copy of the enum in another module is the same type in Swift.
    let isCopy = likeness(of: new, to: old, in: context)?.isCopy ?? false
    return isCopy && TypeFacts(old.type).name == TypeFacts(new.type).name ? .same : .none
  }

  fileprivate func likeness(
    of new: ComparedSchema.Property,
    to old: ComparedSchema.Property,
    in context: ComparisonContext
  ) -> EnumCopies.Likeness? {
    guard old.isArray == new.isArray else { return nil }
    return context.copies.likeness(of: new.type, to: old.type, in: folders)
  }
}

extension ComparedSchema.Property {
  var typeWords: String { isArray ? "a list, each element \(type.valueWords)" : type.valueWords }
}
