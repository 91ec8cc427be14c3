/// What only follows from something that was reported already, so that one mistake is one error.
struct Consequences {
  /// The values that could not be read: they look as if they were missing.
  private var unread: Set<SourcePath> = []
  private var missesEnums: Bool
  private var missesTypes: Bool
  /// The keys that were written wrongly, as what they were meant to be, and the lists that could not be read: what
  /// refers to something inside them finds nothing.
  private var missesParts: Bool

  private struct SourcePath: Hashable {
    var file: String
    var keys: String

    init?(_ diagnostic: Diagnostic) {
      guard let location = diagnostic.location, let path = diagnostic.path else { return nil }
      file = location.file
      keys = path.keys
    }
  }

  /// - Parameters:
  ///   - reports: What reading the files found.
  ///   - isComplete: Whether every file could be read at all.
  init(of reports: [Diagnostic], isComplete: Bool) {
    missesEnums = !isComplete
    missesTypes = !isComplete
    missesParts = !isComplete
    for report in reports where report.rule == .unknownKey {
      // A misspelt key leaves the one that was meant without its value.
      guard var path = SourcePath(report), let meant = report.fix?.replacement else { continue }
      path.keys = path.keys.split(separator: ".").dropLast().joined(separator: ".")
      path.keys += path.keys.isEmpty ? meant : ".\(meant)"
      unread.insert(path)
      missesParts = true
      if path.keys == "INEnums" { missesEnums = true }
      if path.keys == "INTypes" { missesTypes = true }
    }
    for report in reports where report.rule == .wrongValueType {
      guard let path = SourcePath(report) else { continue }
      unread.insert(path)
      missesParts = true
      if path.keys.hasPrefix("INEnums") { missesEnums = true }
      if path.keys.hasPrefix("INTypes") { missesTypes = true }
    }
  }

  /// Whether a report on the meaning of the files would not be there without an earlier one.
  func contains(_ report: Diagnostic) -> Bool {
    switch report.rule {
    case .unknownEnum, .defaultIsNoCase: if missesEnums { return true }
    case .unknownType: if missesTypes { return true }
    case .unknownParent, .unknownInput, .unknownKeyParameter, .unknownOutput, .unknownCombinationParameter,
      .unknownPlaceholder, .unusedEnum, .unusedType:
      if missesParts { return true }
    default: break
    }
    return !unread.isEmpty && SourcePath(report).map(unread.contains) ?? false
  }
}
