import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// A document that is open in the client.
struct OpenDocument {
  /// The URI as the client writes it.
  var uri: String
  /// The version of the client's last change; `nil` if it counts none.
  var version: Int?
  var text: DocumentText
  /// Whether the text is a binary property list, which no editor can show. The file on disk counts instead.
  var isBinary: Bool { text.bytes.starts(with: "bplist".utf8) }

  /// The text as a file with a byte order mark: whatever encoding the file declares, the client sends its characters.
  var file: [UInt8] { Self.mark + text.bytes }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// The last version of a definition that could be read, with its module.
struct ReadDefinition {
  let path: String
  let module: ModuleSchema
  /// The texts of the module's files at that time, by path.
  let texts: [String: [UInt8]]

  /// The text of the definition.
  var bytes: [UInt8] { texts[path] ?? [] }

  /// The file's place in the module.
  var file: ModuleSchema.File? { module.files.first { $0.definition.path == path } }

  /// The values of the definition, with their places.
  var list: PropertyList? {
    PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(bytes, path: path).list
  }

  var names: NameTable { NameTable(module, texts: texts) }
}
