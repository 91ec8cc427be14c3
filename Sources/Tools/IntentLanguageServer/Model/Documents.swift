import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation

/// A file that is open in the editor. Its text replaces the file on disk.
struct OpenDocument {
  var uri: String
  /// `nil` if the client doesn't count versions.
  var version: Int?
  var text: DocumentText
  /// Editors can't show a binary property list, so the file on disk is used.
  var isBinary: Bool { text.bytes.starts(with: "bplist".utf8) }

  /// The client sends characters instead of the file's bytes, so the byte order mark overrides the declared
  /// encoding.
  var file: [UInt8] { Self.mark + text.bytes }

  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// A definition in its module, with the texts of all files.
struct ReadableDefinition {
  let path: String
  let module: ModuleSchema
  let texts: [String: [UInt8]]

  var bytes: [UInt8] { texts[path] ?? [] }

  var file: ModuleSchema.File? { module.files.first { $0.definition.path == path } }

  var list: PropertyList? {
    PropertyListReader().read(bytes, path: path).list
  }

  var names: NameTable { NameTable(module, texts: texts) }
}
