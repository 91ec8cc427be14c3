import IntentConfigurations
import IntentDiagnostics
import IntentText

/// Writes a report for people: each diagnostic with its place, and perhaps its line.
package struct TextOutput: DiagnosticOutputFormat {
  /// How the report looks.
  package struct Options: Sendable {
    package var showsSource: Bool
    package var usesColour: Bool
    package var width: Int

    package init(showsSource: Bool = false, usesColour: Bool = false, width: Int = 100) {
      self.showsSource = showsSource
      self.usesColour = usesColour
      self.width = width
    }
  }

  private let options: Options

  package init(_ options: Options = Options()) {
    self.options = options
  }

  package func bytes(of report: DiagnosticReport) -> [UInt8] {
    var formatter = ReportFormatter(SourceMap(report.sources), options)
    return report.diagnostics.reduce(into: []) { $0 += formatter.text(of: $1).utf8 }
  }
}

/// Formats a diagnostic as compilers do, and on request with source lines, paths and fixes.
struct ReportFormatter {
  private var plain: DiagnosticFormatter
  private let options: TextOutput.Options

  init(_ sources: SourceMap, _ options: TextOutput.Options) {
    plain = DiagnosticFormatter(sources)
    self.options = options
  }

  mutating func text(of diagnostic: Diagnostic) -> String {
    let message = DiagnosticFormatter.message(of: diagnostic)
    var result = heading(diagnostic.location, diagnostic.severity, message)
    result += " " + style(.faint, "[\(diagnostic.rule.name)]") + "\n"
    if options.showsSource {
      if let words = diagnostic.path?.words, !words.isEmpty {
        result += style(.faint, "  in \(visibleText(words))") + "\n"
      }
      result += excerpt(of: diagnostic.location)
      if let fix = diagnostic.fix, fix.isSafe || !fix.isSaid {
        let mark = fix.isSafe ? " ('validate --fix' applies it)" : ""
        result += style(.mark, "  fix:") + " \(visibleText(fix.message))\(mark)\n"
      }
    }
    for note in diagnostic.notes {
      result += heading(note.location, .note, visibleText(note.message)) + "\n"
      if options.showsSource { result += excerpt(of: note.location) }
    }
    return result
  }

  private mutating func heading(_ location: SourceLocation?, _ severity: Severity, _ message: String)
    -> String
  {
    let start = location.map { style(.bold, plain.words(of: $0)) + " " } ?? ""
    let isProminent = severity != .note
    return start + style(severity.style, "\(severity.rawValue):") + " "
      + (isProminent ? style(.bold, message) : message)
  }

  private mutating func excerpt(of location: SourceLocation?) -> String {
    guard let location, let range = location.range, let source = plain.sources.source(of: location.file),
      let start = plain.sources.start(of: location), let lines = plain.sources.lines(of: location.file)
    else { return "" }
    let number = String(start.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.utf8.count))
    let excerpt = SourceExcerpt(
      source.bytes,
      line: lines.range(ofLine: start.line),
      marking: range,
      width: options.width - margin.count - number.utf8.count - 3
    )
    let empty = String(repeating: " ", count: margin.count + number.utf8.count)
    return style(.faint, "\(margin)\(number) |") + " \(excerpt.line)\n"
      + style(.faint, "\(empty) |") + " " + style(.mark, excerpt.marks) + "\n"
  }

  private func style(_ style: TextStyle, _ text: String) -> String {
    style(text, colour: options.usesColour)
  }
}

extension Severity {
  fileprivate var style: TextStyle {
    switch self {
    case .error: .error
    case .warning, .lint: .warning
    case .note: .note
    }
  }
}
