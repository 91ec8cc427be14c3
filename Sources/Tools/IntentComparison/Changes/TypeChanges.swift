import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let parameterRetyped = change("parameter-retyped", .error, "The type of a parameter changed")
}

/// The type that stored values of a parameter are read as.
enum ValueReading {
  case same
  /// Another type, which accepts at least some of the values.
  case other
  case none
}

extension Comparison {
  mutating func checkType(_ parameter: ParameterPair) -> ValueReading {
    let (old, new) = (parameter.old.type, parameter.new.type)
    let folders = parameter.intent.folders
    guard !types.isSame(old, new, in: folders) else { return .same }
    if parameter.old.isArray == parameter.new.isArray,
      let likeness = copies.likeness(of: new, to: old, in: folders)
    {
      // In code, a type of this name in another module is the same type.
      if likeness.isCopy, CanonicalType(old).name == CanonicalType(new).name { return .same }
      report(
        .parameterRetyped,
        "the type of '\(parameter.name)' changed from \(old.valueWords) to \(new.valueWords)\(Self.fate(likeness))",
        [
          .source: .breaking, .stored: likeness.keepsNames ? .safe : .breaking,
          .placed: likeness.keepsIndices ? .safe : .breaking,
        ],
        parameter
      )
      return likeness.isCopy ? .same : likeness.keepsNames ? .other : .none
    }
    let stored = Self.verdict(onValuesOf: old, readAs: new)
    let fate =
      switch stored {
      case .safe:
        "widgets and shortcuts lose what was chosen, and stored configurations keep it"
          + (Self.mayRound(old, readAs: new) ? "; a number above 2^53 is rounded" : "")
      case .careful: "widgets and shortcuts lose what was chosen, and stored configurations some of it"
      case .breaking: "what was chosen is lost or means something else"
      }
    let place = old.valueWords == new.valueWords ? " of another module" : ""
    report(
      .parameterRetyped,
      "the type of '\(parameter.name)' changed from \(old.valueWords) to \(new.valueWords)\(place), so \(fate)",
      [
        .source: Self.isSameInSwift(old, new) ? .safe : .breaking,
        .stored: Self.losesValues(old, readAs: new) ? .breaking : stored,
        .placed: .breaking,
      ],
      parameter
    )
    return stored == .breaking ? .none : .other
  }

  /// What happens to the cases of an enum that was replaced, as the end of a sentence.
  private static func fate(_ likeness: EnumCopies.Likeness) -> String {
    guard !likeness.isCopy else {
      return ", \(likeness.words): what was chosen is kept, and code that uses the value no longer compiles"
    }
    let same = " (the same case)"
    let other = " (if there is one; it may be another case)"
    return ": widgets and shortcuts get the case with the same index\(likeness.keepsIndices ? same : "")"
      + (likeness.keepsNames ? other : "")
      + ", and stored configurations the case of the same name\(likeness.keepsNames ? same : other)"
  }

  /// Whether a whole number may have more digits than a decimal number keeps.
  private static func mayRound(_ old: ParameterType, readAs new: ParameterType) -> Bool {
    guard case .integer(let settings) = old, case .decimal = new else { return false }
    let limit = 1 << 53
    return (settings.minimum ?? .min) < -limit || (settings.maximum ?? .max) > limit
  }

  /// Whether some stored values are lost completely. For others, a part is kept aside, or the number of a
  /// case.
  private static func losesValues(_ old: ParameterType, readAs new: ParameterType) -> Bool {
    switch (old.kind, new.kind) {
    case ("decimal", "integer"), ("string", "enum"), ("enum", "enum"): true
    case ("string", "url"), ("string", "file"), ("url", "file"), ("enum", "url"), ("enum", "file"),
      ("speakableString", "url"), ("speakableString", "file"):
      true
    default: false
    }
  }

  /// Whether all stored values are kept.
  static func keepsAll(_ old: ParameterType, readAs new: ParameterType) -> Bool {
    verdict(onValuesOf: old, readAs: new) == .safe
      || old.enumName != nil && ["string", "speakableString", "person", "placemark"].contains(new.kind)
  }

  /// The verdict on stored values that are read as another type: safe if all are kept, careful if some are,
  /// and breaking if none are.
  static func verdict(onValuesOf old: ParameterType, readAs new: ParameterType) -> Verdict {
    switch (old.kind, new.kind) {
    case ("integer", "decimal"), ("integer", "systemEnum"), ("systemEnum", "integer"),
      ("systemEnum", "systemEnum"), ("url", "string"), ("string", "speakableString"), ("string", "person"),
      ("string", "placemark"):
      .safe
    case ("decimal", "integer"), ("enum", "string"), ("string", "enum"), ("enum", "enum"),
      ("object", "object"), ("object", "untypedObject"), ("untypedObject", "object"),
      ("placemark", "paymentMethod"):
      .careful
    // A text stays a text, though it may be invalid.
    case ("string", "url"), ("string", "file"), ("url", "file"), ("speakableString", "string"),
      ("enum", "url"), ("enum", "file"), ("speakableString", "url"), ("speakableString", "file"):
      .careful
    case ("enum", "person"), ("enum", "placemark"), ("enum", "speakableString"), ("url", "person"),
      ("url", "placemark"), ("url", "speakableString"), ("speakableString", "person"),
      ("speakableString", "placemark"):
      .careful
    case ("untypedObject", "untypedObject"): .safe
    default: .breaking
    }
  }

  /// Whether two types are the same in Swift: Apple's enums are integers, and objects without a type share
  /// one struct.
  private static func isSameInSwift(_ old: ParameterType, _ new: ParameterType) -> Bool {
    let numbers: Set = ["integer", "systemEnum"]
    return numbers.isSuperset(of: [old.kind, new.kind])
      || (old.kind == "untypedObject" && new.kind == "untypedObject")
  }
}

extension Rule {
  static let multipleValuesChanged = change(
    "multiple-values-changed",
    .error,
    "A parameter changed between one value and several"
  )
}

extension Comparison {
  mutating func checkMultipleValues(_ parameter: ParameterPair) {
    guard parameter.old.isArray != parameter.new.isArray else { return }
    let words =
      parameter.new.isArray
      ? "changed from one value to several" : "changed from several values to one"
    report(
      .multipleValuesChanged,
      "'\(parameter.name)' \(words), so what was chosen is lost",
      [.source: .breaking, .stored: .breaking, .placed: .breaking],
      parameter
    )
  }
}
