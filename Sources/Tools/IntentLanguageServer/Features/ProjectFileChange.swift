import IntentCompiler
import IntentDiagnostics
import IntentLocalisation

/// A change of the `intentc.json` that applies to a definition.
struct ProjectFileChange {
  let path: String
  /// The text on disk, as the last check read it; `nil` if there is no such file yet.
  private let source: [UInt8]?

  /// `nil` if it is not known which file applies, none can, or the file has errors.
  init?(of definition: String, in result: CompilerCall.Result?) {
    guard !DocumentURI.isUntitled(definition), let result, let index = result.projectIndices[definition]
    else { return nil }
    let project = result.projects[index]
    if let path = project.configuration.path {
      guard let source = project.source, !project.diagnostics.contains(where: { $0.severity == .error })
      else {
        return nil
      }
      (self.path, self.source) = (path, source.bytes)
    } else {
      path = FilePath.join(FilePath.home(of: definition), InputFile.projectFileName)
      source = nil
    }
  }

  /// The present text; `nil` if there is no such file yet.
  func text(_ documents: [String: OpenDocument]) -> [UInt8]? {
    documents[path]?.text.bytes ?? source
  }

  /// The text with a name in `renames`; `nil` if it has one already or is no JSON.
  func adding(_ name: String, _ kind: Rename.Kind, as swiftName: String, to text: [UInt8]?) -> [UInt8]? {
    let source = SourceText(path: path, bytes: text ?? Array("{}\n".utf8))
    guard let root = LocatedJSON.read(source).0, root.members != nil,
      root["renames"]?[kind.rawValue]?[name] == nil
    else { return nil }
    var edits = JSONEdits()
    edits.set(["renames", kind.rawValue, name], to: .string(swiftName))
    return edits.applied(to: source)
  }
}
