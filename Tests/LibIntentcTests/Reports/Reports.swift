import IntentConfigurations
import IntentDiagnostics
import IntentSchema

enum Reports {
  static let rule = Rule("unknown-enum", .error, "A parameter or property names an enum that does not exist")

  static func one(
    _ text: String = "<a>\n<b>Größ</b>\n",
    marking marked: String = "Größ",
    file: String = "Up.intentdefinition",
    _ message: String = "there is no enum 'Größ'",
    change: (inout Diagnostic) -> Void = { _ in }
  ) -> DiagnosticReport {
    let source = SourceText(path: file, bytes: Array(text.utf8))
    var diagnostic = Diagnostic(
      rule,
      message,
      at: SourceLocation(file: file, range: range(of: marked, in: text)),
      path: DefinitionPath(
        ElementPath(.parameter, ["UpNext", "size"]),
        keys: ["INIntents", 0, "INIntentParameters", 2]
      )
    )
    change(&diagnostic)
    return DiagnosticReport(sources: [source], diagnostics: [diagnostic], fileCount: 1)
  }

  static func range(of part: String, in text: String) -> Range<Int>? {
    text.utf8.firstRange(of: Array(part.utf8)).map {
      text.utf8.distance(
        from: text.startIndex,
        to: $0.lowerBound
      )..<text.utf8.distance(
        from: text.startIndex,
        to: $0.upperBound
      )
    }
  }
}
