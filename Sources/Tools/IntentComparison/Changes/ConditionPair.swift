import AppFacts
import IntentSchema
import IntentText

/// The condition of a parameter in both versions, and what its change means.
struct ConditionPair {
  let parameter: ParameterPair
  let intent: IntentPair
  let context: ComparisonContext

  init(_ parameter: ParameterPair, _ context: ComparisonContext) {
    self.parameter = parameter
    intent = parameter.owner
    self.context = context
  }

  var finding: Finding? {
    let (old, new) = (parameter.old.visibility.value, parameter.new.visibility.value)
    guard !isSame(old, new) else { return nil }
    guard let new else {
      guard parameter.new.visibility.isHidden else {
        // Otherwise, the parameter never shows.
        guard parameter.new.isConfigurable.value != false else { return nil }
        return finding("'\(parameter.name)' is now always shown", [:])
      }
      return finding(
        "the condition of '\(parameter.name)' is no longer valid ('intentc validate' reports why): generated "
          + "code always shows it, and Apple's system may hide it",
        [.placed: .careful]
      )
    }
    if let old, old.words == new.words { return staleNames(old, new) }
    if let message = milder(old, new) { return finding(message, [:]) }
    let before = old.map { "no longer while \($0.words)" } ?? "no longer always"
    return finding(
      "'\(parameter.name)' is now shown only while \(new.words), \(before); what was chosen for it may be hidden and "
        + "ignored",
      [.stored: .careful, .placed: .careful]
    )
  }

  private func finding(_ message: String, _ verdicts: [Audience: Verdict]) -> Finding {
    let facts = [parameter.old.visibility.value?.words]
    return Finding(.visibilityChanged, message, verdicts, parameter, facts: facts)
  }

  /// Returns `nil` if only the parent's type changed, which another rule reports.
  private func staleNames(_ old: VisibilityRule, _ new: VisibilityRule) -> Finding? {
    let parent = intent.renamed(old.parent)
    let isTakenOver = intent.isTakenOver(old.parent)
    guard parent == new.parent, !isTakenOver else {
      let fate = isTakenOver ? "removed" : "renamed to '\(parent)'"
      return otherMeaning(of: new.parent, "parameter", fate)
    }
    let (kind, values) = old.predicate.canonical
    let renamed = zip(values, renamedValues(old)).filter { $0 != $1 }
    guard let (before, now) = renamed.first, [.isAnyOf, .isAbsentOrAnyOf, .isNoneOf].contains(kind) else {
      return nil
    }
    let more = renamed.count > 1 ? "; \(renamed.count - 1) more like it" : ""
    let type = intent.newParameters[new.parent]?.type
    guard let now, !context.pairedTypes.newCases(of: type, from: intent.new.folder).contains(before) else {
      let fate = now.map { "renamed to '\($0)'" } ?? "removed"
      return otherMeaning(of: before, "case", "\(fate)\(more)")
    }
    let start =
      "the condition of '\(parameter.name)' still names '\(before)', which was renamed to '\(now)', so it is"
    return kind == .isNoneOf
      ? finding("\(start) also shown for that case\(more)", [:])
      : finding("\(start) no longer shown for that case\(more)", [.stored: .careful, .placed: .careful])
  }

  /// Stored configurations also use the name, so the condition still fits them.
  private func otherMeaning(of name: String, _ kind: String, _ fate: String) -> Finding {
    finding(
      "the condition of '\(parameter.name)' still names '\(name)', which is now another \(kind): the intended one was \(fate)",
      [.placed: .careful]
    )
  }

  /// Returns a message if the new condition shows the parameter whenever the old one did.
  private func milder(_ old: VisibilityRule?, _ new: VisibilityRule) -> String? {
    guard let parent = intent.newParameters[new.parent] else { return nil }
    let meaning = ConditionMeaning(
      new.predicate,
      of: parent,
      cases: context.pairedTypes.newCases(of: parent.type, from: intent.new.folder)
    )
    let name = "'\(parameter.name)'"
    guard let old, intent.renamed(old.parent) == new.parent, !intent.isTakenOver(old.parent) else {
      // A hidden parent hides this parameter, too.
      let isSafe = parent.visibility.value == nil && meaning.alwaysHolds
      return isSafe ? "\(name) is now shown while \(new.words), which is always true" : nil
    }
    guard let former = intent.oldParameters[old.parent],
      context.pairedTypes.isSame(former.type, parent.type, in: intent.folders),
      former.isArray == parent.isArray
    else { return nil }
    var before = old.predicate
    if former.type?.enumName != nil {
      let values = renamedValues(old)
      let cases = values.compactMap(\.self).map { ParameterValue.enumCase($0) }
      guard cases.count == values.count else { return nil }
      switch before {
      case .isAnyOf: before = .isAnyOf(cases)
      case .isAbsentOrAnyOf: before = .isAbsentOrAnyOf(cases)
      case .isNoneOf: before = .isNoneOf(cases)
      default: break
      }
    }
    switch meaning.relation(to: before, mayBeAbsent: former.mayBeAbsent) {
    case .same: return "\(name) is now shown while \(new.words), which means the same as while \(old.words)"
    case .wider:
      return "\(name) is now shown in more cases: while \(new.words), no longer only while \(old.words)"
    case .other: return nil
    }
  }

  private func isSame(_ old: VisibilityRule?, _ new: VisibilityRule?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    guard intent.renamed(old.parent) == new.parent, !intent.isTakenOver(old.parent),
      old.predicate.canonical.kind == new.predicate.canonical.kind
    else { return false }
    return Set(renamedValues(old)) == Set(new.predicate.canonical.values)
  }

  /// `nil` stands for a removed case if another case took its name.
  private func renamedValues(_ old: VisibilityRule) -> [String?] {
    let values = old.predicate.canonical.values
    guard let parent = intent.oldParameters[old.parent], parent.type?.enumName != nil else { return values }
    let new = intent.newParameters[intent.renamed(old.parent)]
    return values.map { context.pairedTypes.renamed($0, of: parent, to: new, in: intent.folders) }
  }
}
