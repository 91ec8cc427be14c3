import AppFacts
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let textChanged = change(
    "text-changed",
    .warning,
    "A parameter, a case or a value has the title that another one had"
  )
}

/// Checks the titles by which people know parameters, cases, and the values of a Boolean. An element that
/// takes over another's title now looks like the other one.
enum TextChanges {
  static let parameterTitles = ChangeCheck<IntentPair>(.textChanged) { intent, findings in
    for taken in TakenTitle.all(intent.parameters.pairs.map(KeptElement.init)) {
      let message =
        taken.words(of: taken.pair.new.name, from: taken.owner.new.name)
        + ", so people find what they chose for '\(taken.shortened.old)' under '\(taken.shortened.new)'"
      let verdicts = intent.sources.verdicts(.careful)
      findings.report(.textChanged, message, verdicts, taken.pair, facts: [taken.old])
    }
  }

  static let caseTitles = ChangeCheck<TypePair>(.textChanged) { enumeration, findings in
    guard enumeration.isStored else { return }
    let isPlaced = enumeration.isPlaced
    let people = isPlaced ? "widgets and shortcuts" : "stored objects"
    var verdicts = enumeration.sources.verdicts(.careful)
    if !isPlaced { verdicts[.placed] = .safe }
    for taken in TakenTitle.all(enumeration.cases.pairs.map(KeptElement.init)) {
      // Another rule reports a case with another index.
      let isSame = taken.pair.old.index == taken.pair.new.index
      guard isSame || enumeration.sources != .definitions else { continue }
      let message =
        taken.words(of: taken.pair.new.name, from: taken.owner.new.name)
        + ", so \(people) where people chose '\(taken.shortened.old)' now show '\(taken.shortened.new)'"
      findings.report(.textChanged, message, verdicts, taken.pair, facts: [taken.old])
    }
  }

  static let valueNames = ChangeCheck<ParameterPair>(.textChanged) { pair, findings in
    guard let old = ValueNames(pair.old), let new = ValueNames(pair.new), old.areExchanged(in: new) else {
      return
    }
    let (yes, no) = Words.shortened(old.yes, old.no)
    let message =
      "the names of true and false of '\(pair.name)' were exchanged, so where people chose '\(yes)', they now read '\(no)'"
    let verdicts = pair.sources.verdicts(.careful)
    findings.report(.textChanged, message, verdicts, pair, facts: [old.yes, old.no])
  }
}

/// The displayed names of true and false.
private struct ValueNames {
  let yes: String
  let no: String

  private init?(yes: String?, no: String?) {
    guard let yes, let no else { return nil }
    self.yes = yes.trimmed
    self.no = no.trimmed
  }

  init?(_ parameter: Contract.Field) {
    if case .code(_, let call) = parameter.source {
      let names = call.argument("displayName")?.value.call
      self.init(
        yes: names?.argument("true")?.value.shownText,
        no: names?.argument("false")?.value.shownText
      )
    } else {
      guard case .boolean(let settings)? = parameter.type else { return nil }
      self.init(yes: settings.trueDisplayName?.text, no: settings.falseDisplayName?.text)
    }
  }

  func areExchanged(in other: ValueNames) -> Bool { yes != no && yes == other.no && no == other.yes }
}

/// An element that now has another element's old title, which that element gave up.
private struct TakenTitle<Pair: ElementPair> {
  let pair: Pair
  let owner: Pair
  let old: String
  private let new: String

  static func all(_ pairs: [Pair]) -> [TakenTitle] {
    let changed = pairs.compactMap { pair -> TakenTitle? in
      guard let old = pair.old.title?.text.trimmed,
        let new = pair.new.title?.text.trimmed,
        !old.isEmpty, !new.isEmpty, old != new
      else { return nil }
      return TakenTitle(pair: pair, owner: pair, old: old, new: new)
    }
    let owners = Dictionary(firsts: changed.lazy.map { ($0.old, $0.pair) })
    return changed.compactMap { title in
      owners[title.new].map { TakenTitle(pair: title.pair, owner: $0, old: title.old, new: title.new) }
    }
  }

  var shortened: (old: String, new: String) { Words.shortened(old, new) }

  func words(of name: String, from owner: String) -> String {
    "the title of '\(name)' changed from '\(shortened.old)' to '\(shortened.new)', which '\(owner)' had"
  }
}
