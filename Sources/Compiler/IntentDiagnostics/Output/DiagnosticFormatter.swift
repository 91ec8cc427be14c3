import IntentSchema

/// Formats diagnostics for people and editors: `path:line:column: error: message [rule-name]`, or `warning` or `note`;
/// then, on request, the marked source line, the path in the definition, the notes and the fix.
///
/// Control characters from the input are made visible.
package struct DiagnosticFormatter: Sendable {
  /// The parts that are written in addition to the first line of each diagnostic.
  package struct Options: Sendable {
    /// Whether source lines and fixes are shown.
    package var showsSource: Bool
    /// Whether to colour the text for a terminal. The caller decides, based on the output and the user's
    /// options.
    package var usesColour: Bool
    /// The width of the terminal in columns; source lines are cut to it.
    package var width: Int

    package init(showsSource: Bool = false, usesColour: Bool = false, width: Int = 100) {
      self.showsSource = showsSource
      self.usesColour = usesColour
      self.width = width
    }
  }

  private var sources: SourceMap
  private let options: Options

  package init(_ sources: SourceMap, options: Options = Options()) {
    self.sources = sources
    self.options = options
  }

  /// The text of one diagnostic, with a final line break.
  package mutating func text(of diagnostic: Diagnostic) -> String {
    var message = visibleText(diagnostic.message)
    if diagnostic.location?.range == nil, let keys = diagnostic.path?.keys.description, !keys.isEmpty,
      !diagnostic.message.contains("'\(keys)'")
    {
      message += " (at \(visibleText(keys)))"
    }
    var result = heading(diagnostic.location, diagnostic.severity, message)
    result += " " + style(.faint, "[\(diagnostic.rule.name)]") + "\n"
    if options.showsSource {
      if let words = diagnostic.path?.words, !words.isEmpty {
        result += style(.faint, "  in \(visibleText(words))") + "\n"
      }
      result += excerpt(of: diagnostic.location)
      if let fix = diagnostic.fix {
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
    var place = ""
    if let location {
      place = visibleText(location.file) + ":"
      if let start = sources.start(of: location) { place += "\(start.line):\(start.column):" }
      place = style(.bold, place) + " "
    }
    let isProminent = severity != .note
    return place + style(severity.style, "\(severity.rawValue):") + " "
      + (isProminent ? style(.bold, message) : message)
  }

  private mutating func excerpt(of location: SourceLocation?) -> String {
    guard let location, let range = location.range, let source = sources.source(of: location.file),
      let start = sources.start(of: location), let lines = sources.lines(of: location.file)
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
