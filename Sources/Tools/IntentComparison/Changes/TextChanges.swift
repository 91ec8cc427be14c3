import IntentDiagnostics
import IntentSchema

extension Rule {
  static let textChanged = change(
    "text-changed",
    .warning,
    "A parameter or a case has the title that another one had"
  )
}

/// Checks the titles by which people know parameters and cases. An element that takes over another's title
/// now looks like the other one.
enum TextChanges {
  static let parameterTitles = ChangeCheck<IntentPair>(several: .textChanged) { intent, _ in
    TakenOverTitle.all(intent.parameters.pairs.map(KeptElement.init)).map { title in
      let message =
        title.words(of: title.pair.new.name, from: title.owner.new.name)
        + ", so people find what they chose for '\(title.shortened.old)' under '\(title.shortened.new)'"
      let verdicts = intent.mode.verdicts(.careful)
      return Finding(.textChanged, message, verdicts, title.pair, facts: [title.old])
    }
  }

  static let caseTitles = ChangeCheck<TypePair>(several: .textChanged) { enumeration, _ in
    guard enumeration.isStored else { return [] }
    let isPlaced = enumeration.isPlaced
    let people = isPlaced ? "widgets and shortcuts" : "stored objects"
    var verdicts = enumeration.mode.verdicts(.careful)
    if !isPlaced { verdicts[.placed] = .safe }
    return TakenOverTitle.all(enumeration.cases.pairs.map(KeptElement.init)).compactMap { title in
      // Another rule reports a case with another index.
      let isSame = title.pair.old.index == title.pair.new.index
      guard isSame || enumeration.mode != .definitions else { return nil }
      let message =
        title.words(of: title.pair.new.name, from: title.owner.new.name)
        + ", so \(people) where people chose '\(title.shortened.old)' now show '\(title.shortened.new)'"
      return Finding(.textChanged, message, verdicts, title.pair, facts: [title.old])
    }
  }
}

/// An element that now has another element's old title, which that element gave up.
private struct TakenOverTitle<Pair: ElementPair> {
  let pair: Pair
  let owner: Pair
  let old: String
  private let new: String

  static func all(_ pairs: [Pair]) -> [TakenOverTitle] {
    let changed = pairs.compactMap { pair -> TakenOverTitle? in
      guard let old = pair.old.title?.text.trimmed,
        let new = pair.new.title?.text.trimmed,
        !old.isEmpty, !new.isEmpty, old != new
      else { return nil }
      return TakenOverTitle(pair: pair, owner: pair, old: old, new: new)
    }
    let owners = Dictionary(firsts: changed.lazy.map { ($0.old, $0.pair) })
    return changed.compactMap { title in
      owners[title.new].map { TakenOverTitle(pair: title.pair, owner: $0, old: title.old, new: title.new) }
    }
  }

  var shortened: (old: String, new: String) { Words.shortened(old, new) }

  func words(of name: String, from owner: String) -> String {
    "the title of '\(name)' changed from '\(shortened.old)' to '\(shortened.new)', which '\(owner)' had"
  }
}
