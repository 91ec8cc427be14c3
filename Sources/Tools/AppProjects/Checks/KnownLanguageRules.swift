import IntentCompiler
import IntentDiagnostics

extension Rule {
  static let languageWithoutTables = Rule(
    "language-without-tables",
    .lint,
    "A project lists a language in which it has no texts"
  )
}

/// The languages that a project lists.
enum KnownLanguageRules {
  static let outlines: [Check<(AppProject.Outline, AppProject)>] = [
    Check(.languageWithoutTables) { languageWithoutTables($0.0, $0.1, &$1) }
  ]

  private static func languageWithoutTables(
    _ outline: AppProject.Outline,
    _ project: AppProject,
    _ findings: inout Findings
  ) {
    let languages = project.languagesWithoutTables(of: outline)
    guard !languages.isEmpty else { return }
    let them = languages.count == 1 ? "it" : "them"
    findings.report(
      .languageWithoutTables,
      "'\(outline.name)' lists \(languages.listed), but no table has texts in \(them); translate the app and its "
        + "definitions, or remove \(them) under 'Localizations'",
      at: SourceLocation(file: outline.path)
    )
  }
}
