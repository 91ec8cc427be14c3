/// Each target processes untrusted bytes.
enum FuzzTarget: String, CaseIterable {
  /// Reads a located tree, and writes its canonical form.
  case xml
  case binary
  /// Finds the meaning, diagnostics in all formats, and descriptions.
  case definition
  case swift
  /// Tables in other languages, checked against a definition.
  case strings
  /// Imported into tables and exported again.
  case translations
  /// Stored configurations, project files, and files of options.
  case configuration
  /// JSON-RPC, as the service and the client read it.
  case lines
  /// A terminal's input, for both editors.
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

  var takesDefinitions: Bool { self == .definition || self == .swift }
}
