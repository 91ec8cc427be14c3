import IntentDiagnostics

/// A problem of a definition or its files.
public struct DefinitionProblem: Sendable, Hashable, CustomStringConvertible {
  /// A problem's severity.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Code can't be generated.
    case error
    /// Code can be generated, but people will have a problem.
    case warning
    /// The definition could be easier to work with.
    case lint
    /// Nothing is wrong.
    case note
  }

  /// A location in a file.
  public struct Location: Sendable, Hashable {
    /// The path, as given or as found by searching.
    public var file: String
    /// The line, from 1; `nil` for the file as a whole.
    public var line: Int?
    /// The column in Unicode code points, from 1; `nil` for the file as a whole.
    public var column: Int?

    public init(file: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The rule's name, such as `unknown-enum`, as `intentc explain` takes it.
  public var rule: String
  public var severity: Severity
  /// The problem and its remedy, without a final period.
  public var message: String
  /// The location; `nil` if no file is the cause.
  public var location: Location?
  /// The path of the element, such as `UpNext.calendars` or `enum Mode.car`; may be empty.
  public var path: String
  /// Describes the fix; `nil` if none is known.
  public var fix: String?

  /// `path:line:column: severity: message [rule]`, in the style of compilers.
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
    path = diagnostic.path?.words ?? ""
    fix = diagnostic.fix?.message
  }

  static func problems(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> [DefinitionProblem] {
    var sources = SourceMap(sources)
    return diagnostics.map { DefinitionProblem($0, &sources) }
  }
}

/// Errors that make definitions unusable.
public struct DefinitionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, including at least one error.
  public var problems: [DefinitionProblem]

  /// The problems, one per line.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
