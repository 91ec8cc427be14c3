import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes

/// A version of a definition that was read.
struct VersionToMerge {
  /// Its contents; `nil` if it is no definition.
  var value: PropertyValue?
  /// The version in Xcode's form; `nil` if it cannot have it, or need not.
  var bytes: [UInt8]?
  /// Why it cannot be merged, in words.
  var reason: String?
  var diagnostics: [Diagnostic] = []
  var source: SourceText

  /// - Parameters:
  ///   - file: The file.
  ///   - words: What it is.
  ///   - isWritten: Whether the result replaces it, so that it has to have Xcode's form.
  init(_ file: InputFile, named words: String, isWritten: Bool = true) {
    let read = PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(file.bytes, path: file.path)
    source = read.source
    if isWritten {
      let form = CanonicalForm.format(file)
      bytes = form.bytes
      diagnostics = form.diagnostics.filter { $0.rule != .newFile }
    }
    if let list = read.list, list.kind(list.root) == .dictionary {
      value = PropertyValue(list, list.root)
    } else {
      if !isWritten { diagnostics = read.diagnostics }
      if let list = read.list { diagnostics += DefinitionReader.read(list, name: file.name).1 }
    }
    guard value == nil || isWritten && bytes == nil else { return }
    let problem = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    reason =
      switch problem?.rule {
      case .commentInTheWay: "\(words) has a comment, which the result would not have"
      case .binaryDefinition: "\(words) is a binary property list"
      case .mergeConflict: "\(words) has conflicts"
      default: "\(words) cannot be read\(problem.map { ": \($0.message)" } ?? "")"
      }
  }
}
