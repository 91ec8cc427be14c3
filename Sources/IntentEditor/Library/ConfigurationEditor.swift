public import IntentRuntime

/// Lets somebody edit a configuration in a terminal, in a program of your own.
///
///     let provider = UpNextConfiguration.OptionsAdapter(Calendars())
///     let edited = try await ConfigurationEditor(UpNextConfiguration(), options: provider).run()
public struct ConfigurationEditor<Configuration: GeneratedConfiguration>: Sendable {
  /// The size of widget that is configured; `nil` is none in particular.
  public var family: ConfigurationFamily?
  /// The language of the texts that the definition has.
  public var lookup = TextLookup.base

  private let configuration: Configuration
  private let source: (any OptionsSource)?

  /// Edits a configuration for which nobody offers options: objects are given by identifier.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    source = nil
  }

  /// Edits a configuration whose options come from a provider.
  public init(
    _ configuration: Configuration,
    options adapter: some ConfigurationOptionsAdapter<Configuration>
  ) {
    self.configuration = configuration
    source = AdaptedOptions(adapter)
  }

  /// Runs the editor.
  ///
  /// - Parameter face: Who shows it; without one, what fits the terminal.
  /// - Returns: The edited configuration, without the values of hidden rows; `nil` where it was left without saving.
  /// - Throws: Where the terminal cannot be read or written any more.
  public func run(on face: (any EditorFace)? = nil) async throws -> Configuration? {
    let schema = Configuration.schema.localized(by: lookup)
    let values = DynamicConfiguration(schema, configuration.configurationValues())
    let state = EditorState(values, family: family, hasOptions: source != nil)
    let outcome = try await (face ?? FittingFace()).run(EditorSession(state, source: source))
    guard case .saved(let edited) = outcome else { return nil }
    return Configuration(edited.configurationValues)
  }
}
