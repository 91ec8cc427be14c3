import IntentCompiler
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let textIDChanged = change("text-id-changed", .warning, "The ID of a text changed")
  static let textChanged = change("text-changed", .note, "A text changed but kept its ID")
  static let textAdded = change("text-added", .note, "A text was added")
  static let textRemoved = change("text-removed", .note, "A text was removed")
  static let tableChanged = change(
    "table-changed",
    .note,
    "The texts of an intent, enum or type are in a different table"
  )
}

/// Checks texts and their IDs, by which translations are found.
enum TextChanges {
  static let textIDChanged = ChangeCheck<TextPair>(.textIDChanged) { pair, context, findings in
    let (old, new) = (pair.old, pair.new)
    guard let before = old.id, pair.changesID(context), !old.text.isBlank || !new.text.isBlank else { return }
    let isKnown = pair.isKnown(context)
    // With known tables, lost translations are reported separately.
    let isFollowed = old.translations != nil && new.translations != nil
    let fate =
      if isFollowed {
        ""
      } else {
        isKnown
          ? ", which translations already use" : ", so translations under the old ID are not found"
      }
    let quoted = Comparison.shortened(old.text, new.text)
    var message =
      old.text == new.text
      ? "the ID of the \(new.words) \(new.quoted) changed from '\(before)' to \(new.id.map { "'\($0)'" } ?? "none")\(fate)"
      : "the \(new.words) changed from '\(quoted.old)' (ID '\(before)') to '\(quoted.new)' "
        + "(\(new.id.map { "ID '\($0)'" } ?? "no ID"))\(fate)"
    message += pair.swap?.words ?? ""
    findings.report(
      .textIDChanged,
      message,
      (pair.swap?.verdicts ?? [:]).merging(isKnown || isFollowed ? [:] : [.texts: .careful]) { $1 },
      text: (old, new),
      of: pair.elements
    )
  }

  static let textChanged = ChangeCheck<TextPair>(.textChanged) { pair, context, findings in
    let (old, new) = (pair.old, pair.new)
    guard old.text != new.text, !pair.changesID(context) else { return }
    let stale = staleLanguages(old, new, context)
    let (before, now) = Comparison.shortened(old.text, new.text)
    var message = "the \(new.words) changed from '\(before)' to '\(now)'"
    message += pair.swap?.words ?? ""
    if !stale.isEmpty { message += "; it did not change in \(Comparison.list(stale))" }
    findings.report(
      .textChanged,
      message,
      (pair.swap?.verdicts ?? [:]).merging(stale.isEmpty ? [:] : [.texts: .careful]) { $1 },
      text: (old, new),
      of: pair.elements
    )
  }

  /// Returns the languages with translations that didn't follow the change. Skips translations that equal
  /// `text`, or the definition's new text.
  static func staleLanguages(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    _ context: ComparisonContext,
    besides text: String? = nil
  ) -> [String] {
    let known = Translations.compared(old, new, valueIDs: context.valueTextIDs)
    return known.old.filter { language, before in
      known.new[language]?.texts == before.texts && before.texts[""]?[""] != text ?? new.text
    }.keys.sorted()
  }

  static let textAdded = ChangeCheck<LoneText>(.textAdded) { lone, context, findings in
    let text = lone.text
    let message = "the \(text.words) \(text.quoted) was added"
    guard let former = context.formerText(of: text) else {
      return findings.report(.textAdded, message, [:], text: (nil, text), of: lone.elements)
    }
    findings.report(
      .textAdded,
      "\(message) under the ID '\(text.id ?? "")', which '\(Comparison.shortened(former))' had, so its translations are shown",
      [.texts: .careful],
      text: (nil, text),
      of: lone.elements
    )
  }

  static let textRemoved = ChangeCheck<LoneText>(.textRemoved) { lone, _, findings in
    let text = lone.text
    let message = "the \(text.words) \(text.quoted) was removed"
    findings.report(.textRemoved, message, [:], text: (text, nil), of: lone.elements)
  }

  static func tableChanged<Pair: VersionPair>() -> ChangeCheck<Pair>
  where Pair.Element: ComparedDeclaration {
    ChangeCheck(.tableChanged) { pair, _, findings in
      guard let before = pair.old.table, let now = pair.new.table, before.name != now.name,
        before.isTranslated
      else { return }
      let message = "the table of its texts changed from '\(before.name)' to '\(now.name)'"
      findings.report(.tableChanged, message, [:], pair)
    }
  }

