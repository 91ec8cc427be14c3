import IntentAppIntents
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let arraySizeCut = change("array-size-cut", .warning, "An array holds fewer values in a widget size")
  static let arraySizeRaised = change(
    "array-size-raised",
    .note,
    "An array holds more values in a widget size"
  )
}

/// Checks how many values an array holds in each widget family.
enum SizeChanges {
  static let arraySizeChanged = ChangeCheck<ParameterPair>(.arraySizeCut, .arraySizeRaised) {
    pair,
    findings in
    let (old, new) = (pair.old.sizes, pair.new.sizes)
    guard pair.old.isArray == pair.new.isArray, !old.isHidden, !new.isHidden else { return }
    // Swift may leave the sizes out.
    if new.value == nil, pair.sources != .definitions, !pair.old.needsSizes { return }
    let before = old.value?.families ?? [:]
    // If a family had no limit before, check it only if the code gives it its own size.
    let isUniform = new.value?.isUniform == true
    let now = (new.value?.families ?? [:]).filter { !isUniform || before[$0.key] != nil }
    let place = new.location ?? pair.new.place.location
    reportNeeded(before, now, pair, place, &findings)
    reportMost(before, now, pair, place, &findings)
  }

  /// The numbers of elements that an array must have now.
  private static func reportNeeded(
    _ old: [ConfigurationFamily: ArraySize],
    _ new: [ConfigurationFamily: ArraySize],
    _ pair: ParameterPair,
    _ place: SourceLocation?,
    _ findings: inout ChangeFindings
  ) {
    func needing(_ isExact: Bool) -> [String] {
      ConfigurationFamily.allCases.compactMap { family in
        guard let size = new[family], size.minimum > 0, old[family]?.minimum ?? 0 == 0,
          (size.minimum == size.maximum) == isExact
        else { return nil }
        return "\(size.minimum) in \(family.rawValue)"
      }
    }
    let (exact, least) = (needing(true), needing(false))
    if !exact.isEmpty {
      let message =
        "'\(pair.name)' takes exactly \(exact.listed): some have measured that a widget with fewer values shows only a "
        + "placeholder, and an app has shipped such a size for years. '.init(min: 0, max: n)' takes fewer, too"
      findings.report(.arraySizeCut, message, [.placed: .careful], pair, at: place, facts: exact)
    }
    if !least.isEmpty {
      let message =
        "'\(pair.name)' needs at least \(least.listed); a widget with fewer values shows only a placeholder. Write "
        + "'.init(min: 0, max: n)'"
      findings.report(.arraySizeCut, message, [.placed: .breaking], pair, at: place, facts: least)
    }
  }

  private static func reportMost(
    _ old: [ConfigurationFamily: ArraySize],
    _ new: [ConfigurationFamily: ArraySize],
    _ pair: ParameterPair,
    _ place: SourceLocation?,
    _ findings: inout ChangeFindings
  ) {
    let change = SizeChange(old.mapValues(\.maximum), new.mapValues(\.maximum))
    let start = "the array size of '\(pair.name)' changed "
    if !change.cut.isEmpty {
      let words = change.cut.map(\.words).joined(separator: ", ")
      let message = "\(start)\(words); placed widgets with more values show only the first ones"
      let verdicts = pair.sources.verdicts(.careful)
      findings.report(.arraySizeCut, message, verdicts, pair, at: place, facts: change.cut.map(\.former))
    }
    guard !change.raised.isEmpty, pair.sources != .appIntents else { return }
    findings.report(
      .arraySizeRaised,
      start + change.raised.map(\.words).joined(separator: ", "),
      pair.sources == .migration ? [.placed: .careful] : [:],
      pair,
      at: place,
      facts: change.raised.map(\.former)
    )
  }
}

/// The changed numbers of values that an array holds, by widget family.
private struct SizeChange {
  /// The change for one family.
  typealias Change = (words: String, former: String)

  var cut: [Change] = []
  var raised: [Change] = []

  init(_ old: [ConfigurationFamily: Int], _ new: [ConfigurationFamily: Int]) {
    for family in ConfigurationFamily.allCases where old[family] != new[family] {
      func words(_ count: Int?) -> String { count.map { "\($0)" } ?? "any number" }
      let (before, now) = (words(old[family]), words(new[family]))
      let change = ("from \(before) to \(now) in \(family.rawValue)", "\(family.rawValue) \(before)")
      if let now = new[family], now < old[family] ?? .max {
        cut.append(change)
      } else {
        raised.append(change)
      }
    }
  }
}
