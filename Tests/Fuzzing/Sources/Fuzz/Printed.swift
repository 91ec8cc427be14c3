import IntentConfigurations
import IntentSchema

@testable import IntentDiagnostics
@testable import LibIntentc

/// Holds for everything that is printed about an input.
enum Printed {
  /// Allows line feeds.
  static func check(_ text: String, _ what: String) {
    let wrong = text.unicodeScalars.first { isUnsafe($0) && $0 != "\n" }
    promise(wrong == nil, "\(what) prints \(text.debugDescription.prefix(2_000))")
  }

  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // The two joiners occur in emoji and in the words of several languages.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }

  static func check(_ diagnostics: [Diagnostic], _ sources: [SourceText]) {
    let sizes = Dictionary(sources.map { ($0.path, $0.bytes.count) }, uniquingKeysWith: { first, _ in first })
    for diagnostic in diagnostics {
      let ranges =
        [diagnostic.location?.range, diagnostic.fix?.range] + diagnostic.notes.map { $0.location?.range }
      for range in ranges.compactMap(\.self) {
        let size = diagnostic.location.flatMap { sizes[$0.file] } ?? 0
        promise(range.upperBound <= size, "\(diagnostic) is at \(range) of \(size) bytes")
      }
    }
    // Printing very many in all formats is only slow.
    let report = DiagnosticReport(sources: sources, diagnostics: Array(diagnostics.prefix(50)))
    let options = TextOutput.Options(showsSource: true)
    check(TextOutput(options).text(of: report), "text")
    let commands = GitHubOutput().text(of: report)
    check(commands, "github")
    for line in commands.split(separator: "\n") {
      let isOwn = ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
      promise(isOwn, "a line for GitHub is not a command: \(line)")
    }
    promise(
      commands.split(separator: "\n").count == report.diagnostics.count,
      "GitHub gets the wrong number of commands"
    )
    for (name, text) in [
      ("json", JSONOutput().text(of: report)), ("sarif", SARIFOutput().text(of: report)),
    ] {
      check(text, name)
      let (value, problems) = JSONTree.read(SourceText(path: name, bytes: Array(text.utf8)))
      promise(value != nil && problems.isEmpty, "\(name) is not JSON: \(problems)")
    }
  }
}
