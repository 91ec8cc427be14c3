public import IntentRuntime

/// The options of a program: what `OptionsService` serves, or any other program that speaks the same protocol.
///
///     let source = OptionsClient(".build/debug/Departures", ["--serve"])
///     let options = try await source.options(of: "station", searchTerm: nil, for: configuration)
///     await source.close()
///
/// The program is started when it is first asked, and again when it has ended. A question whose task is cancelled
/// is given up there too. Whatever becomes of this process, the program ends with it within seconds, and so do the
/// processes that it has started: on Linux unless they have left its session, on macOS its process group.
///
/// Programs can be started on Linux and macOS. Making a client lets this process live on when it writes into a
/// pipe that nobody reads: where SIGPIPE has its default action, it is ignored from then on.
public final class OptionsClient: OptionsSource {
  private let connection: ProviderConnection

  /// A client of a program, which is not started yet.
  ///
  /// - Parameters:
  ///   - program: Its path, or a name without `/` that is looked for in `PATH`.
  ///   - arguments: Its arguments.
  ///   - timeLimit: How long an answer may take, the program's start included.
  public convenience init(_ program: String, _ arguments: [String] = [], timeLimit: Duration = .seconds(10)) {
    var limits = ProviderLimits()
    limits.time = timeLimit
    self.init(ProviderProgram(program, arguments), limits)
  }

  init(_ program: ProviderProgram, _ limits: ProviderLimits) {
    connection = ProviderConnection(program, limits)
  }

  deinit {
    Task { [connection] in await connection.close() }
  }

  /// The options of a parameter; `nil` where they do not come from the program.
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

  /// The value of a parameter in a new widget; `nil` is none.
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

  /// Ends the program and waits until it has ended. A later question starts it again.
  public func close() async {
    await connection.close()
  }

  /// What is worth knowing of the program though it hindered nothing, a sentence each: that it printed what is no
  /// answer.
  public var notes: [String] {
    get async { await connection.notes }
  }

  private static func question(
    _ parameter: String,
    _ configuration: DynamicConfiguration
  ) -> [String: PlainValue] {
    let schema = configuration.schema
    // Hidden values too: a provider in this process sees them as well.
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
