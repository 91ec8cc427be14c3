import IntentChecking
import IntentOptions
public import IntentRuntime
import IntentSchema

/// Edits a configuration in a terminal, from your own program.
///
///     let editor = ConfigurationEditor(options: UpNextConfiguration.OptionsAdapter(Calendars()))
///     let edited = try await editor.run()
public struct ConfigurationEditor<Configuration: GeneratedConfiguration>: Sendable {
  /// The widget family; `nil` for none in particular.
  public var family: ConfigurationFamily?
  /// The language of the definition's texts.
  public var lookup = TextLookup.base

  private let configuration: Configuration?
  private let source: (any OptionsSource)?

  /// Edits a configuration without options. Users type the identifiers of objects.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    source = nil
  }

  /// Edits a configuration with a provider's options.
  ///
  /// - Parameters:
  ///   - configuration: By default, a new widget's configuration, with the provider's defaults if
  ///     available.
  ///   - adapter: The intent's adapter from generated code.
  public init(
    _ configuration: Configuration? = nil,
    options adapter: some ConfigurationOptionsAdapter<Configuration>
  ) {
    self.configuration = configuration
    source = AdaptedOptions(adapter)
  }

  /// Runs the editor. Returns the configuration without hidden rows; `nil` if the user didn't save.
  ///
  /// - Throws: An error if the terminal can't be read or written.
  public func run() async throws -> Configuration? {
    try await run(on: FittingFace())
  }

  /// `nil` if the user didn't save.
  package func run(on face: some EditorFace) async throws -> Configuration? {
    let schema = Configuration.schema.localized(by: lookup)
    let start = configuration.map { DynamicConfiguration(schema, $0.configurationValues()) }
    let new = DynamicConfiguration(schema)
    let state = EditorState(
      start ?? new,
      family: family,
      hasOptions: source != nil,
      awaitsDefaults: start == nil ? ProviderDefaults(of: new, stored: nil) : nil
    )
    let outcome = try await face.run(EditorSession(state, source: source))
    guard case .saved(let edited) = outcome else { return nil }
    return Configuration(edited.configurationValues)
  }
}
