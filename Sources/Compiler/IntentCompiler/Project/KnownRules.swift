import IntentDefinition
import IntentDiagnostics

extension Rule {
  /// The rules of the targets that this one does not build on.
  ///
  /// A project's `intentc.json` can give them levels, and the build tool, which does not link those targets, also reads
  /// that file. A test of LibIntentc compares this list with those rules.
  package static let laterRules: [Rule] =
    later(
      [
        "duplicate-string", "missing-plural-form", "missing-translation", "no-app-intents-text",
        "stale-translation",
        "unknown-plural-form",
      ],
      .lint,
      on: .check
    )
    + later(["unfixable-file"], .note, on: .check)
    + later(
      [
        "lost-placeholder", "missing-title-translation", "no-app-intents-counterpart",
        "translated-placeholder",
        "unreadable-translation",
        "untranslated-definition",
      ],
      .warning,
      on: .check
    )
    + later(
      [
        "case-index-reused", "case-removed", "case-renamed", "case-renumbered", "class-name-changed",
        "enum-removed", "enum-renamed", "intent-removed", "intent-renamed", "multiple-values-changed",
        "name-respelled", "optionality-changed", "parameter-removed", "parameter-renamed",
        "parameter-retyped", "property-removed", "property-renamed", "property-retyped",
        "swift-name-changed", "tag-reused", "type-removed", "type-renamed", "widget-eligibility-lost",
      ],
      .error,
      on: .comparison
    )
    + later(
      [
        "array-size-raised", "availability-changed", "combination-added", "enum-added", "intent-added",
        "key-parameter-changed", "presentation-changed", "property-added", "response-added", "text-added",
        "text-changed", "text-removed", "translation-added", "translation-changed", "type-added",
        "values-widened",
      ],
      .note,
      on: .comparison
    )
    + later(
      [
        "array-size-cut", "case-added", "combination-removed", "configurable-changed", "default-changed",
        "input-changed", "options-changed", "parameter-added", "response-changed", "response-removed",
        "shortcut-eligibility-lost", "table-changed", "tag-changed", "text-id-changed",
        "translation-removed", "unit-changed", "values-narrowed", "visibility-changed",
      ],
      .warning,
      on: .comparison
    )
    + later(
      [
        "comment-in-the-way", "configuration-too-large", "invalid-baseline", "not-a-configuration",
        "unchangeable-file",
      ],
      .error,
      on: .other
    )
    + later(["missing-field", "unknown-case", "unreadable-value"], .error, on: .other, isFixed: false)
    + later(["hidden-value"], .lint, on: .other)
    + later(["binary-definition", "missing-strings-table", "new-file"], .note, on: .other)
    + later(
      ["doubtful-value", "too-many-elements", "unknown-name", "value-out-of-bounds"],
      .warning,
      on: .other
    )

  private static func later(
    _ names: [String],
    _ severity: Severity,
    on occasion: Occasion,
    isFixed: Bool? = nil
  ) -> [Rule] {
    names.map { Rule($0, severity, "", on: occasion, isFixed: isFixed) }
  }

  /// Every rule that a project can give a level to.
  package static let known: [Rule] = [
    inputRules, jsonRules, projectRules, propertyListRules, definitionRules, schemaRules, validationRules,
    generationRules, outputRules, laterRules,
  ].flatMap { $0 }

  /// The rules that are checked only on request.
  package static let lints = Set(known.filter { $0.severity == .lint })

  /// The rule with a name.
  package static func named(_ name: String) -> Rule? {
    known.first { $0.name == name }
  }

  /// The rule with the name nearest to a misspelt one; `nil` if none is close.
  package static func nearest(to name: String) -> Rule? {
    Spelling.nearest(to: name, among: known.lazy.map(\.name)).flatMap(named)
  }
}
