import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let caseRemoved = loss(of: .enumCase, "case-removed", "An enum case was removed")
  static let caseAdded = change("case-added", .note, "An enum case was added")
  static let caseRenamed = loss(of: .enumCase, "case-renamed", "An enum case was renamed")
  static let caseRenumbered = change("case-renumbered", .error, "The index of an enum case changed")
  static let caseIndexReused = change(
    "case-index-reused",
    .error,
    "A new enum case uses the index of a removed case"
  )
}

/// Checks the cases of enums: stored names and indices must keep their meaning.
enum CaseChanges {
  static let caseRemoved = ChangeCheck<LoneCase>(.caseRemoved, of: .definitions) { lone, _ in
    let (enumeration, enumCase) = (lone.owner, lone.element)
    guard enumeration.isStored else { return nil }
    let isPlaced = enumeration.isPlaced
    let placed = enumeration.newCases[enumCase.index]
      .map { "; widgets and shortcuts that chose it now have '\($0.name)'" }
    // Objects retain a removed case's value.
    let (lost, stored): (String, Verdict) =
      switch NameFate(of: enumCase, among: enumeration.namesakes) {
      case .taken:
        (
          "stored values with its name mean another case, which now has the name"
            + (placed ?? (isPlaced ? "; widgets and shortcuts that chose it lose the choice" : "")), .breaking
        )
      case .read, .lost:
        isPlaced
          ? ("choices of it are lost" + (placed ?? ""), .breaking)
          : ("stored objects with it lose the value, which is set aside", .careful)
      }
    let isHidden = enumCase.name == "unknown" && enumeration.new.hidesUnknown
    let fate =
      isHidden
      ? "the index of 'unknown' changed from \(enumCase.index) to 0, so people can no longer choose it, and"
      : "'\(enumCase.name)' (\(enumCase.index)) was removed, so"
    return Finding(
      .caseRemoved,
      "\(fate) \(lost)",
      [.stored: stored, .placed: isPlaced ? .breaking : .safe],
      from: enumCase.place,
      facts: ["\(enumCase.index)"]
    )
  }

  static let caseAdded = ChangeCheck<LoneCase>(.caseAdded, of: .definitions) { lone, _ in
    let enumCase = lone.element
    guard lone.indexOwner == nil else { return nil }
    let isShown = enumCase.name == "unknown" && lone.owner.old.hidesUnknown
    let message =
      isShown
      ? "the index of 'unknown' changed from 0 to \(enumCase.index), so people can choose it"
      : "'\(enumCase.name)' (\(enumCase.index)) was added"
    return Finding(.caseAdded, message, [:], to: enumCase.place)
  }

  static let caseRenamed = ChangeCheck<CasePair>(.caseRenamed, of: .definitions) { pair, _ in
    let (enumeration, old, new) = (pair.owner, pair.old, pair.new)
    guard old.name != new.name, enumeration.isStored else { return nil }
    let (fate, stored): (String, Verdict) =
      switch NameFate(of: old, as: new, among: enumeration.namesakes) {
      case .taken:
        (
          ", and another case now has the name '\(old.name)', so stored values with that name mean the other case",
          .breaking
        )
      case .read: ("; stored values are still read under the old name", .safe)
      case .lost:
        enumeration.isPlaced
          ? (", so stored configurations that name it lose the choice", .breaking)
          : (", so stored objects that name it lose the value, which is set aside", .careful)
      }
    // Without the old name and text, nothing shows that the index still means the same.
    let isDoubtful = enumeration.isPlaced && old.hasOtherWords(than: new)
    let text = Words.shortened(new.title?.text(or: new.name) ?? new.name)
    let placed =
      switch (enumeration.isPlaced, isDoubtful) {
      case (true, true):
        "; widgets and shortcuts that chose it now have '\(text)' (\(new.index)), so check that it means the same"
      case (true, false): "; widgets and shortcuts find it by its index"
      case (false, _): ""
      }
    return Finding(
      .caseRenamed,
      "'\(old.name)' was renamed to '\(new.name)'\(fate)\(placed)",
      [.stored: stored, .placed: isDoubtful ? .careful : .safe],
      pair,
      facts: [old.name]
    )
  }

  // MARK: Raw values

  /// The system finds a case of an App Intent's enum by its raw value.
  static let rawValueMissing = ChangeCheck<LoneCase>(.caseRemoved, .caseRenamed, of: .swift) { lost, _ in
    let (old, type) = (lost.element, lost.owner.new)
    let namesake = lost.owner.namesakes[old.name]
    let message =
      namesake.map {
        "the raw value of '\($0.name)' is '\(Words.shortened($0.rawName))', not '\(old.rawName)'; a choice "
          + "is found by it, so choices of it are lost"
      } ?? "'\(type.name)' has no case '\(old.rawName)', so choices of it are lost"
    return Finding(
      namesake == nil ? .caseRemoved : .caseRenamed,
      message,
      [.placed: .breaking],
      from: old.place,
      to: namesake?.place ?? type.place,
      facts: [old.rawName]
    )
  }

  static let rawValueReused = ChangeCheck<CasePair>(.caseRenamed, of: .swift) { pair, _ in
    let (old, new) = (pair.old, pair.new)
    guard let namesake = pair.namesake, namesake.rawName != old.rawName else { return nil }
    return Finding(
      .caseRenamed,
      "the raw value of '\(namesake.name)' is '\(Words.shortened(namesake.rawName))', and '\(old.rawName)' is that of "
        + "'\(new.name)' now; a choice is found by it, so choices of '\(old.name)' mean '\(new.name)'",
      [.placed: .breaking],
      from: old.place,
      to: namesake.place,
      facts: [old.rawName, "reused"]
    )
  }

  static let numbersForNames = ChangeCheck<TypePair>(.caseRenamed) { type, _ in
    guard !type.isFound, let numbers = type.new.numbers else { return nil }
    let message =
      "the raw values of '\(type.new.name)' are of type '\(numbers)', but a choice is found by the name of "
      + "its case, so choices are lost; use 'String'"
    return Finding(.caseRenamed, message, [.placed: .breaking], type)
  }

  // MARK: Indices

  static let caseRenumbered = ChangeCheck<CasePair>(.caseRenumbered, of: .definitions) { pair, _ in
    let (enumeration, old, new) = (pair.owner, pair.old, pair.new)
    guard old.index != new.index, enumeration.isPlaced else { return nil }
    let fate = enumeration.newCases[old.index].map { "now have '\($0.name)'" } ?? "lose the choice"
    return Finding(
      .caseRenumbered,
      "the index of '\(new.name)' changed from \(old.index) to \(new.index), so widgets and shortcuts that chose it \(fate)",
      [.placed: .breaking],
      pair,
      facts: ["\(old.index)"]
    )
  }

  static let caseIndexReused = ChangeCheck<LoneCase>(.caseIndexReused, of: .definitions) { lone, _ in
    let (enumeration, enumCase) = (lone.owner, lone.element)
    guard let owner = lone.indexOwner, enumeration.isPlaced else { return nil }
    return Finding(
      .caseIndexReused,
      "'\(enumCase.name)' was added with the index \(enumCase.index), which '\(owner.name)' had, so widgets "
        + "and shortcuts that chose '\(owner.name)' now have '\(enumCase.name)'",
      [.placed: .breaking],
      from: owner.place,
      to: enumCase.place,
      facts: [owner.name]
    )
  }
}

extension LoneCase {
  fileprivate var indexOwner: Contract.ValueType.Case? { owner.removedIndices[element.index] }
}
