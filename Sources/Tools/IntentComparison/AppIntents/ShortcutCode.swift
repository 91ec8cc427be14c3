import AppFacts
import IntentDiagnostics

extension DeclaredTypes {
  /// Where an App Intent says that it always opens the app; `nil` if it doesn't, or in an `#if`.
  package func opening(of type: TypeCode) -> SourceLocation? {
    let names = ["openAppWhenRun", "supportedModes"]
    guard !type.properties.contains(where: { names.contains($0.name) && $0.condition != nil }) else {
      return nil
    }
    let openings = Contract.Openings(type, self)
    let opening = [openings.earlier, openings.from26].first { $0.value == .foreground }
    return opening.flatMap { $0.location ?? type.location }
  }
}

extension Contract.Openings {
  /// Reads what the type states, or else what Apple's protocols state for it.
  init(_ type: TypeCode, _ declared: DeclaredTypes) {
    let flag = declared.property("openAppWhenRun", of: type)
    let stated = flag.fact { value -> Contract.Opening? in
      if case .boolean(let opens) = value { opens ? .foreground : .background } else { nil }
    }
    let conformances = declared.conformances(of: type)
    let isKnown = conformances.allSatisfy { name in
      !name.hasSuffix("Intent") || Self.plain.contains(name) || Self.stating[name] != nil
        || declared.mention(name)
    }
    let usualOpening = conformances.compactMap { Self.stating[$0] }.max() ?? .background
    let unstated: Fact<Contract.Opening> =
      isKnown ? .value(usualOpening, at: nil) : .hidden(why: "Apple's protocol says so", at: nil)
    let usual = flag == nil ? unstated : stated
    guard let modes = declared.property("supportedModes", of: type) else {
      (earlier, from26) = (usual, usual)
      return
    }
    from26 = Optional(modes).fact(Self.opening)
    let isForAll = flag != nil || modes.attributes.contains { $0.name == "available" }
    earlier = isForAll ? usual : .absent
  }

  /// Apple's protocols that state whether a shortcut opens the app.
  private static let stating: [String: Contract.Opening] = [
    "OpenIntent": .foreground, "ForegroundContinuableIntent": .either,
  ]

  /// Apple's protocols that leave this to the type.
  private static let plain: Set<String> = [
    "AppIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent", "DeprecatedAppIntent",
    "PredictableIntent", "WidgetConfigurationIntent",
  ]

  private static func opening(_ modes: CodeValue) -> Contract.Opening? {
    let found = modes.elements.map { mode -> Contract.Opening? in
      switch mode {
      case .name("background"): .background
      case .name("foreground"): .foreground
      case .call(let call) where call.name == "foreground":
        switch call.arguments.first?.value.member {
        case "immediate", "deferred": .foreground
        case "dynamic": .either
        default: nil
        }
      default: nil
      }
    }
    let known = Set(found.compactMap(\.self))
    guard !known.isEmpty, !found.contains(nil) else { return nil }
    return known.count == 1 ? known.first : .either
  }
}

extension Contract.Intent {
  /// Other protocols may be the project's own, and contain one of these.
  private static let results: Set<String> = [
    "IntentResult", "OpensIntent", "ProvidesDialog", "ReturnsValue", "ShowsSnippetIntent", "ShowsSnippetView",
  ]

  /// Reads the result of `perform()`.
  static func output(_ type: TypeCode, _ declared: DeclaredTypes) -> Fact<Contract.Output> {
    let functions = type.functions.filter { $0.name == "perform()" }
    // Several are in the branches of an '#if'.
    guard functions.count == 1, let function = functions.first, let result = function.result,
      result.names.allSatisfy(results.contains)
    else { return .hidden(why: "the result is not known", at: functions.first?.location ?? type.location) }
    guard result.names.contains("ReturnsValue") else { return .absent }
    guard var written = result.value, !written.name.isEmpty else {
      return .hidden(why: "the result is not known", at: function.location)
    }
    written.isOptional = false
    let value = declared.resolved(written)
    let found = declared.type(value, seenFrom: type)
    let output = Contract.Output(
      type: declared.storedType(value, seenFrom: type),
      typeIdentifier: found?.property("persistentIdentifier")?.value?.text ?? found?.name,
      isArray: value.isArray,
      words: "'\(written.words)'"
    )
    return .value(output, at: function.location)
  }
}
