import IntentDiagnostics

/// A break that a project accepts: one entry of `accepted` in `intentc.json`.
package struct AcceptedBreak: Sendable, Hashable {
  /// The element, as ``DefinitionPath/text``: its new name, or the released one if it is gone.
  package var path: String
  package var rule: String
  /// For people who read the report.
  package var reason: String
  /// The newest release from which the break is accepted. The same break after a later release counts again.
  package var release: String
  package var location: SourceLocation?

  package init(
    _ path: String,
    _ rule: String,
    _ reason: String,
    upTo release: String,
    at location: SourceLocation? = nil
  ) {
    (self.path, self.rule, self.reason, self.release, self.location) = (path, rule, reason, release, location)
  }

  package static func == (one: AcceptedBreak, other: AcceptedBreak) -> Bool { one.identity == other.identity }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Without the reason, which can be reworded, and the place in the file.
  private var identity: [String] { [path, rule, release] }
}

extension ProjectConfigurationReader {
  private enum AcceptedKey: String, CaseIterable {
    case path, rule, reason, release
  }

  mutating func readAccepted(_ member: JSONTree.Member) {
    guard case .array(let elements) = member.value.kind else {
      return report(
        .wrongOption,
        "'accepted' must be a list, not \(member.value.words)",
        at: member.value.range
      )
    }
    for element in elements {
      var texts: [AcceptedKey: String] = [:]
      for (key, member) in members(of: element, "'accepted'", as: AcceptedKey.self) {
        guard let text = string(member) else { continue }
        texts[key] = text
        guard key == .rule, rules.named(text) == nil else { continue }
        reportUnknownRule(text, at: member.value.range)
      }
      let missing = AcceptedKey.allCases.filter { texts[$0, default: ""].isEmpty }
      guard missing.isEmpty else {
        let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        report(.wrongOption, "an accepted break needs \(names)", at: element.range)
        continue
      }
      configuration.accepted.append(
        AcceptedBreak(
          texts[.path, default: ""].replacing(DefinitionPath.separator, with: "."),
          texts[.rule, default: ""],
          texts[.reason, default: ""],
          upTo: texts[.release, default: ""],
          at: location(element.range)
        )
      )
    }
  }
}
