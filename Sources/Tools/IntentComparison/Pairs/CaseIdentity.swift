import IntentDiagnostics
import IntentSchema

extension Matching where Element == Contract.ValueType.Case {
  /// Matches by index and text ID, even if another case took the name, then by name, then by index and text.
  static func cases(_ old: [Element], _ new: [Element]) -> Matching {
    let identity = CaseIdentity(old, new)
    return Matching(
      old,
      new,
      byEach: [
        formerNames(new),
        (old: { $0.indexAndTextID }, new: { identity.meansSomethingElse($0) ? nil : $0.indexAndTextID }),
        (old: { $0.name }, new: { $0.name }),
        (old: { $0.indexAndText }, new: { $0.indexAndText }),
      ]
    )
  }
}

/// Tells whether a new case is still the old case with its index and text ID.
private struct CaseIdentity {
  private let former: [String: Contract.ValueType.Case]
  private let old: CaseWords
  private let new: CaseWords

  init(_ old: [Contract.ValueType.Case], _ new: [Contract.ValueType.Case]) {
    former = Dictionary(firsts: old.lazy.compactMap { before in before.indexAndTextID.map { ($0, before) } })
    (self.old, self.new) = (CaseWords(old), CaseWords(new))
  }

  /// Whether choices stored by index mean something else now: both name and text changed, and either the new
  /// case took an old name or text, or another new case took the old case's name or text.
  func meansSomethingElse(_ now: Contract.ValueType.Case) -> Bool {
    guard let before = now.indexAndTextID.flatMap({ former[$0] }), before.hasOtherWords(than: now)
    else { return false }
    return old.contains(now) || new.contains(before)
  }
}

/// The names and texts of all cases of an enum.
private struct CaseWords {
  private let names: Set<String>
  private let texts: Set<String>

  init(_ cases: [Contract.ValueType.Case]) {
    (names, texts) = (Set(cases.map(\.name)), Set(cases.map(\.shownText).filter { !$0.isEmpty }))
  }

  func contains(_ enumCase: Contract.ValueType.Case) -> Bool {
    names.contains(enumCase.name) || texts.contains(enumCase.shownText)
  }
}

extension Contract.ValueType.Case {
  func hasOtherWords(than other: Self) -> Bool {
    name != other.name && shownText != other.shownText
  }

  /// The title without regard to capitals.
  fileprivate var shownText: String { title?.text.lowercased() ?? "" }

  fileprivate var indexAndTextID: String? { title?.key.map { "\(index) \($0)" } }

  /// `nil` without a text.
  fileprivate var indexAndText: String? {
    title.flatMap { $0.key == nil && $0.text.isEmpty ? nil : "\(index) \($0.text)" }
  }
}
