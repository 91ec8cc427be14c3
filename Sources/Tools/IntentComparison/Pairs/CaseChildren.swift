import IntentSchema

/// The parameters that show for a case of an old enum, for sentences about hidden rows.
struct CaseChildren {
  /// A parameter that the old case shows: in words, and with the cases that show it now; `nil` if another
  /// condition does.
  private struct Child {
    var words: String
    var cases: Set<String>?
  }

  private var children: [TypeKey: [String: [Child]]] = [:]

  init(_ intents: [IntentPair], _ types: PairedTypes, homes: TypeHomes) {
    for intent in intents {
      let (old, new) = (intent.old, intent.new)
      for (before, now) in intent.parameters.pairs {
        guard let condition = before.visibility.value,
          case (.isAnyOf, let values) = condition.predicate.canonical,
          let type = intent.oldParameters[condition.parent]?.type, type.enumName != nil,
          let key = homes.key(of: type, from: old.folder),
          now.visibility.value != nil || now.visibility.isHidden
        else { continue }
        // If the parent's type changed, the report of that change covers the type's cases.
        if let parent = intent.newParameters[intent.renamed(condition.parent)],
          !types.isSame(type, parent.type, in: intent.folders)
        {
          continue
        }
        let isOfParent = now.visibility.value?.parent == intent.renamed(condition.parent)
        let cases =
          now.visibility.value.map { rule -> Set<String>? in
            let (kind, values) = rule.predicate.canonical
            return kind == .isAnyOf && isOfParent ? Set(values) : nil
          } ?? []
        let child = Child(words: "'\(now.name)' of '\(new.name)'", cases: cases)
        for value in values { children[key, default: [:]][value, default: []].append(child) }
      }
    }
  }

  /// `heir` is the case that people get instead.
  func hidden(with enumCase: String, of key: TypeKey, heir: String? = nil) -> String {
    let hidden = (children[key]?[enumCase] ?? []).filter { child in
      guard let heir, let cases = child.cases else { return child.cases != nil }
      return !cases.contains(heir)
    }
    return Words.subject(hidden.map(\.words)).map { ", and \($0) no longer shown there" } ?? ""
  }
}
