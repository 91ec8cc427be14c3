import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let languageWithoutTables = Rule(
    "language-without-tables",
    .lint,
    "A project lists a language, but contains no texts in it"
  )
}

/// The languages that a project lists.
enum KnownLanguageRules {
  /// Each check takes a project, and the index of an outline.
  static let outlines: [Check<(AppProject, Int)>] = [
    Check(.languageWithoutTables) { languageWithoutTables($0.0, $0.1, &$1) }
  ]

  private static func languageWithoutTables(_ project: AppProject, _ index: Int, _ findings: inout Findings) {
    let languages = project.languagesWithoutTables(index)
    guard !languages.isEmpty else { return }
    let outline = project.outlines[index]
    let them = languages.count == 1 ? "it" : "them"
    findings.report(
      .languageWithoutTables,
      "'\(outline.name)' lists \(languages.listed), but no table contains texts in \(them); translate the app and its "
        + "definitions, or remove \(them) under 'Localizations'",
      at: SourceLocation(file: outline.path)
    )
  }
}
