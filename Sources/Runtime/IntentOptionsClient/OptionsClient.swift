public import IntentRuntime

/// Gets options from another program, such as one with an `OptionsService`.
///
///     let source = OptionsClient(".build/debug/Departures", ["--serve"])
///     let options = try await source.options(of: "station", searchTerm: nil, for: configuration)
///     await source.close()
///
/// A question starts the program if it isn't running. The client ends the program and its child processes
/// (its process group) when you close the client, when an answer is late, and when SIGINT, SIGTERM or SIGHUP
/// ends this process while at most 32 programs run. For this, creating a client handles these signals, and
/// ignores SIGPIPE. It leaves a signal alone that already has another action.
///
/// Programs can run on Linux and macOS.
public final class OptionsClient: OptionsSource {
  private let connection: ProviderConnection

  /// Creates a client without starting its program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look up in `PATH`.
  ///   - arguments: The program's arguments.
  ///   - timeLimit: How long to wait for each answer, including the program's start.
  public init(_ program: String, _ arguments: [String] = [], timeLimit: Duration = .seconds(10)) {
    connection = ProviderConnection(ProviderProgram(program, arguments), timeLimit: timeLimit)
  }

  deinit {
    Task { [connection] in await connection.close() }
  }

  /// Returns `nil` if the options don't come from the program.
  ///
  /// - Throws: ``OptionsClientError``, and `CancellationError`.
  public func options(
    of parameter: String,
    searchTerm: String?,
    for configuration: DynamicConfiguration
  ) async throws -> OptionsCollection<ParameterValue>? {
    var question = Self.question(parameter, configuration)
    question["searchTerm"] = searchTerm.map { .string($0) }
    let answer = try await connection.ask("options", question)
    guard answer != .null else { return nil }
    guard let options = try read(answer, of: parameter, configuration.schema).options[parameter] else {
      throw OptionsClientError.unusable(program: connection.name, reason: "it has no 'sections'")
    }
    return options
  }

  /// Returns the value of the parameter in a new widget.
  ///
  /// - Throws: ``OptionsClientError``, and `CancellationError`.
  public func defaultValue(
    of parameter: String,
    for configuration: DynamicConfiguration
  ) async throws -> ParameterValue? {
    let answer = try await connection.ask("defaults", Self.question(parameter, configuration))
    guard case .object(let fields) = answer, case .object(let values) = fields["values"] else {
      throw OptionsClientError.unusable(program: connection.name, reason: "it has no 'values'")
    }
    guard let value = values[parameter], value != .null else { return nil }
    return try read(.object(["default": value]), of: parameter, configuration.schema).defaults[parameter]
  }

  /// Ends the program, and waits until it has exited. A later question starts it again.
  public func close() async {
    await connection.close()
  }

  private static func question(
    _ parameter: String,
    _ configuration: DynamicConfiguration
  ) -> [String: PlainValue] {
    let schema = configuration.schema
    // Providers inside this process see hidden values, too.
    let plain = schema.write(configuration.configurationValues, includingHidden: true)
    return ["intent": .string(schema.name), "parameter": .string(parameter), "configuration": plain]
  }

  private func read(
    _ answer: PlainValue,
    of parameter: String,
    _ schema: ConfigurationSchema
  ) throws -> StoredOptions {
    do {
      return try StoredOptions(answered: .object([parameter: answer]), for: schema)
    } catch {
      let more = error.errors.count - 1
      let first = error.errors.first.map { "\($0)" } ?? ""
      let reason = first + (more > 0 ? ", and \(more) more" : "")
      throw OptionsClientError.unusable(program: connection.name, reason: reason)
    }
  }
}
