import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let typeRenamed = change("type-renamed", .warning, "An object type was renamed")
  static let propertyRemoved = loss(
    of: .property,
    "property-removed",
    "A property of an object type was removed"
  )
  static let propertyRenamed = loss(
    of: .property,
    "property-renamed",
    "A property of an object type was renamed"
  )
  static let propertyRetyped = change(
    "property-retyped",
    .error,
    "The type of a property of an object type changed"
  )
  static let identifierChanged = change(
    "identifier-changed",
    .warning,
    "The identifier of an entity is made of something else"
  )
}

/// Checks object types, and the properties that only one version contains.
enum ObjectTypeChanges {
  static let typeRenamed = ChangeCheck<TypePair>(.typeRenamed, of: .definitions) { type, _ in
    let (old, new) = (type.old, type.new)
    let (before, now) = (old.className ?? old.name, new.className ?? new.name)
    guard old.kind == .entity, before != now, type.isStored else { return nil }
    let subject =
      old.name == new.name ? "the class of the object type '\(old.name)'" : "the object type '\(before)'"
    let message =
      "\(subject) was renamed to '\(now)', so the system may not find the objects that people chose"
    return Finding(.typeRenamed, message, [.placed: .careful], type, facts: [before])
  }

  static let propertyRemoved = ChangeCheck<LoneProperty>(.propertyRemoved, of: .definitions) {
    lone,
    context in
    let (type, property) = (lone.owner, lone.element)
    guard type.isStored else { return nil }
    let (fate, verdict): (String, Verdict) =
      switch type.nameFate(of: property, in: context) {
      case .taken(isAlike: true):
        ("and another one now has its name, so what is stored for one counts for the other", .breaking)
      case .taken(isAlike: false), .read, .lost:
        ("so stored objects lose its value, which is set aside", .careful)
      }
    return Finding(
      .propertyRemoved,
      "the property '\(property.name)' was removed, \(fate)",
      [.stored: verdict],
      from: property.place
    )
  }

  static let propertyRenamed = ChangeCheck<PropertyPair>(.propertyRenamed) { pair, context in
    let (type, old, new) = (pair.owner, pair.old, pair.new)
    guard old.name != new.name, type.isStored else { return nil }
    let (taken, loses) = (
      ", and another one now has the name '\(old.name)'",
      ", so stored objects lose the value under the old name, which is set aside"
    )
    let (fate, verdict): (String, Verdict) =
      switch type.nameFate(of: old, as: new, in: context) {
      case .read: ("; what is stored is still read under the old name", .safe)
      case .taken(isAlike: true): (taken + ", so what is stored for one counts for the other", .breaking)
      case .taken(isAlike: false): (taken + loses, .careful)
      case .lost: (loses + "; with 'formerly' in 'intentc.json', it is still read", .careful)
      }
    let message = "the property '\(old.name)' was renamed to '\(new.name)'\(fate)"
    return Finding(.propertyRenamed, message, [.stored: verdict], pair, facts: [old.name])
  }

  static let propertyRetyped = ChangeCheck<PropertyPair>(.propertyRetyped) { pair, context in
    let (type, old, new) = (pair.owner, pair.old, pair.new)
    guard pair.reading != .unchanged, type.isStored else { return nil }
    let likeness = type.likeness(of: new, to: old, in: context)
    // Objects store cases by name only.
    let isKept =
      likeness?.keepsNames
      ?? (old.isArray == new.isArray && pair.types.map(TypeChanges.keepsAll) ?? false)
    let fate =
      if let likeness, likeness.isCopy {
        ", \(likeness.words): stored values are kept"
      } else if likeness == nil, isKept {
        ": stored values are kept"
      } else if isKept {
        ": stored values have the case of the same name (the same case)"
      } else {
        ", so stored values that do not fit are set aside"
      }
    return Finding(
      .propertyRetyped,
      "the type of the property '\(new.name)' changed from \(old.elementWords) to \(new.elementWords)\(fate)",
      [.stored: isKept ? .safe : .careful],
      pair,
      facts: [old.elementWords]
    )
  }

  // MARK: App Intents

  static let identifierRetyped = ChangeCheck<TypePair>(.propertyRetyped) { type, _ in
    let name = type.new.name
    guard let before = type.old.id.value, let now = type.new.id.value, before != now else { return nil }
    let fact = "the 'id' of '\(name)' is of type '\(now)'"
    let isOfText = type.mode == .migration
    return Finding(
      .propertyRetyped,
      isOfText
        ? "\(fact); the system makes it from the identifier of an object, which is a text, so check that "
          + "every identifier can be read"
        : "\(fact), but it was '\(before)', so what was chosen is lost",
      [.placed: isOfText ? .careful : .breaking],
      type,
      at: type.new.id.location,
      facts: [before]
    )
  }
}

extension ObjectTypeChanges {
  static let identifierChanged = ChangeCheck<TypePair>(.identifierChanged) { type, _ in
    let (old, new) = (type.old, type.new)
    guard old.hasID, new.hasID, old.idSource != new.idSource else { return nil }
    // Another rule reports a retyped identifier as lost.
    if let before = old.id.value, let now = new.id.value, before != now { return nil }
    // The initializer can store the same in a property.
    guard old.idSource != nil && new.idSource != nil || !(old.idSource ?? new.idSource ?? "").namesIdentifier
    else { return nil }
    func words(_ source: String?) -> String {
      source.map { "'\(Words.shortened($0))'" } ?? "a stored property"
    }
    let message =
      "the 'id' of '\(new.name)' is \(words(new.idSource)) now, and was \(words(old.idSource)); saved "
      + "choices are found by it, so check that each entity keeps its value"
    return Finding(
      .identifierChanged,
      message,
      [.placed: .careful],
      type,
      at: new.id.location,
      facts: [old.idSource]
    )
  }
}

extension String {
  /// Whether an expression seems to name an identifier, such as `uuid.uuidString`, `item.identifier` or
  /// `rawValue`.
  fileprivate var namesIdentifier: Bool {
    let text = lowercased()
    return ["id", "rawvalue", "key", "hash"].contains(where: text.contains)
  }
}

extension Contract.Field {
  /// The type in words, with whether it is a list.
  var elementWords: String { isArray ? "a list, each element \(typeWords)" : typeWords }
}
