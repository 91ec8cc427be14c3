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
      let text = documents[path]?.text ?? DocumentText(textOnDisk(path))
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

  func creation(of path: String, _ text: String) -> JSONTree {
    let uri = JSONTree.string(uri(of: path))
    let start: JSONTree = ["line": 0, "character": 0]
    return [
      ["kind": "create", "uri": uri, "options": ["ignoreIfExists": false, "overwrite": false]],
      [
        "textDocument": ["uri": uri, "version": .null],
        "edits": [["range": ["start": start, "end": start], "newText": .string(text)]],
      ],
    ]
  }

  /// The text of a file, as last read by a check.
  func textOnDisk(_ path: String) -> [UInt8] { Self.text(of: path, in: checked) }

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

/// A change of `intentc.json`, or a new one.
struct ProjectFileChange {
  let path: String
  /// `nil` if the file doesn't exist yet.
  private let source: [UInt8]?

  /// Returns `nil` if the definition is untitled or unknown, or if its project file is unreadable or contains
  /// errors.
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

  func text(_ documents: [String: OpenDocument]) -> [UInt8]? {
    documents[path]?.text.bytes ?? source
  }

  /// Returns `nil` if the name is already there or the text isn't JSON.
  func adding(_ name: String, _ key: String, as swiftName: String, to text: [UInt8]?) -> [UInt8]? {
    let source = SourceText(path: path, bytes: text ?? Array("{}\n".utf8))
    guard let root = JSONTree.read(source).0, root.members != nil,
      root["renames"]?[key]?[name] == nil
    else { return nil }
    var new = root.plain
    new.set(["renames", key, name], to: .string(swiftName))
    return JSONEditor(source.bytes, root, layout: .foundation).text(holding: new)
  }
}
