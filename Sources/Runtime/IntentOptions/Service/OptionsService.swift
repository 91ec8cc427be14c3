/// Turns options providers into a program that answers JSON-RPC 2.0, with one message on each line.
///
/// With three lines, a program can offer options to an editor:
///
///     import IntentOptions
///     let service = OptionsService(UpNextConfiguration.OptionsAdapter(Calendars()))
///     await service.run()
///
/// The methods are `initialize`, `options`, `defaults`, `cancel` and `shutdown`. Several requests may run at
/// once, so a provider should wait with `await` and not block a thread.
public struct OptionsService: Sendable {
  /// The version of the protocol.
  public static let protocolVersion = OptionsProtocol.version

  /// The maximum length of a line, in bytes without its line end. A longer line is answered with an error.
  public var maximumLineLength = 1 << 20
  /// The maximum number of running requests, and of requests in a batch. Further requests are rejected.
  public var maximumRequestCount = 100
  /// The time that running requests may still take when the input has ended.
  public var gracePeriod: Duration = .seconds(10)

  /// The intents, by name.
  private(set) var intents: [ServedIntent] = []

  /// A service without intents.
  public init() {}

  /// A service for the provider of one intent.
  public init(_ adapter: some ConfigurationOptionsAdapter) {
    add(adapter)
  }

  /// A service for the options of one intent.
  public init(_ source: some OptionsSource, for schema: ConfigurationSchema) {
    add(source, for: schema)
  }

  /// Adds the provider of another intent.
  public mutating func add<Adapter: ConfigurationOptionsAdapter>(_ adapter: Adapter) {
    add(AdaptedOptions(adapter), for: Adapter.AdaptedConfiguration.schema)
  }

  /// Adds the options of another intent. If two intents have the same name, the last is used.
  public mutating func add(_ source: some OptionsSource, for schema: ConfigurationSchema) {
    intents.removeAll { $0.schema.name == schema.name }
    intents.append(ServedIntent(schema: schema, source: source))
  }
}

/// An intent and the source of its options.
struct ServedIntent: Sendable {
  let schema: ConfigurationSchema
  let source: any OptionsSource
}
