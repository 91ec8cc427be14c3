import IntentCompiler
import IntentSchema

/// The parameters that are shown only while another parameter has a certain case.
struct CaseChildren {
  private struct Child {
    var words: String
    /// The cases that show it in the new version; `nil` means every case.
    var cases: Set<String>?
  }

  /// By the key of the enum in the old version and the name of the case.
  private var children: [String: [String: [Child]]] = [:]

  init(_ intents: [IntentPair], _ types: PairedTypes, homes: TypeHomes) {
    for intent in intents {
      let (old, new) = (intent.old, intent.new)
      for (before, now) in intent.parameters.pairs {
        guard let condition = before.visibility, case ("isAnyOf", let values) = condition.predicate.canonical,
          let type = intent.oldParameters[condition.parent]?.type, let name = type.enumName,
          now.visibility != nil || now.unknown.contains(.condition)
        else { continue }
        // If the parent has another type, the change of type covers its cases.
        if let parent = intent.newParameters[intent.renamed(condition.parent)],
          !types.isSame(type, parent.type, in: intent.folders)
        {
          continue
        }
        let isOfParent = now.visibility?.parent == intent.renamed(condition.parent)
        let cases =
          now.visibility.map { rule -> Set<String>? in
            let (predicate, values) = rule.predicate.canonical
            return predicate == "isAnyOf" && isOfParent ? Set(values) : nil
          } ?? []
        let child = Child(words: "'\(now.name)' of '\(new.name)'", cases: cases)
        let key = homes.enumKey(name, from: old.folder)
        for value in values { children[key, default: [:]][value, default: []].append(child) }
      }
    }
  }

  /// Lists the parameters that are now hidden from people who chose a case.
  ///
  /// - Parameters:
  ///   - key: The key of the enum in the old version.
  ///   - heir: The case of the new version that replaces it, or `nil`.
  /// - Returns: The end of a sentence; empty if no parameter is hidden.
  func hidden(with enumCase: String, of key: String, heir: String? = nil) -> String {
    let hidden = (children[key]?[enumCase] ?? []).filter { child in
      guard let heir, let cases = child.cases else { return child.cases != nil }
      return !cases.contains(heir)
    }
    return Comparison.hidden(hidden.map(\.words)).map { ", and \($0) no longer shown there" } ?? ""
  }
}

extension Comparison {
  /// Returns the names of hidden parameters with the verb of the sentence, or `nil` if there are none.
  ///
  /// - Parameter isAll: Whether the list is complete.
  static func hidden(_ words: [String], isAll: Bool = true) -> String? {
    guard let last = words.last else { return nil }
    guard words.count > 1 else { return "\(last) is" }
    // A sentence lists at most four names.
    guard words.count > 4 else { return "\(words.dropLast().joined(separator: ", ")) and \(last) are" }
    return "\(words.prefix(3).joined(separator: ", ")) and \(isAll ? "\(words.count - 3)" : "many") more are"
  }
}
