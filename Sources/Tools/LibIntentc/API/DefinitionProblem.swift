import IntentDiagnostics

/// A problem of a definition, or of a file that belongs to it.
public struct DefinitionProblem: Sendable, Hashable, CustomStringConvertible {
  /// How much a problem matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// No code can be generated.
    case error
    /// Code can be generated, but people will have a problem.
    case warning
    /// People could work with the definition more easily.
    case lint
    /// Nothing is wrong; it is good to know.
    case note
  }

  /// A place in a file.
  public struct Location: Sendable, Hashable {
    /// The path, as it was given or found.
    public var file: String
    /// The line, counted from 1; `nil` for the file as a whole.
    public var line: Int?
    /// The column in Unicode code points, counted from 1; `nil` for the file as a whole.
    public var column: Int?

    public init(file: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The name of the rule, as `intentc explain` takes it: `unknown-enum`.
  public var rule: String
  public var severity: Severity
  /// What is wrong and what to do, without a full stop.
  public var message: String
  /// The place; `nil` where no file is the cause.
  public var location: Location?
  /// The place inside the definition in words, such as `UpNext › calendars`; empty where it has none.
  public var place: String
  /// What a change of the file would do that fixes it; `nil` where none is known.
  public var fix: String?

  /// `path:line:column: severity: message [rule]`, as compilers print it.
  public var description: String {
    var text = ""
    if let location {
      text = location.file
      if let line = location.line { text += ":\(line)" }
      if let column = location.column { text += ":\(column)" }
      text += ": "
    }
    return text + "\(severity.rawValue): \(message) [\(rule)]"
  }
}

extension DefinitionProblem {
  init(_ diagnostic: Diagnostic, _ sources: inout SourceMap) {
    rule = diagnostic.rule.name
    severity = Severity(rawValue: diagnostic.severity.rawValue) ?? .error
    message = diagnostic.message
    location = diagnostic.location.map { location in
      let start = sources.start(of: location)
      return Location(file: location.file, line: start?.line, column: start?.column)
    }
    place = diagnostic.path?.words ?? ""
    fix = diagnostic.fix?.message
  }

  static func problems(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> [DefinitionProblem] {
    var sources = SourceMap(sources)
    return diagnostics.map { DefinitionProblem($0, &sources) }
  }
}

/// The problems that keep definitions from being used.
public struct DefinitionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One problem or more, each an error.
  public var problems: [DefinitionProblem]

  /// The problems, a line each.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
