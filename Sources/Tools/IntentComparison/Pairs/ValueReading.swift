import IntentConfigurations
import IntentSchema

/// How a definition's new field reads old values: unchanged, converted, or not at all.
enum ValueReading {
  case same
  case other
  case none

  /// How many stored values survive if a field gets another type.
  enum Kept {
    case all
    /// Values survive, but not all of their parts.
    case parts
    /// Some values survive, and others are lost completely.
    case few
    case nothing

    private static let texts: [ParameterType.Kind] = [.string, .enumeration, .url, .speakableString]
    private static let named: [ParameterType.Kind] = [
      .string, .person, .placemark, .speakableString, .object, .untypedObject,
    ]

    init(_ old: ParameterType, readAs new: ParameterType) {
      self =
        switch (old.kind, new.kind) {
        case (.integer, .decimal), (.integer, .systemEnumeration), (.systemEnumeration, .integer),
          (.systemEnumeration, .systemEnumeration), (.untypedObject, .untypedObject), (.url, .string),
          (.string, .speakableString), (.string, .person), (.string, .placemark):
          .all
        case (.object, .object), (.object, .untypedObject), (.untypedObject, .object),
          (.placemark, .paymentMethod):
          .parts
        case (.decimal, .integer), (.string, .enumeration), (.enumeration, .enumeration): .few
        // The text stays, or becomes the identifier.
        case (let old, let new) where Self.texts.contains(old) && Self.named.contains(new): .parts
        // The text stays, although it may be invalid for the new type.
        case (let old, .url), (let old, .file): Self.texts.contains(old) ? .few : .nothing
        default: .nothing
        }
    }
  }
}

extension IntentPair: TagOwner {
  var role: FieldRole { .parameter }

  func reading(of old: Contract.Field, as new: Contract.Field, in context: ComparisonContext)
    -> ValueReading
  {
    guard let type = old.type, let newType = new.type else { return .none }
    guard !context.pairedTypes.isSame(type, newType, in: folders) else { return .same }
    if old.isArray == new.isArray,
      let likeness = context.pairedTypes.likeness(of: newType, to: type, in: folders)
    {
      return likeness.isCopy ? .same : likeness.keepsNames ? .other : .none
    }
    return ValueReading.Kept(type, readAs: newType) == .nothing ? .none : .other
  }
}

extension TypePair: TagOwner {
  var role: FieldRole { .property(isStored: isStored) }

  func reading(of old: Contract.Field, as new: Contract.Field, in context: ComparisonContext)
    -> ValueReading
  {
    if context.pairedTypes.areAlike(old, new, in: folders) { return .same }
    // A copy of the enum in another module is the same type in Swift.
    let isCopy = likeness(of: new, to: old, in: context)?.isCopy ?? false
    return isCopy && old.typeName == new.typeName ? .same : .none
  }

  func likeness(
    of new: Contract.Field,
    to old: Contract.Field,
    in context: ComparisonContext
  ) -> EnumLikeness? {
    guard old.isArray == new.isArray, let type = old.type, let newType = new.type else { return nil }
    return context.pairedTypes.likeness(of: newType, to: type, in: folders)
  }
}

extension ResponsePair: FieldPairOwner {
  var role: FieldRole { .responseParameter }

  func reading(of old: Contract.Field, as new: Contract.Field, in context: ComparisonContext)
    -> ValueReading
  {
    context.pairedTypes.isSame(old.type, new.type, in: intent.folders) ? .same : .none
  }
}

// MARK: App Intents

extension Contract.Field {
  /// The effect on stored values if their parameter gets another type.
  enum Relation {
    case same, other, unknown, inferred, unmeasured, inexpressible
  }

  /// Whether the system finds a value of this type under the other. A definition's types have other names
  /// than Swift's.
  func relation(to now: Self) -> Relation {
    let hasOtherNames = isOfDefinition
    switch (stored, now.stored) {
    case (.inexpressible, _): return .inexpressible
    case (.declared(let one), .declared(let other)) where one.kind == other.kind:
      return hasOtherNames || typeIdentifier == now.typeIdentifier ? .same : .other
    case (let one, let other) where !hasOtherNames && one == other: return .same
    case (.unmeasured, _), (_, .unmeasured): return .unmeasured
    case (.inferred, _), (_, .inferred): return .inferred
    case (.plain(let names), .plain(let others)): return names.isDisjoint(with: others) ? .other : .same
    // Only one version's sources declare it.
    case (.undeclared(let name), .declared(let other)), (.declared(let other), .undeclared(let name)):
      let isSame = !hasOtherNames && other.name.split(separator: ".").last == name[...]
      return isSame ? .same : .unknown
    case (.undeclared, _), (_, .undeclared): return .unknown
    case (.plain, _), (.declared, _): return .other
    }
  }

  /// Whether the system finds a value of this type under the other, as far as the sources say. A definition's
  /// types have other names than Swift's, so an unknown type counts as found.
  func isFound(as now: Self) -> Bool {
    switch relation(to: now) {
    case .same: true
    case .unknown: isOfDefinition
    case .inferred, .unmeasured, .inexpressible, .other: false
    }
  }
}
