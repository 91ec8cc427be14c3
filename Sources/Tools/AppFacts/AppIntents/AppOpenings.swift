import IntentDiagnostics

/// Whether a shortcut with an App Intent brings the app to the foreground.
package enum AppOpening: Int, Sendable, Comparable {
  case background
  /// The app or the system decides while it runs.
  case either
  case foreground

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// How an App Intent opens its app, on earlier and on newer systems. From version 26 on, systems read
/// `supportedModes`. Earlier ones only know `openAppWhenRun`, which also counts if `supportedModes` is
/// missing.
package struct AppOpenings: Sendable {
  /// Absent if the App Intent needs version 26.
  package let earlier: Fact<AppOpening>
  package let from26: Fact<AppOpening>

  package var hasEarlier: Bool { if case .absent = earlier { false } else { true } }
}

extension DeclaredTypes {
  /// Where an App Intent says that it always opens the app; `nil` if it doesn't, or in an `#if`.
  package func opening(of type: TypeCode) -> SourceLocation? {
    let names = ["openAppWhenRun", "supportedModes"]
    guard !type.properties.contains(where: { names.contains($0.name) && $0.condition != nil }) else {
      return nil
    }
    let openings = AppOpenings(type, self)
    let opening = [openings.earlier, openings.from26].first { $0.value == .foreground }
    return opening.flatMap { $0.location ?? type.location }
  }
}

extension AppOpenings {
  /// Reads what the type states, or else what Apple's protocols state for it.
  package init(_ type: TypeCode, _ declared: DeclaredTypes) {
    let flag = declared.property("openAppWhenRun", of: type)
    let stated = flag.fact { value -> AppOpening? in
      if case .boolean(let opens) = value { opens ? .foreground : .background } else { nil }
    }
    let conformances = declared.conformances(of: type)
    let isKnown = conformances.allSatisfy { name in
      !name.hasSuffix("Intent") || Self.plain.contains(name) || Self.stating[name] != nil
        || declared.mention(name)
    }
    let usualOpening = conformances.compactMap { Self.stating[$0] }.max() ?? .background
    let unstated: Fact<AppOpening> =
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
  private static let stating: [String: AppOpening] = [
    "OpenIntent": .foreground, "ForegroundContinuableIntent": .either,
  ]

  /// Apple's protocols that leave this to the type.
  private static let plain: Set<String> = [
    "AppIntent", "AudioPlaybackIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "DeprecatedAppIntent", "LiveActivityIntent", "PredictableIntent", "SetValueIntent",
    "WidgetConfigurationIntent",
  ]

  private static func opening(_ modes: CodeValue) -> AppOpening? {
    let openings = modes.elements.map { mode -> AppOpening? in
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
    let distinct = Set(openings.compactMap(\.self))
    guard !distinct.isEmpty, !openings.contains(nil) else { return nil }
    return distinct.count == 1 ? distinct.first : .either
  }
}
