import AppFacts
import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let defaultChanged = change("default-changed", .warning, "The default of a parameter changed")
  static let optionalityChanged = change(
    "optionality-changed",
    .error,
    "A parameter gained or lost its default"
  )
}

/// Checks defaults, which new widgets and missing values get.
enum DefaultChanges {
  static let defaultChanged = ChangeCheck<ParameterPair>(.defaultChanged) { parameter, context in
    guard let type = parameter.types?.old, parameter.hasComparableDefault, !gainsOrLosesDefault(parameter)
    else { return nil }
    var old = parameter.old.schema?.defaultValue?.bareWords
    let new = parameter.new.schema?.defaultValue?.bareWords
    if type.enumName != nil, let before = old {
      let meant = context.pairedTypes.renamed(
        before,
        of: parameter.old,
        to: parameter.new,
        in: parameter.owner.folders
      )
      if before == new, meant != before {
        let fate = meant.map { "renamed to '\($0)'" } ?? "removed"
        return Finding(
          .defaultChanged,
          "the default of '\(parameter.name)' is still '\(before)', which is now another case: the intended one was \(fate)",
          parameter.new.isArray ? [:] : [.stored: .careful],
          parameter,
          facts: [before, meant]
        )
      }
      old = meant ?? before
    }
    guard old != new else { return nil }
    let quote = type.enumName == nil ? "" : "'"
    let short = Words.shortened(old ?? "", new ?? "")
    let before = old.map { _ in quote + short.old + quote }
    let now = new.map { _ in quote + short.new + quote }
    let isArray = parameter.new.isArray
    let subject = isArray ? "a new element of '\(parameter.name)'" : "'\(parameter.name)'"
    return Finding(
      .defaultChanged,
      message(of: subject, from: before, to: now),
      isArray ? [:] : [.stored: .careful],
      parameter,
      facts: [before]
    )
  }

  /// A flag without a value starts like `false`.
  static let initialChanged = ChangeCheck<ParameterPair>(.defaultChanged) { parameter, context in
    let (before, now) = (parameter.old.initial, parameter.new.initial)
    guard !before.isHidden, !now.isHidden, before.value != now.value,
      before.value.map({ !$0.isNothing }) ?? false || now.value.map({ !$0.isNothing }) ?? false,
      !keepsCase(parameter, context), !isMissed(parameter)
    else { return nil }
    let (old, new) = (context.old.words(of: parameter.old), context.new.words(of: parameter.new))
    return Finding(
      .defaultChanged,
      message(of: "'\(parameter.name)'", from: old, to: new)
        + "; widgets and shortcuts where nobody chose a value get the new one",
      [.placed: .careful],
      parameter,
      at: now.location,
      facts: [old]
    )
  }

  private static func message(of name: String, from old: String?, to new: String?) -> String {
    "the default of \(name) changed from \(old ?? "no value") to \(new ?? "no value")"
  }

  /// Whether the default is a case that keeps its name. Another change reports the new raw value.
  private static func keepsCase(_ parameter: ParameterPair, _ context: ComparisonContext) -> Bool {
    guard let former = context.old.initialCase(of: parameter.old),
      let successor = context.new.initialCase(of: parameter.new),
      let type = parameter.new.stored.enumeration
    else { return false }
    return former.name == successor.name && context.new.enumCase(former.rawName, of: type) == nil
  }

  // MARK: Optional values

  static let optionalityChanged = ChangeCheck<ParameterPair>(.optionalityChanged) { parameter, _ in
    guard parameter.reading != .lost, gainsOrLosesDefault(parameter) else { return nil }
    let message =
      parameter.new.schema?.defaultValue == nil
      ? "'\(parameter.name)' no longer has a default, so where nobody chose a value, there is none"
      : "'\(parameter.name)' now has a default, which counts where nobody chose a value"
    return Finding(.optionalityChanged, message, [.stored: .careful], parameter)
  }

  /// Whether the parameter now needs a value that nothing gives it.
  private static func isMissed(_ parameter: ParameterPair) -> Bool {
    guard parameter.new.isRequired, !parameter.old.isRequired else { return false }
    let intent = parameter.owner.old
    return intent.isOfWidget || intent.isOfControl || !intent.isOfDefinition
  }

  static let valueNeeded = ChangeCheck<ParameterPair>(.optionalityChanged) { parameter, _ in
    guard isMissed(parameter) else { return nil }
    let isPlaced = parameter.owner.old.isOfWidget || parameter.owner.old.isOfControl
    let message =
      isPlaced
      ? "'\(parameter.name)' \(stops)"
      : "'\(parameter.name)' needs a value now, \(asks)"
    return Finding(.optionalityChanged, message, [.placed: isPlaced ? .breaking : .careful], parameter)
  }

  private static let stops =
    "is not optional and has no default, so reading it in a widget without a value stops the program"
  private static let asks = "so shortcuts without one stop and ask for it"

  /// Placed widgets and saved shortcuts have no value for a new parameter.
  static let newValueNeeded = ChangeCheck<LoneParameter>(.parameterAdded) { lone, _ in
    let (parameter, intent) = (lone.element, lone.owner.old)
    let isPlaced = intent.isOfWidget || intent.isOfControl
    guard !lone.isLikely, parameter.isRequired, !parameter.isArray, isPlaced || !intent.isOfDefinition else {
      return nil
    }
    let message =
      isPlaced
      ? "'\(parameter.name)' was added; it \(stops)"
      : "'\(parameter.name)' was added and needs a value, \(asks)"
    return Finding(
      .parameterAdded,
      message,
      [.placed: isPlaced ? .breaking : .careful],
      from: intent.place,
      to: parameter.place,
      facts: [parameter.name]
    )
  }

  /// The default determines whether the value is optional.
  private static func gainsOrLosesDefault(_ parameter: ParameterPair) -> Bool {
    let (old, new) = (parameter.old, parameter.new)
    return !old.isArray && !new.isArray
      && (old.schema?.defaultValue == nil) != (new.schema?.defaultValue == nil)
  }
}

extension ParameterPair {
  fileprivate var hasComparableDefault: Bool {
    guard old.isArray == new.isArray else { return false }
    return switch reading {
    case .unchanged: true
    case .converted:
      hasKinds(.integer, .decimal) || hasKinds(.string, .speakableString)
        || old.type?.enumName != nil && new.type?.enumName != nil
    case .lost: false
    }
  }
}

extension Contract {
  /// The default in words; `nil` without a default.
  fileprivate func words(of parameter: Field) -> String? {
    initialCase(of: parameter).map { "'\($0.name)'" } ?? parameter.initial.value?.words
  }

  fileprivate func initialCase(of parameter: Field) -> ValueType.Case? {
    guard case .enumCase(let name)? = parameter.initial.value,
      let type = parameter.stored.enumeration
    else { return nil }
    return enumCase(name, of: type)
  }
}
