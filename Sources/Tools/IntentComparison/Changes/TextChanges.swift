import IntentCompiler
import IntentDiagnostics

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

enum TextChanges {
  static let textIDChanged = ChangeCheck<TextPair>(.textIDChanged) { pair, context, findings in
    let (old, new) = (pair.old, pair.new)
    guard let before = old.id, pair.changesID(context) else { return }
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
    let message =
      old.text == new.text
      ? "the ID of the \(new.words) \(new.quoted) changed from '\(before)' to \(new.id.map { "'\($0)'" } ?? "none")\(fate)"
      : "the \(new.words) changed from '\(quoted.old)' (ID '\(before)') to '\(quoted.new)' "
        + "(\(new.id.map { "ID '\($0)'" } ?? "no ID"))\(fate)"
    findings.report(
      .textIDChanged,
      message,
      isKnown || isFollowed ? [:] : [.texts: .careful],
      text: (old, new),
      of: pair.elements
    )
  }

  static let textChanged = ChangeCheck<TextPair>(.textChanged) { pair, context, findings in
    let (old, new) = (pair.old, pair.new)
    guard old.text != new.text, !pair.changesID(context) else { return }
    let stale = staleLanguages(old, new)
    let (before, now) = Comparison.shortened(old.text, new.text)
    let message = "the \(new.words) changed from '\(before)' to '\(now)'"
    findings.report(
      .textChanged,
      stale.isEmpty ? message : "\(message); it did not change in \(Comparison.list(stale))",
      stale.isEmpty ? [:] : [.texts: .careful],
      text: (old, new),
      of: pair.elements
    )
  }

  /// Returns the languages whose translations didn't follow the change. Skips translations that equal `text`,
  /// or the definition's new text.
  static func staleLanguages(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    besides text: String? = nil
  ) -> [String] {
    let known = Translations.compared(old, new)
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
  static func texts<Pair: VersionPair>(
    _ details: @escaping @Sendable (Pair) -> TextDetails = { _ in TextDetails() }
  ) -> ChangeCheck<Pair> {
    ChangeCheck(ChangeChecks.textRules) { pair, context, findings in
      guard !pair.old.texts.isEmpty || !pair.new.texts.isEmpty else { return }
      let details = details(pair)
      func words(_ text: ComparedSchema.Text, _ names: [String: String]) -> String? {
        text.detail.map { "\(text.label) \(names[$0] ?? $0)" }
      }
      func withID(_ text: ComparedSchema.Text, _ names: [String: String]) -> String? {
        words(text, names).map { "\($0)#\(text.id ?? "")" }
      }
      func keys(_ names: [String: String]) -> [(ComparedSchema.Text) -> String?] {
        [
          { withID($0, names) }, { words($0, names) },
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
        let pair = TextPair(old: old, new: new, elements: elements)
        if old.id == new.id, !said.insert([new.words, old.text, new.text]).inserted {
          // Only the translations are left to check.
        } else if new.text.isEmpty, !old.text.isEmpty {
          ChangeChecks.removedTexts.check(LoneText(text: old, elements: elements), in: context, &findings)
        } else if old.text.isEmpty, !new.text.isEmpty {
          ChangeChecks.addedTexts.check(LoneText(text: new, elements: elements), in: context, &findings)
        } else {
          ChangeChecks.texts.check(pair, in: context, &findings)
        }
        guard let translations = TranslationPair(pair) else { continue }
        ChangeChecks.translations.check(translations, in: context, &findings)
      }
      for text in texts.removed where !text.text.isEmpty && !details.removed.contains(text.detail ?? "") {
        ChangeChecks.removedTexts.check(LoneText(text: text, elements: elements), in: context, &findings)
      }
      for text in texts.added
      where !text.text.isEmpty
        && (!details.added.contains(text.detail ?? "") || context.formerText(of: text) != nil)
        && said.insert([text.words, "", text.text]).inserted
      {
        ChangeChecks.addedTexts.check(LoneText(text: text, elements: elements), in: context, &findings)
      }
    }
  }
}

struct TextDetails {
  var renamed: [String: String] = [:]
  var removed: Set<String> = []
  var added: Set<String> = []

  init() {}

  init(_ intent: IntentPair) {
    let combinations = CombinationPairs(intent).pairs
    let pairs =
      combinations.map { (Self.words($0.old), Self.words($0.new)) }
      + intent.codes.pairs.map { (Self.words($0.old), Self.words($0.new)) }
    renamed = Dictionary(firsts: pairs)
    let (old, new) = (intent.old, intent.new)
    removed = Set(old.combinations.map(Self.words) + old.codes.keys.map(Self.words)).subtracting(
      pairs.map(\.0)
    )
    added = Set(new.combinations.map(Self.words) + new.codes.keys.map(Self.words)).subtracting(pairs.map(\.1))
  }

  private static func words(_ names: [String]) -> String {
    "of shortcuts \(DefinitionText.Detail.words(names))"
  }

  static func words(_ code: String) -> String { "of the code '\(code)'" }
}

struct TextPair {
  let old: ComparedSchema.Text
  let new: ComparedSchema.Text
  let elements: ChangeFindings.ElementPair

  fileprivate func isKnown(_ context: ComparisonContext) -> Bool {
    new.id.map { context.oldTexts[$0] == new.text } ?? false
  }

  fileprivate func changesID(_ context: ComparisonContext) -> Bool {
    old.id != nil && old.id != new.id && (old.text == new.text || !isKnown(context))
  }
}

extension ComparisonContext {
  fileprivate func formerText(of text: ComparedSchema.Text) -> String? {
    text.id.flatMap { oldTexts[$0] }.flatMap { $0.isEmpty || $0 == text.text ? nil : $0 }
  }
}

struct LoneText {
  let text: ComparedSchema.Text
  let elements: ChangeFindings.ElementPair
}
