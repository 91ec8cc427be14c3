import IntentDiagnostics

extension ProjectConfigurationReader {
  /// The keys of an entry in `files`.
  private enum FileKey: String, CaseIterable {
    case rules
  }

  mutating func readFiles(_ member: JSONTree.Member) {
    for file in object(member.value, "'files'") ?? [] {
      for (_, member) in members(of: file.value, "'\(file.key)'", as: FileKey.self) {
        readRules(member, file: file.key)
      }
    }
  }

  mutating func reportUnknownRule(_ name: String, at range: Range<Int>) {
    reportUnknown(.unknownRuleName, "there is no rule '\(name)'", name, at: range, among: rules.names)
  }

  /// Skips and reports an unknown rule, an unknown level, and a level that the rule doesn't allow. Those who
  /// write a verdict of `diff` as a level learn which severity it has.
  mutating func readRules(_ member: JSONTree.Member, file: String? = nil) {
    for member in object(member.value, "'rules'") ?? [] {
      guard let rule = rules.named(member.key) else {
        reportUnknownRule(member.key, at: member.keyRange)
        continue
      }
      guard let name = string(member) else { continue }
      guard let level = RuleLevels.Level(rawValue: name) else {
        let names = RuleLevels.Level.allCases.map(\.rawValue)
        if ["safe", "careful", "breaking"].contains(name) {
          let message = "unknown level '\(name)'; use one of \(names.joined(separator: ", "))"
          let meaning = "A breaking change is an error, a careful one is a warning"
          report(.wrongOption, "\(message). \(meaning)", at: member.value.range)
        } else {
          reportUnknown("level", name, at: member.value.range, among: names)
        }
        continue
      }
      guard rule.allows(level) else {
        report(
          .fixedSeverity,
          "'\(rule.name)' is always an error: no code can be generated",
          at: member.value.range
        )
        continue
      }
      configuration.levels.settings.append(
        RuleLevels.Setting(rule, level, file: file, at: location(member.keyRange))
      )
    }
  }
}

extension Rule {
  /// Whether a project can set this level. Rules that prevent generating code or reading a configuration must
  /// be errors.
  package func allows(_ level: RuleLevels.Level) -> Bool {
    !isFixed || level == .error
  }
}
