import IntentCompiler
import IntentDefinition

/// A definition as it was when it could be read last, with the module that it was part of.
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
