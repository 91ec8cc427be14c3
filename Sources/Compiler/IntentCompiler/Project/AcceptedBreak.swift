import IntentDiagnostics

/// A break that a project accepts: one entry of `accepted` in `intentc.json`.
package struct AcceptedBreak: Sendable, Hashable {
  /// The element, as ``ElementPath/text``: its new name, or the released one if it is gone.
  package var path: String
  package var rule: String
  /// Why the break is fine, for people who read the report.
  package var reason: String
  /// The newest release from which the break is accepted. The same break after a later release counts again.
  package var release: String
  package var location: SourceLocation?

  /// A placeholder for a person to replace. Counts as blank.
  package static let blank = "…"

  package init(
    _ path: String,
    _ rule: String,
    _ reason: String,
    upTo release: String,
    at location: SourceLocation? = nil
  ) {
    self.path = path
    self.rule = rule
    self.reason = reason
    self.release = release
    self.location = location
  }

  package static func == (one: AcceptedBreak, other: AcceptedBreak) -> Bool { one.words == other.words }

  package func hash(into hasher: inout Hasher) { hasher.combine(words) }

  /// All that the entry says. A second break of the same path gets another entry by its reason.
  private var words: [String] { [path, rule, reason, release] }
}

extension ProjectConfigurationReader {
  /// The keys of an entry in `accepted`.
  private enum AcceptedKey: String, CaseIterable {
    case path, rule, reason, release
  }

  /// Spells a path as reports do, before it looks for a repeated entry: the same element can be written in
  /// several ways.
  mutating func readAccepted(_ member: JSONTree.Member) {
    guard case .array(let elements) = member.value.kind else {
      return report(
        .wrongOption,
        "'accepted' must be a list, not \(member.value.words)",
        at: member.value.range
      )
    }
    var known = Set(configuration.accepted)
    for element in elements {
      guard let texts = acceptedTexts(element) else { continue }
      let path = texts[.path, default: ""]
      let accepted = AcceptedBreak(
        ElementPath(path)?.text ?? path,
        texts[.rule, default: ""],
        texts[.reason, default: ""],
        upTo: texts[.release, default: ""],
        at: location(element.range)
      )
      guard known.insert(accepted).inserted else {
        report(
          .wrongOption,
          "'accepted' already contains this entry; remove one, or give another reason for another break",
          at: element.range,
          as: .warning
        )
        continue
      }
      configuration.accepted.append(accepted)
    }
  }

  /// Reports a text that is missing, blank or not a rule of a comparison, and then returns `nil`.
  private mutating func acceptedTexts(_ element: JSONTree) -> [AcceptedKey: String]? {
    guard case .object = element.kind else {
      report(.wrongOption, "an accepted break must be an object, not \(element.words)", at: element.range)
      return nil
    }
    var texts: [AcceptedKey: String] = [:]
    var isComplete = true
    var missing = Set(AcceptedKey.allCases)
    for (key, member) in members(of: element, "'accepted'", as: AcceptedKey.self) {
      missing.remove(key)
      guard let text = string(member) else {
        isComplete = false
        continue
      }
      texts[key] = text.trimmed
      if ["", AcceptedBreak.blank].contains(text.trimmed) {
        let problem =
          text.trimmed.isEmpty
          ? "is blank" : "is still '\(AcceptedBreak.blank)'; \(key == .reason ? "write why" : "replace it")"
        report(.wrongOption, "'\(key.rawValue)' of an accepted break \(problem)", at: member.value.range)
        isComplete = false
      } else if key == .rule, !isRuleOfComparison(text, at: member.value.range) {
        isComplete = false
      }
    }
    guard missing.isEmpty else {
      let names = AcceptedKey.allCases.filter(missing.contains).map { "'\($0.rawValue)'" }
      report(.wrongOption, "an accepted break needs \(names.joined(separator: ", "))", at: element.range)
      return nil
    }
    return isComplete ? texts : nil
  }

  private mutating func isRuleOfComparison(_ name: String, at range: Range<Int>) -> Bool {
    guard let rule = rules.named(name) else {
      reportUnknownRule(name, at: range)
      return false
    }
    guard rules.mayBeOfComparison(rule) else {
      report(.wrongOption, "'diff' never reports '\(name)', so there is no such break to accept", at: range)
      return false
    }
    return true
  }
}
