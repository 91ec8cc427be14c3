import IntentPlatform

/// Answers JSON-RPC 2.0 requests for the options of providers, one message per line.
///
///     import IntentOptions
///     let service = OptionsService(UpNextConfiguration.OptionsAdapter(Calendars()))
///     await service.run()
///
/// The methods are `initialize`, `options`, `defaults`, `cancel` and `shutdown`. Requests run concurrently,
/// so a provider should `await` instead of blocking a thread.
public struct OptionsService: Sendable {
  /// The version of the protocol.
  public static let protocolVersion = OptionsProtocol.version

  /// The longest line in bytes, without its line end.
  public var maximumLineLength = 1 << 20

  private(set) var intents: [ServedIntent] = []

  /// Creates a service without intents.
  public init() {}

  /// Creates a service for one intent.
  public init(_ adapter: some ConfigurationOptionsAdapter) {
    add(adapter)
  }

  /// Creates a service for one intent.
  public init(_ source: some OptionsSource, for schema: ConfigurationSchema) {
    add(source, for: schema)
  }

  /// Adds the provider of another intent.
  public mutating func add<Adapter: ConfigurationOptionsAdapter>(_ adapter: Adapter) {
    add(AdaptedOptions(adapter), for: Adapter.AdaptedConfiguration.schema)
  }

  /// Adds an intent, which replaces an intent with the same name.
  public mutating func add(_ source: some OptionsSource, for schema: ConfigurationSchema) {
    intents.removeAll { $0.schema.name == schema.name }
    intents.append(ServedIntent(schema: schema, source: source))
  }
}

extension OptionsService {
  /// Answers on standard output until the client shuts the service down or standard input ends.
  ///
  /// A provider's output goes to standard error, and the provider's standard input is empty. Both stay
  /// redirected, so the program should end after this method returns.
  public func run() async {
    // A provider's child processes must not inherit these copies of the streams.
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing > STDIN_FILENO {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    await run(reading: input, writing: output)
  }

  func run(reading input: Int32, writing output: Int32) async {
    let session = OptionsSession(self, writer: LineWriter(output))
    await session.run(reading: LineReader(input, maximumLength: maximumLineLength))
  }
}

extension OptionsService {
  var introduction: PlainValue {
    .object([
      "protocolVersion": .integer(Self.protocolVersion),
      "intents": .array(intents.map(\.introduction)),
    ])
  }

  func options(_ parameters: ServiceParameters) async throws -> PlainValue {
    let (intent, configuration) = try context(parameters)
    guard let name = try parameters.text("parameter") else {
      throw ServiceFailure(
        ParameterValueError(
          .missingValue,
          path: ["parameter"],
          value: nil,
          expected: "the name of a parameter"
        )
      )
    }
    let parameter = try intent.parameter(named: name)
    let term = try parameters.text("searchTerm")
    let found = try await intent.source.options(of: parameter.name, searchTerm: term, for: configuration)
    return found?.plainValue ?? .null
  }

  func defaults(_ parameters: ServiceParameters) async throws -> PlainValue {
    var (intent, configuration) = try context(parameters)
    let asked =
      if let name = try parameters.text("parameter") {
        [try intent.parameter(named: name)]
      } else {
        intent.schema.parameters.filter { $0.options != .fixed }
      }
    var values: [String: PlainValue] = [:]
    var known = configuration.withoutHidden
    for parameter in asked {
      try Task.checkCancellation()
      guard let value = try await intent.source.defaultValue(of: parameter.name, for: known) else {
        continue
      }
      try configuration.setValue(value, of: parameter.name)
      known = configuration.withoutHidden
      values[parameter.name] = PlainValue(value)
    }
    return .object(["values": .object(values)])
  }

  private func context(
    _ parameters: ServiceParameters
  ) throws(ServiceFailure) -> (ServedIntent, DynamicConfiguration) {
    let intent = try intent(named: try parameters.text("intent"))
    guard let plain = parameters["configuration"] else {
      return (intent, DynamicConfiguration(intent.schema))
    }
    guard let configuration = DynamicConfiguration(intent.schema, reading: plain) else {
      throw .wrongType("configuration", plain, "an object")
    }
    return (intent, configuration)
  }

  private func intent(named name: String?) throws(ServiceFailure) -> ServedIntent {
    let names = intents.map(\.schema.name)
    guard let name else {
      if let only = intents.first, intents.count == 1 { return only }
      let expected = "one of " + names.map { "'\($0)'" }.joined(separator: ", ")
      throw ServiceFailure(
        ParameterValueError(.missingValue, path: ["intent"], value: nil, expected: expected)
      )
    }
    guard let intent = intents.first(where: { $0.schema.name == name }) else {
      throw ServiceFailure(
        ParameterValueError(.unknownName, path: [.name(name)], value: nil, alternatives: names)
      )
    }
    return intent
  }
}

/// An intent of the service, with the source of its options.
struct ServedIntent: Sendable {
  let schema: ConfigurationSchema
  let source: any OptionsSource
}

extension ServedIntent {
  fileprivate var introduction: PlainValue {
    let parameters = schema.parameters.filter { $0.options != .fixed }
    return .object([
      "name": .string(schema.name),
      "parameters": .array(
        parameters.map { parameter in
          .object([
            "name": .string(parameter.name), "supportsSearch": .boolean(parameter.options == .searchable),
          ])
        }
      ),
    ])
  }

  fileprivate func parameter(named name: String) throws(ServiceFailure) -> ParameterSchema {
    if let parameter = schema.parameter(named: name) { return parameter }
    let names = schema.parameters.filter { $0.options != .fixed }.map(\.name)
    throw ServiceFailure(
      ParameterValueError(.unknownName, path: [.name(name)], value: nil, alternatives: names)
    )
  }
}

/// The protocol between clients and options services.
package enum OptionsProtocol {
  package static let version = 1
}
