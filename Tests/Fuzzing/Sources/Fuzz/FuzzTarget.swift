/// The fuzz targets, each of which processes untrusted bytes.
enum FuzzTarget: String, CaseIterable {
  /// An XML property list into a located tree, and back into its canonical form.
  case xml
  /// A binary property list into a located tree.
  case binary
  /// A definition into its meaning, diagnostics in all formats, and descriptions.
  case definition
  /// A definition into Swift.
  case swift
  /// Tables of texts in other languages, checked against a definition.
  case strings
  /// Files with translations, imported into tables and exported again.
  case translations
  /// Stored configurations, project files, and files of options.
  case configuration
  /// Lines of JSON-RPC, as the service and the client read them.
  case lines
  /// A terminal's input, for the full-screen and the plain editor.
  case keys

  func run(_ bytes: [UInt8]) {
    switch self {
    case .xml, .binary: TreeTarget.run(bytes)
    case .definition: DefinitionTarget.run(bytes)
    case .swift: SwiftTarget.run(bytes)
    case .strings: StringsTarget.run(bytes)
    case .translations: TranslationsTarget.run(bytes)
    case .configuration: ConfigurationTarget.run(bytes)
    case .lines: LinesTarget.run(bytes)
    case .keys: KeysTarget.run(bytes)
    }
  }

  /// Whether inputs are definitions, which are mutated as such.
  var takesDefinitions: Bool { self == .definition || self == .swift }
}
