import IntentDefinition
import IntentDiagnostics

/// Identifies diagnostics that only follow from an earlier one, so that one mistake is one error.
struct Consequences {
  /// The values that could not be read: they look as if they were missing.
  private var unread: Set<SourcePath> = []
  /// What those values are in, however deep: bounds that look wrong may only lack one.
  private var incomplete: Set<SourcePath> = []
  /// The elements whose type is not known, and what they belong to: nothing that depends on it can be judged.
  private var untyped: Set<SourcePath> = []
  /// Files with a number or another value that could not be read, of which only the place is known.
  private var doubtful: Set<String> = []
  /// Files with an error, which may lack what they have.
  private var broken: Set<String> = []
  private var missesEnums: Bool
  private var missesTypes: Bool
  /// Whether whole files could not be read.
  private let missesFiles: Bool
  /// The intents in which the name or type of a part, or a list of parts, could not be read: what refers to such a
  /// part finds nothing.
  private var partless: Set<SourcePath> = []
  /// Whether it is not known everywhere what refers to an enum or a type: it may have meant one that nothing uses.
  private var missesUses = false

  private struct SourcePath: Hashable {
    var file: String
    var keys: String

    init?(_ diagnostic: Diagnostic) {
      guard let location = diagnostic.location, let path = diagnostic.path else { return nil }
      file = location.file
      keys = path.keys
    }

    /// The element that holds it; `nil` for the definition.
    var parent: SourcePath? {
      guard let dot = keys.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      var parent = self
      parent.keys = String(keys[..<dot])
      return parent
    }

    /// The intent, enum or type that it is in.
    var declaration: SourcePath {
      var declaration = self
      declaration.keys = String(keys.prefix { $0 != "." })
      return declaration
    }

    /// Whether the last key holds what others refer to, or what it is: without it they look wrong themselves.
    var holdsReference: Bool {
      let key = keys[(keys.lastIndex(of: ".").map(keys.index(after:)) ?? keys.startIndex)...].prefix {
        $0 != "["
      }
      if key.hasSuffix("DisplayName") || key.hasSuffix("ClassName") { return false }
      let ends = [
        "Name", "Type", "Index", "Intents", "Enums", "Types", "Parameters", "Properties", "Values",
        "Response",
        "Relationship", "Metadata",
      ]
      return ends.contains { key.hasSuffix($0) }
    }
  }

  /// - Parameters:
  ///   - reports: The diagnostics of reading and lowering the files.
  ///   - isComplete: Whether every file could be read.
  init(of reports: some Sequence<Diagnostic>, isComplete: Bool) {
    missesEnums = !isComplete
    missesTypes = !isComplete
    missesFiles = !isComplete
    for report in reports {
      if report.severity == .error, let file = report.location?.file { broken.insert(file) }
      switch report.rule {
      case .unknownKey:
        // A misspelled key leaves the intended one without a value.
        guard var path = SourcePath(report), let meant = report.fix?.replacement else { continue }
        path.keys = (path.parent.map { $0.keys + "." } ?? "") + meant
        addUnread(path)
      case .wrongValueType: SourcePath(report).map { addUnread($0) }
      case .missingName: SourcePath(report).map { addMissing($0) }
      case .invalidNumber, .invalidDate, .invalidData:
        if let file = report.location?.file { doubtful.insert(file) }
      case .unknownParameterType:
        guard let element = SourcePath(report)?.parent else { continue }
        untyped.insert(element)
        if let owner = element.parent { untyped.insert(owner) }
      case .unknownEnum, .unknownType, .objectWithoutType: missesUses = true
      default: break
      }
    }
  }

  private mutating func addUnread(_ path: SourcePath) {
    unread.insert(path)
    var ancestor = path.parent
    while let current = ancestor, incomplete.insert(current).inserted { ancestor = current.parent }
    if path.holdsReference { addMissing(path) }
  }

  /// Something in an intent, an enum or a type is missing, perhaps its name.
  private mutating func addMissing(_ path: SourcePath) {
    if path.keys.hasPrefix("INEnums") {
      missesEnums = true
    } else {
      missesUses = true
    }
    if path.keys.hasPrefix("INTypes") { missesTypes = true }
    partless.insert(path.declaration)
  }

  /// Whether a diagnostic may refer to a part that could not be read.
  private func missesParts(of report: Diagnostic) -> Bool {
    missesFiles || !partless.isEmpty && SourcePath(report).map { partless.contains($0.declaration) } ?? false
  }

  /// Whether a diagnostic only follows from an earlier one.
  func contains(_ report: Diagnostic) -> Bool {
    switch report.rule {
    case .unknownEnum, .defaultIsNoCase: if missesEnums { return true }
    case .unknownType: if missesTypes { return true }
    case .unknownParent, .unknownInput, .unknownKeyParameter, .unknownOutput, .unknownCombinationParameter,
      .unknownPlaceholder:
      if missesParts(of: report) { return true }
    case .unusedEnum, .unusedType: if missesFiles || missesUses { return true }
    case .unusablePredicateValue, .predicateDoesNotFit, .conditionNeverHolds:
      if missesEnums || missesParts(of: report) { return true }
      // Its parent may be an element without a type.
      if let intent = SourcePath(report)?.parent?.parent, untyped.contains(intent) { return true }
    case .sliderWithoutMaximum, .minimumAboveMaximum, .defaultOutsideBounds:
      if let element = SourcePath(report)?.parent, incomplete.contains(element) { return true }
    case .unusableDefault:
      if let element = SourcePath(report)?.parent, untyped.contains(element) { return true }
    case .emptyDefinition: if let file = report.location?.file, broken.contains(file) { return true }
    case .missingTag: if let file = report.location?.file, doubtful.contains(file) { return true }
    default: break
    }
    return !unread.isEmpty && SourcePath(report).map(unread.contains) ?? false
  }
}
