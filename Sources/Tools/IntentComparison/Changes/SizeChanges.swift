import AppFacts
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
  static let arraySizeChanged = ChangeCheck<ParameterPair>(several: .arraySizeCut, .arraySizeRaised) {
    pair,
    _ in
    let (old, new) = (pair.old.sizes, pair.new.sizes)
    guard pair.old.isArray == pair.new.isArray, !old.isHidden, !new.isHidden else { return [] }
    // Swift may leave the sizes out.
    if new.value == nil, pair.mode != .definitions, !pair.old.needsSizes { return [] }
    let before = old.value?.families ?? [:]
    // If a family had no limit before, check it only if the code gives it its own size.
    let isUniform = new.value?.isUniform == true
    let now = (new.value?.families ?? [:]).filter { !isUniform || before[$0.key] != nil }
    let sizes = SizePair(pair: pair, old: before, new: now, location: new.location)
    return sizes.needed + sizes.most
  }
}

/// How many values an array holds, by widget family, in both versions.
private struct SizePair {
  let pair: ParameterPair
  let old: [ConfigurationFamily: ArraySize]
  let new: [ConfigurationFamily: ArraySize]
  let location: SourceLocation?

  /// Numbers of elements that an array must have now.
  var needed: [Finding] {
    let (exact, least) = (needed(isExact: true), needed(isExact: false))
    let takes =
      "'\(pair.name)' takes exactly \(exact.listed): some have measured that a widget with fewer values shows only a "
      + "placeholder, and an app has shipped such a size for years. '.init(min: 0, max: n)' takes fewer, too"
    let needs =
      "'\(pair.name)' needs at least \(least.listed); a widget with fewer values shows only a placeholder. Write "
      + "'.init(min: 0, max: n)'"
    return findings(.arraySizeCut, takes, [.placed: .careful], exact)
      + findings(.arraySizeCut, needs, [.placed: .breaking], least)
  }

  private func needed(isExact: Bool) -> [String] {
    ConfigurationFamily.allCases.compactMap { family in
      guard let size = new[family], size.minimum > 0, old[family]?.minimum ?? 0 == 0,
        (size.minimum == size.maximum) == isExact
      else { return nil }
      return "\(size.minimum) in \(family.rawValue)"
    }
  }

  /// Numbers of elements that an array can have now.
  var most: [Finding] {
    /// A family's number of elements.
    typealias Change = (words: String, former: String)
    var (cut, raised): ([Change], [Change]) = ([], [])
    for family in ConfigurationFamily.allCases where old[family]?.maximum != new[family]?.maximum {
      func words(_ size: ArraySize?) -> String { size.map { "\($0.maximum)" } ?? "any number" }
      let (before, now) = (words(old[family]), words(new[family]))
      let change = ("from \(before) to \(now) in \(family.rawValue)", "\(family.rawValue) \(before)")
      if let now = new[family]?.maximum, now < old[family]?.maximum ?? .max {
        cut.append(change)
      } else {
        raised.append(change)
      }
    }
    func message(_ changes: [Change]) -> String {
      "the array size of '\(pair.name)' changed \(changes.map(\.words).joined(separator: ", "))"
    }
    let loss = message(cut) + "; placed widgets with more values show only the first ones"
    let cuts = findings(.arraySizeCut, loss, pair.mode.verdicts(.careful), cut.map(\.former))
    guard pair.mode != .appIntents else { return cuts }
    let verdicts: [Audience: Verdict] = pair.mode == .migration ? [.placed: .careful] : [:]
    return cuts + findings(.arraySizeRaised, message(raised), verdicts, raised.map(\.former))
  }

  /// - Parameter facts: Empty if nothing changed.
  private func findings(
    _ rule: Rule,
    _ message: String,
    _ verdicts: [Audience: Verdict],
    _ facts: [String]
  ) -> [Finding] {
    facts.isEmpty ? [] : [Finding(rule, message, verdicts, pair, at: location, facts: facts)]
  }
}
