import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let typeRemoved = change("type-removed", .error, "An object type was removed")
}

extension Comparison {
  mutating func checkRemoved(_ type: ComparedSchema.ObjectType) {
    report(
      .typeRemoved,
      "the object type '\(type.name)' was removed, so code that uses it no longer compiles",
      [.source: .breaking],
      old: type
    )
  }
}

extension Rule {
  static let typeAdded = change("type-added", .note, "An object type was added")
}

extension Comparison {
  mutating func checkAdded(_ type: ComparedSchema.ObjectType) {
    report(.typeAdded, "the object type '\(type.name)' was added", [:], new: type)
  }
}

extension Rule {
  static let typeRenamed = change("type-renamed", .error, "An object type was renamed")
}

extension Comparison {
  mutating func checkName(_ type: ObjectPair) {
    let (old, new) = (type.old, type.new)
    let (before, now) = (old.className ?? old.name, new.className ?? new.name)
    guard before != now else {
      guard old.name != new.name else { return }
      let message = "the object type '\(old.name)' was renamed to '\(new.name)'; its class is still '\(now)'"
      return report(.typeRenamed, message, [:], type)
    }
    report(
      .typeRenamed,
      "the object type '\(before)' was renamed to '\(now)'" + Self.sourceFate(old, new),
      [.source: Self.sourceVerdict(old, new), .placed: type.isStored ? .careful : .safe],
      type
    )
  }
}

extension Rule {
  static let propertyRemoved = change("property-removed", .error, "A property of an object type was removed")
}

extension Comparison {
  mutating func checkRemoved(_ property: ComparedSchema.Property, of type: ObjectPair) {
    let isMistaken =
      type.newProperties[property.name].map { isLike(property, $0, in: type.folders) } ?? false
    report(
      .propertyRemoved,
      "the property '\(property.name)' was removed, "
        + (isMistaken
          ? "and another one now has its name, so what is stored for one counts for the other"
          : "so code that uses it no longer compiles"),
      [.source: .breaking, .stored: !type.isStored ? .safe : isMistaken ? .breaking : .careful],
      old: property
    )
  }
}

extension Rule {
  static let propertyAdded = change("property-added", .note, "A property of an object type was added")
}

extension Comparison {
  mutating func checkAdded(_ property: ComparedSchema.Property, to type: ObjectPair) {
    report(.propertyAdded, "the property '\(property.name)' was added", [:], new: property)
  }
}

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
