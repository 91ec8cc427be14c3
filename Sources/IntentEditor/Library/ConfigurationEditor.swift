public import IntentRuntime

/// Lets somebody edit a configuration in a terminal, in a program of your own.
///
///     let editor = ConfigurationEditor(options: UpNextConfiguration.OptionsAdapter(Calendars()))
///     let edited = try await editor.run()
public struct ConfigurationEditor<Configuration: GeneratedConfiguration>: Sendable {
  /// The size of widget that is configured; `nil` is none in particular.
  public var family: ConfigurationFamily?
  /// The language of the texts that the definition has.
  public var lookup = TextLookup.base

  private let configuration: Configuration?
  private let source: (any OptionsSource)?

  /// Edits a configuration for which nobody offers options: objects are given by identifier.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    source = nil
  }

  /// Edits a configuration whose options come from a provider.
  ///
  /// - Parameters:
  ///   - configuration: The configuration to begin with. Without one it is a new widget's, with the provider's
  ///     defaults as far as they can be had.
  ///   - adapter: Who asks the provider: generated code has one for each intent.
  public init(
    _ configuration: Configuration? = nil,
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
    let start = await start(Configuration.schema.localized(by: lookup))
    let state = EditorState(start, family: family, hasOptions: source != nil)
    let outcome = try await (face ?? FittingFace()).run(EditorSession(state, source: source))
    guard case .saved(let edited) = outcome else { return nil }
    return Configuration(edited.configurationValues)
  }

  private func start(_ schema: ConfigurationSchema) async -> DynamicConfiguration {
    if let configuration { return DynamicConfiguration(schema, configuration.configurationValues()) }
    // Defaults that cannot be had are no reason not to begin.
    return (try? await source?.newConfiguration(schema)) ?? DynamicConfiguration(schema)
  }
}
