import IntentConfigurations
import IntentSchema

/// How a definition's new field reads old values.
enum ValueReading {
  case unchanged
  case converted
  case lost

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
    guard let type = old.type, let newType = new.type else { return .lost }
    guard !context.pairedTypes.isSame(type, newType, in: folders) else { return .unchanged }
    if old.isArray == new.isArray,
      let likeness = context.pairedTypes.likeness(of: newType, to: type, in: folders)
    {
      return likeness.isCopy ? .unchanged : likeness.keepsNames ? .converted : .lost
    }
    return ValueReading.Kept(type, readAs: newType) == .nothing ? .lost : .converted
  }
}

extension TypePair: TagOwner {
  var role: FieldRole { .property(isStored: isStored) }

  func reading(of old: Contract.Field, as new: Contract.Field, in context: ComparisonContext)
    -> ValueReading
  {
    if context.pairedTypes.areAlike(old, new, in: folders) { return .unchanged }
    // A copy of the enum in another module is the same type in Swift.
    let isCopy = likeness(of: new, to: old, in: context)?.isCopy ?? false
    return isCopy && old.typeName == new.typeName ? .unchanged : .lost
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
    context.pairedTypes.isSame(old.type, new.type, in: intent.folders) ? .unchanged : .lost
  }
}
