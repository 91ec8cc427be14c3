import IntentDiagnostics

/// Checks the names of generated files: none may repeat, be too long, or harm a build.
struct OutputNames {
  /// In bytes.
  private static let limit = 255

  private var seen: [String: (name: String, location: SourceLocation)] = [:]
  private var diagnostics: [Diagnostic] = []

  static func check(_ files: [BackendPlan.File], isSplit: Bool) -> [Diagnostic] {
    var names = OutputNames()
    for file in files { names.check(file.name, from: file.location, isSplit: isSplit) }
    return names.diagnostics
  }

  /// Reports a file name that is too long or taken. With `isSplit`, ignores a duplicate, which is reported
  /// elsewhere.
  private mutating func check(_ name: String, from location: SourceLocation, isSplit: Bool) {
    guard name.utf8.count <= Self.limit else {
      report(
        .outputName,
        "the generated file's name would have \(name.utf8.count) bytes, more than \(Self.limit); choose a shorter name",
        location
      )
      return
    }
    // SwiftPM passes names to the compiler in quotes, without escapes.
    let isHarmful = name.unicodeScalars.contains { ["/", "\\", "\""].contains($0) || PlainText.isHidden($0) }
    guard !isHarmful else {
      report(.outputName, "'\(name)' cannot be the name of a generated file; rename the definition", location)
      return
    }
    // Many file systems ignore case.
    guard let first = seen[name.lowercased()] else {
      seen[name.lowercased()] = (name, location)
      return
    }
    if isSplit, first.name == name { return }
    let other =
      first.name == name
      ? "as would another file" : "which is the same file as '\(first.name)' on many file systems"
    report(
      .outputNameCollision,
      "this would be generated as '\(name)', \(other); rename one of them",
      location,
      notes: [Diagnostic.Note("the other one is here", at: first.location)]
    )
  }

  private mutating func report(
    _ rule: Rule,
    _ message: String,
    _ location: SourceLocation,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: location, notes: notes))
  }
}

extension Rule {
  package static let swiftNameCollision = Rule(
    "swift-name-collision",
    .error,
    "Two declarations have the same Swift name"
  )
  package static let caseOfOptional = Rule(
    "case-of-optional",
    .warning,
    "An enum has a case 'none' or 'some', which Swift takes for a case of an optional"
  )
  package static let outputNameCollision = Rule(
    "output-name-collision",
    .error,
    "Two definitions generate the same output file"
  )

  static let outputName = Rule(
    "output-name",
    .error,
    "The name of a generated file is not a valid file name",
    on: .other
  )

  package static let optionWithoutEffect = Rule(
    "option-without-effect",
    .error,
    "An option does not apply to what is generated",
    on: .other
  )

  package static let generationRules: [Rule] = [
    .swiftNameCollision, .caseOfOptional, .outputNameCollision, .outputName, .optionWithoutEffect,
  ]
}
