import IntentCompiler
import IntentDiagnostics
import IntentLocalisation
import IntentSchema

extension LanguageServer {
  typealias TextChange = (range: Range<Int>, text: String)

  /// - Parameters:
  ///   - files: Ranges refer to the client's text of an open file, or else to the text on disk.
  ///   - question: Asked before the edit, if the client supports it.
  func edit(_ files: [(path: String, changes: [TextChange])], asking question: EditQuestion? = nil)
    -> JSONTree
  {
    let edits = files.map { path, changes in
      let text = documents[path]?.text ?? DocumentText(Self.text(of: path, in: checked))
      let edits = changes.map { change -> JSONTree in
        var members: [JSONTree.Member] = [
          .init("range", text.range(change.range, client.encoding)), .init("newText", .string(change.text)),
        ]
        if question != nil { members.append(.init("annotationId", .string(EditQuestion.id))) }
        return .object(members)
      }
      return (path, edits)
    }
    guard client.changesVersions else {
      return ["changes": .object(edits.map { .init(uri(of: $0.0), .array($0.1)) })]
    }
    let changes = edits.map { path, edits -> JSONTree in
      let version = documents[path]?.version.map(JSONTree.integer) ?? .null
      return ["textDocument": ["uri": .string(uri(of: path)), "version": version], "edits": .array(edits)]
    }
    var members: [JSONTree.Member] = [.init("documentChanges", .array(changes))]
    if let question {
      members.append(.init("changeAnnotations", .object([.init(EditQuestion.id, question.annotation)])))
    }
    return .object(members)
  }

  /// The text of a file on disk, as last read by a check.
  static func text(of path: String, in checked: [String: CheckedInputs]) -> [UInt8] {
    for inputs in checked.values {
      if let source = inputs.result?.compilation.sources.first(where: { $0.path == path }) {
        return source.bytes
      }
    }
    return []
  }
}

/// Asks people to confirm a rename that loses values.
struct EditQuestion {
  static let id = "rename"
  var label: String
  var description: String

  var annotation: JSONTree {
    ["label": .string(label), "needsConfirmation": true, "description": .string(description)]
  }
}

/// The `intentc.json` of a definition, for a rename.
struct ProjectFileChange {
  let path: String
  private let source: [UInt8]

  /// Returns `nil` if the definition is untitled or unknown, or if its project file is missing, unreadable or
  /// contains errors.
  init?(of definition: String, in result: CompilerCall.Result?) {
    guard !DocumentURI.isUntitled(definition), let result, let index = result.projectIndices[definition]
    else { return nil }
    let project = result.projects[index]
    guard let path = project.configuration.path, let source = project.source,
      !project.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    (self.path, self.source) = (path, source.bytes)
  }

  func text(_ documents: [String: OpenDocument]) -> [UInt8] {
    documents[path]?.text.bytes ?? source
  }
}
