import IntentDiagnostics

extension Rule {
  static let textIDChanged = change("text-id-changed", .warning, "The ID of a text changed")
}

extension Comparison {
  /// - Returns: Whether the change of the text is fully reported.
  mutating func checkID(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    of elements: (old: any ComparedElement, new: any ComparedElement)
  ) -> Bool {
    guard old.id != new.id, let before = old.id else { return false }
    // A text that was elsewhere in the old version keeps its translations.
    let isKnown = new.id.map { oldTexts[$0] == new.text } ?? false
    if isKnown, old.text != new.text { return false }
    // If the tables are known, each lost translation is reported separately.
    let isFollowed = old.translations != nil && new.translations != nil
    let fate =
      if isFollowed {
        ""
      } else {
        isKnown
          ? ", which translations already use" : ", so translations under the old ID are not found"
      }
    let quoted = Self.shortened(old.text, new.text)
    let message =
      old.text == new.text
      ? "the ID of the \(new.words) \(new.quoted) changed from '\(before)' to \(new.id.map { "'\($0)'" } ?? "none")\(fate)"
      : "the \(new.words) changed from '\(quoted.old)' (ID '\(before)') to '\(quoted.new)' "
        + "(\(new.id.map { "ID '\($0)'" } ?? "no ID"))\(fate)"
    report(
      .textIDChanged,
      message,
      isKnown || isFollowed ? [:] : [.texts: .careful],
      text: (old, new),
      of: elements
    )
    return true
  }
}

extension Rule {
  static let textChanged = change("text-changed", .note, "A text changed but kept its ID")
}

extension Comparison {
  mutating func checkText(
    _ old: ComparedSchema.Text,
    _ new: ComparedSchema.Text,
    of elements: (old: any ComparedElement, new: any ComparedElement)
  ) {
    guard old.text != new.text else { return }
    let stale = Self.staleLanguages(old, new)
    let (before, now) = Self.shortened(old.text, new.text)
    let message = "the \(new.words) changed from '\(before)' to '\(now)'"
    report(
      .textChanged,
      stale.isEmpty ? message : "\(message); it did not change in \(Self.list(stale))",
      stale.isEmpty ? [:] : [.texts: .careful],
      text: (old, new),
      of: elements
    )
  }

  /// The languages whose translation did not follow a change of the text.
  ///
  /// - Parameter text: The new text; `nil` is the definition's own text.
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
}

extension Rule {
  static let textAdded = change("text-added", .note, "A text was added")
}

extension Comparison {
  mutating func reportAdded(
    _ text: ComparedSchema.Text,
    _ elements: (old: any ComparedElement, new: any ComparedElement)
  ) {
    let message = "the \(text.words) \(text.quoted) was added"
    report(.textAdded, message, [:], text: (nil, text), of: elements)
  }
}

extension Rule {
  static let textRemoved = change("text-removed", .note, "A text was removed")
}

extension Comparison {
  mutating func reportRemoved(
    _ text: ComparedSchema.Text,
    _ elements: (old: any ComparedElement, new: any ComparedElement)
  ) {
    let message = "the \(text.words) \(text.quoted) was removed"
    report(.textRemoved, message, [:], text: (text, nil), of: elements)
  }
}

extension Rule {
  static let tableChanged = change(
    "table-changed",
    .warning,
    "The texts of an intent, enum or type are in a different table"
  )
}

extension Comparison {
  mutating func checkTable(_ old: some ComparedDeclaration, _ new: some ComparedDeclaration) {
    guard let before = old.table, let now = new.table, before.name != now.name,
      before.isTranslated != false
    else { return }
    let message = "the table of its texts changed from '\(before.name)' to '\(now.name)'"
    // If both tables are known, each lost translation is reported separately.
    guard before.isTranslated == nil || now.isTranslated == nil else {
      return report(.tableChanged, message, [:], old: old, new: new)
    }
    report(
      .tableChanged,
      message + "; translations that are not moved as well are not found",
      [.texts: .careful],
      old: old,
      new: new
    )
  }
}

extension ComparedSchema.Text {
  /// The text in quotes, shortened to fit a sentence.
  var quoted: String { "'\(Comparison.shortened(text))'" }
}

extension Comparison {
  /// Compares the texts of an element that is in both versions.
  ///
  /// Texts are matched by ID, then by kind and wording, then by kind if one is left in each version. If an
  /// element has several of a kind, those with the same detail are matched first.
  mutating func compareTexts(_ old: any ComparedElement, _ new: any ComparedElement) {
    guard !old.texts.isEmpty || !new.texts.isEmpty else { return }
    let texts = Matching(
      old.texts,
      new.texts,
      by: [
        { text in text.detail == nil ? nil : "\(text.words)#\(text.id ?? "")" },
        { text in text.detail == nil ? nil : text.words },
        { text in text.id.map { "\(text.label)#\($0)" } }, { "\($0.label): \($0.text)" }, { $0.label },
      ]
    )
    let elements = (old: old, new: new)
    for (old, new) in texts.pairs {
      if new.text.isEmpty, !old.text.isEmpty {
        reportRemoved(old, elements)
      } else if old.text.isEmpty, !new.text.isEmpty {
        reportAdded(new, elements)
      } else if !checkID(old, new, of: elements) {
        checkText(old, new, of: elements)
      }
      checkTranslations(old, new, of: elements)
    }
    for text in texts.removed where !text.text.isEmpty { reportRemoved(text, elements) }
    for text in texts.added where !text.text.isEmpty { reportAdded(text, elements) }
  }
}
