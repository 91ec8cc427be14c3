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
    _,
    findings in
    guard pair.old.isArray, pair.new.isArray else { return }
    let change = SizeChange(
      pair.old.arraySizes?.maximumCounts ?? [:],
      pair.new.arraySizes?.maximumCounts ?? [:]
    )
    report(
      change,
      (cut: [.stored: .careful, .placed: .careful], raised: [:]),
      pair,
      pair.new.place.location,
      &findings
    )
  }

  static let collectionSizeChanged = ContractCheck<ParameterHeir>(
    .arraySizeCut,
    .arraySizeRaised
  ) { pair, _, findings in
    guard !pair.old.sizes.isHidden, !pair.new.sizes.isHidden else { return }
    if pair.new.sizes.value == nil, !pair.old.needsSizes { return }
    let old = pair.old.sizes.value?.families ?? [:]
    // Check a family without a limit before only if the code gives it its own size.
    let isUniform = pair.new.sizes.value?.isUniform == true
    let new = (pair.new.sizes.value?.families ?? [:]).filter { !isUniform || old[$0.key] != nil }
    let place = pair.new.sizes.location ?? pair.new.place.location
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
    var change = SizeChange(old.mapValues(\.maximum), new.mapValues(\.maximum))
    if pair.sources != .migration { change.raised = [] }
    report(change, (cut: [.placed: .careful], raised: [.placed: .careful]), pair, place, &findings)
  }

  private static func report(
    _ change: SizeChange,
    _ verdicts: (cut: [Audience: Verdict], raised: [Audience: Verdict]),
    _ pair: some ComparedParameterPair,
    _ place: SourceLocation?,
    _ findings: inout ChangeFindings
  ) {
    let start = "the array size of '\(pair.name)' changed "
    if !change.cut.isEmpty {
      let words = change.cut.map(\.words).joined(separator: ", ")
      let message = "\(start)\(words); placed widgets with more values show only the first ones"
      findings.report(.arraySizeCut, message, verdicts.cut, pair, at: place, facts: change.cut.map(\.former))
    }
    guard !change.raised.isEmpty else { return }
    let words = start + change.raised.map(\.words).joined(separator: ", ")
    findings.report(
      .arraySizeRaised,
      words,
      verdicts.raised,
      pair,
      at: place,
      facts: change.raised.map(\.former)
    )
  }
}

/// The changed numbers of values that an array holds, by widget family.
private struct SizeChange {
  /// Of one family.
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