  /// - Parameter details: Details that were renamed, or came or went with an element that another check
  ///   reports.
  ///   - swap: The effect if an element shows another element's text.
  static func texts<Pair: VersionPair>(
    _ details: @escaping @Sendable (Pair) -> TextDetails = { _ in TextDetails() },
    swap: @escaping @Sendable (Pair, ComparedSchema.Text, ComparedSchema.Text) -> TextSwap? = { _, _, _ in nil
    }
  ) -> ChangeCheck<Pair> {
    ChangeCheck(ChangeChecks.textRules) { pair, context, findings in
      guard !pair.old.texts.isEmpty || !pair.new.texts.isEmpty else { return }
      let details = details(pair)
      func words(_ text: ComparedSchema.Text, _ names: TextDetails.Names) -> String? {
        text.detailKey.map { "\(text.label) \(names[$0] ?? $0.words)" }
      }
      func withID(_ text: ComparedSchema.Text, _ names: TextDetails.Names) -> String? {
        words(text, names).map { "\($0)#\(text.id ?? "")" }
      }
      func inList(_ text: ComparedSchema.Text, _ names: TextDetails.Names) -> String? {
        words(text, names).map { "\($0) \(text.isManaged)" }
      }
      func keys(_ names: TextDetails.Names) -> [(ComparedSchema.Text) -> String?] {
        [
          { withID($0, names) }, { inList($0, names) }, { words($0, names) },
          { text in text.id.map { "\(text.label)#\($0)" } },
          { "\(words($0, names) ?? $0.label): \($0.text)" },
          { $0.detail == nil ? $0.label : nil },
        ]
      }
      let texts = Matching(
        pair.old.texts,
        pair.new.texts,
        byEach: zip(keys(details.renamed), keys([:])).map { (old: $0, new: $1) }
      )
      let elements: ChangeFindings.ElementPair = (pair.old, pair.new)
      // A shortcut and a suggestion often have the same words, so report their change once.
      var said: Set<[String]> = []
      for (old, new) in texts.pairs {
        let pair = TextPair(old: old, new: new, elements: elements, swap: swap(pair, old, new))
        if old.id == new.id, !said.insert([new.words, old.text, new.text]).inserted {
          // Only the translations are left to check.
        } else if new.text.isEmpty, !old.text.isEmpty {
          ChangeChecks.removedTexts.check(LoneText(text: old, elements: elements), in: context, &findings)
        } else if old.text.isEmpty, !new.text.isEmpty {
          ChangeChecks.addedTexts.check(LoneText(text: new, elements: elements), in: context, &findings)
        } else {
          ChangeChecks.texts.check(pair, in: context, &findings)
        }
        guard let translations = TranslationPair(pair, context) else { continue }
        ChangeChecks.translations.check(translations, in: context, &findings)
      }
      for text in texts.removed where !text.text.isEmpty && !details.covers(text, details.removed) {
        ChangeChecks.removedTexts.check(LoneText(text: text, elements: elements), in: context, &findings)
      }
      for text in texts.added
      where !text.text.isEmpty
        && (!details.covers(text, details.added) || context.formerText(of: text) != nil)
        && said.insert([text.words, "", text.text]).inserted
      {
        ChangeChecks.addedTexts.check(LoneText(text: text, elements: elements), in: context, &findings)
      }
    }
  }
}

// MARK: App Intents

extension TextChanges {
  /// App Intents should show the texts of the definition that they replace, and look up their translations.
  static func takenTexts<Subject: TakenTextOwner>() -> ContractCheck<Subject> {
    ContractCheck(.textRemoved, .textChanged) { owner, context, findings in
      for text in owner.takenTexts where !text.expected.text.isEmpty {
        let (words, expected) = (text.words, text.expected)
        func report(_ rule: Rule, _ message: String) {
          findings.report(rule, message, text.verdicts, from: text.place, at: text.location)
        }
        guard let value = text.value else {
          let removed = Comparison.shortened(expected.text)
          report(.textRemoved, "there is no counterpart of \(words), '\(removed)'")
          continue
        }
        guard let found = TextCode(value) else { continue }
        if found.text.trimmed != expected.text.trimmed, found.text != expected.key {
          let (former, now) = Comparison.shortened(expected.text, found.text)
          report(.textChanged, "\(words) is '\(now)'; in the definition it is '\(former)'")
        } else if let key = expected.key, found.key != key || found.table != findings.untranslated.table {
          findings.untranslated.add(expected.text, context.translations.languages(of: key))
        }
      }
    }
  }

  static let valueNamesMissing = ContractCheck<MigratedParameter>(.textRemoved) { parameter, _, findings in
    guard let (yes, no) = parameter.valueNames, parameter.call.argument("displayName") == nil,
      // Every definition from Xcode includes the names 'true' and 'false'.
      yes.text.lowercased() != "true" || no.text.lowercased() != "false"
    else { return }
    let message =
      "'\(parameter.name)' has no 'displayName', so people do not read '\(Comparison.shortened(yes.text))' and "
      + "'\(Comparison.shortened(no.text))'"
    findings.report(.textRemoved, message, [.texts: .careful], parameter)
  }
}
