import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let propertyRetyped = change(
    "property-retyped",
    .error,
    "The type of a property of an object type changed"
  )
}

extension Comparison {
  /// - Returns: Whether the type is the same.
  mutating func checkType(
    _ old: ComparedSchema.Property,
    _ new: ComparedSchema.Property,
    of type: ObjectPair
  ) -> Bool {
    guard !types.isSame(old.type, new.type, in: type.folders) || old.isArray != new.isArray else {
      return true
    }
    let likeness =
      old.isArray == new.isArray ? copies.likeness(of: new.type, to: old.type, in: type.folders) : nil
    // In code, a type of this name in another module is the same type.
    if let likeness, likeness.isCopy, CanonicalType(old.type).name == CanonicalType(new.type).name {
      return true
    }
    // An object stores a case by name only.
    let isKept =
      likeness?.keepsNames
      ?? (old.isArray == new.isArray && Self.keepsAll(old.type, readAs: new.type))
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
    report(
      .propertyRetyped,
      "the type of the property '\(new.name)' changed from \(old.typeWords) to \(new.typeWords)\(fate) code that uses it "
        + "no longer compiles",
      [.source: .breaking, .stored: type.isStored && !isKept ? .careful : .safe],
      old: old,
      new: new
    )
    return false
  }
}

extension ComparedSchema.Property {
  /// Its type in words, including whether it is a list.
  var typeWords: String { isArray ? "a list, each element \(type.valueWords)" : type.valueWords }
}
