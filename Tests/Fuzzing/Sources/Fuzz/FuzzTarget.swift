/// What is fuzzed: each turns bytes that somebody else wrote into something.
enum FuzzTarget: String, CaseIterable {
  /// An XML property list into a located tree, and back into its canonical form.
  case xml
  /// A binary property list into a located tree.
  case binary
  /// A definition into its meaning, diagnostics in all formats, and descriptions.
  case definition
  /// A definition into Swift.
  case swift
  /// Tables of texts in other languages, compared with a definition.
  case strings
  /// Stored configurations, the project's own configuration, and files of options.
  case configuration
  /// Lines of JSON-RPC, as a service and as its client read them.
  case lines
  /// What a terminal sends, as the editor in full screen and line by line understands it.
  case keys

  func run(_ bytes: [UInt8]) {
    switch self {
    case .xml, .binary: TreeTarget.run(bytes)
    case .definition: DefinitionTarget.run(bytes)
    case .swift: SwiftTarget.run(bytes)
    case .strings: StringsTarget.run(bytes)
    case .configuration: ConfigurationTarget.run(bytes)
    case .lines: LinesTarget.run(bytes)
    case .keys: KeysTarget.run(bytes)
    }
  }

  /// Whether inputs are definitions, which are changed as such.
  var takesDefinitions: Bool { self == .definition || self == .swift }
}
