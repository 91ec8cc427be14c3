/// Makes a program of options providers: it answers JSON-RPC 2.0, one message a line.
///
/// Three lines are a program that an editor can ask for options:
///
///     import IntentOptionsService
///     let service = OptionsService(UpNextConfiguration.OptionsAdapter(Calendars()))
///     await service.run()
///
/// The methods are `initialize`, `options`, `defaults`, `cancel` and `shutdown`. Several requests may be under
/// way at once, so a provider should wait with `await` and block no thread.
public struct OptionsService: Sendable {
  /// The version of the protocol that is spoken.
  public static let protocolVersion = OptionsProtocol.version

  /// The longest line that is read, in bytes without its end. A longer one is answered with an error.
  public var maximumLineLength = 1 << 20
  /// How many requests may be under way at once, and how many a batch may hold. Others are refused.
  public var maximumRequestCount = 100
  /// How long requests under way may still take when the input has ended.
  public var gracePeriod: Duration = .seconds(10)

  /// What is served, by intent.
  private(set) var intents: [ServedIntent] = []

  /// A service of nothing yet.
  public init() {}

  /// A service of one intent's provider.
  public init(_ adapter: some ConfigurationOptionsAdapter) {
    add(adapter)
  }

  /// A service of one intent's options.
  public init(_ source: some OptionsSource, for schema: ConfigurationSchema) {
    add(source, for: schema)
  }

  /// Serves a further intent's provider.
  public mutating func add<Adapter: ConfigurationOptionsAdapter>(_ adapter: Adapter) {
    add(AdaptedOptions(adapter), for: Adapter.AdaptedConfiguration.schema)
  }

  /// Serves the options of a further intent. Of two intents with one name, the last counts.
  public mutating func add(_ source: some OptionsSource, for schema: ConfigurationSchema) {
    intents.removeAll { $0.schema.name == schema.name }
    intents.append(ServedIntent(schema: schema, source: source))
  }
}

/// One intent, and who knows its options.
struct ServedIntent: Sendable {
  let schema: ConfigurationSchema
  let source: any OptionsSource
}
