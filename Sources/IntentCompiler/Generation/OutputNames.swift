import IntentDiagnostics

/// Checks the names of generated files, which come from the names of definitions and declarations: each must be
/// the name of one file, inside the folder and on every disk.
struct OutputNames {
  /// The longest name that disks allow, in bytes.
  private static let limit = 255

  private var seen: [String: (name: String, location: SourceLocation)] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks a name.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - location: What the file is generated from.
  ///   - isSplit: Whether the file is named after a declaration. Declarations of one name are reported as such.
  mutating func check(_ name: String, from location: SourceLocation, isSplit: Bool) {
    guard name.utf8.count <= Self.limit else {
      report(
        .outputName,
        "the generated file's name would have \(name.utf8.count) bytes, but disks allow \(Self.limit); choose a shorter name",
        location
      )
      return
    }
    guard !name.unicodeScalars.contains(where: { $0 == "/" || $0 == "\\" || PlainText.isHidden($0) }) else {
      report(.outputName, "'\(name)' cannot be the name of a generated file; rename the definition", location)
      return
    }
    // Names that differ only in case are one on many disks.
    guard let first = seen[name.lowercased()] else {
      seen[name.lowercased()] = (name, location)
      return
    }
    if isSplit, first.name == name { return }
    let other =
      first.name == name
      ? "which another would be too" : "which is the same file as '\(first.name)' on many disks"
    report(
      .outputNameCollision,
      "this would be generated into '\(name)', \(other); rename one of them",
      location,
      notes: [Diagnostic.Note("the other", at: first.location)]
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
