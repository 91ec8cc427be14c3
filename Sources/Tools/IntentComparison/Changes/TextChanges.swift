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

/// Checks the titles by which people know parameters, cases, and the values of a Boolean: one that had another's title
/// means the other now.
enum TextChanges {
  static let parameterTitles = ChangeCheck<IntentPair>(.textChanged) { intent, _, findings in
    for taken in TakenTitle.all(intent.parameters.pairs, { ($0.old.title.text, $0.new.title.text) }) {
      let (old, new) = taken.pair
      let message = taken.words(of: new.name, from: taken.owner.new.name) + taken.fateOfParameter
      findings.report(
        .textChanged,
        message,
        [.stored: .careful, .placed: .careful],
        old: old,
        new: new,
        facts: [taken.old]
      )
    }
  }

  static let caseTitles = ChangeCheck<EnumPair>(.textChanged) { enumeration, _, findings in
    guard enumeration.isStored else { return }
    for taken in TakenTitle.all(enumeration.cases.pairs, { ($0.old.title.text, $0.new.title.text) }) {
      let (old, new) = taken.pair
      // Another rule reports a case with another index.
      guard old.index == new.index else { continue }
      let people = enumeration.isPlaced ? "widgets and shortcuts" : "stored objects"
      findings.report(
        .textChanged,
        taken.words(of: new.name, from: taken.owner.new.name) + taken.fateOfCase(in: people),
        [.stored: .careful, .placed: enumeration.isPlaced ? .careful : .safe],
        old: old,
        new: new,
        facts: [taken.old]
      )
    }
  }

  static let valueNames = ChangeCheck<ParameterPair>(.textChanged) { pair, _, findings in
    guard let old = ValueNames(pair.old.type), let new = ValueNames(pair.new.type), old.areExchanged(in: new)
    else { return }
    findings.report(
      .textChanged,
      old.fate(of: pair.name),
      [.stored: .careful, .placed: .careful],
      pair,
      facts: [old.yes, old.no]
    )
  }

  // MARK: App Intents

  static let valueNamesExchanged = ContractCheck<ParameterHeir>(.textChanged) { pair, _, findings in
    guard let old = ValueNames(pair.old.source), let new = ValueNames(pair.new.source),
      old.areExchanged(in: new)
    else { return }
    findings.report(
      .textChanged,
      old.fate(of: pair.name),
      [.placed: .careful],
      pair,
      facts: [old.yes, old.no]
    )
  }

  static let parameterTitlesTaken = ContractCheck<IntentHeir>(.textChanged) { intent, _, findings in
    let heirs = Dictionary(firsts: intent.new.parameters.lazy.map { ($0.name, $0) })
    let pairs = intent.old.parameters.compactMap { old in
      heirs[old.name].map { ParameterHeir(intent: intent, old: old, new: $0) }
    }
    for taken in TakenTitle.all(pairs, { ($0.old.title, $0.new.title) }) {
      let message = taken.words(of: taken.pair.name, from: taken.owner.name) + taken.fateOfParameter
      findings.report(.textChanged, message, [.placed: .careful], taken.pair, facts: [taken.old])
    }
  }

  static let caseTitlesTaken = ContractCheck<KeptCases>(.textChanged) { kept, _, findings in
    for taken in TakenTitle.all(kept.cases, { ($0.old.title, $0.new.title) }) {
      let message =
        taken.words(of: taken.pair.new.name, from: taken.owner.new.name)
        + taken.fateOfCase(in: "widgets and shortcuts")
      findings.report(.textChanged, message, [.placed: .careful], taken.pair, facts: [taken.old])
    }
  }
}

/// What people read for the values of a Boolean.
private struct ValueNames {
  let yes: String
  let no: String

  private init?(yes: String?, no: String?) {
    guard let yes, let no else { return nil }
    self.yes = String(yes.trimmed)
    self.no = String(no.trimmed)
  }

  init?(_ type: ParameterType) {
    guard case .boolean(let settings) = type else { return nil }
    self.init(yes: settings.trueDisplayName?.text, no: settings.falseDisplayName?.text)
  }

  init?(_ source: Contract.Parameter.Source) {
    switch source {
    case .definition(_, let schema, _): self.init(schema.type)
    case .code(_, let call):
      let names = call.argument("displayName")?.value.call
      self.init(
        yes: names?.argument("true")?.value.shownText,
        no: names?.argument("false")?.value.shownText
      )
    }
  }

  func areExchanged(in other: ValueNames) -> Bool { yes != no && yes == other.no && no == other.yes }

  func fate(of name: String) -> String {
    let (yes, no) = Comparison.shortened(yes, no)
    return
      "the names of true and false of '\(name)' were exchanged, so where people chose '\(yes)', they now read '\(no)'"
  }
}

/// An element in both versions that has the title of another one now, which gave it up.
private struct TakenTitle<Pair> {
  let pair: Pair
  let owner: Pair
  let old: String
  private let new: String

  static func all(_ pairs: [Pair], _ titles: (Pair) -> (old: String?, new: String?)) -> [TakenTitle] {
    let changed = pairs.compactMap { pair -> TakenTitle? in
      let (old, new) = titles(pair)
      guard let old = old.map({ String($0.trimmed) }), let new = new.map({ String($0.trimmed) }),
        !old.isEmpty, !new.isEmpty, old != new
      else { return nil }
      return TakenTitle(pair: pair, owner: pair, old: old, new: new)
    }
    let owners = Dictionary(firsts: changed.lazy.map { ($0.old, $0.pair) })
    return changed.compactMap { title in
      owners[title.new].map { TakenTitle(pair: title.pair, owner: $0, old: title.old, new: title.new) }
    }
  }

  private var shortened: (old: String, new: String) { Comparison.shortened(old, new) }

  func words(of name: String, from owner: String) -> String {
    "the title of '\(name)' changed from '\(shortened.old)' to '\(shortened.new)', which '\(owner)' had"
  }

  var fateOfParameter: String {
    ", so people find what they chose for '\(shortened.old)' under '\(shortened.new)'"
  }

  func fateOfCase(in people: String) -> String {
    ", so \(people) where people chose '\(shortened.old)' now show '\(shortened.new)'"
  }
}
