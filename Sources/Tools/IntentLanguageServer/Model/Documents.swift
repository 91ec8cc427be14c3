import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

struct OpenDocument {
  var uri: String
  /// The version; `nil` if the client doesn't count versions.
  var version: Int?
  var text: DocumentText
  /// Whether the document is a binary property list. Editors can't show one, so the file on disk is used.
  var isBinary: Bool { text.bytes.starts(with: "bplist".utf8) }

  /// The file's bytes. The byte order mark overrides the declared encoding, because the client sends
  /// characters instead of the file's bytes.
  var file: [UInt8] { Self.mark + text.bytes }

  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

struct ReadDefinition {
  let path: String
  let module: ModuleSchema
  let texts: [String: [UInt8]]

  var bytes: [UInt8] { texts[path] ?? [] }

  var file: ModuleSchema.File? { module.files.first { $0.definition.path == path } }

  var list: PropertyList? {
    PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(bytes, path: path).list
  }

  var names: NameTable { NameTable(module, texts: texts) }
}
