/// Asks for the options of one parameter while somebody types: first without a search term, then with each.
///
/// A new question cancels the one before, whose asker gets a `CancellationError`; so does cancelling the task
/// that asks. A provider that goes on regardless is not listened to.
public actor OptionsSearch {
  /// The parameter's name in the definition.
  public let parameter: String
  private let source: any OptionsSource
  private let configuration: DynamicConfiguration
  private let isSearchable: Bool
  private var first: OptionsCollection<ParameterValue>?
  private var current: AbandonableTask<OptionsCollection<ParameterValue>>?

  /// - Parameters:
  ///   - parameter: The parameter's name in the definition.
  ///   - configuration: What has been chosen so far.
  ///   - source: Who is asked.
  public init(of parameter: String, for configuration: DynamicConfiguration, in source: some OptionsSource) {
    self.parameter = parameter
    self.configuration = configuration
    self.source = source
    isSearchable = configuration.schema.parameter(named: parameter)?.options == .searchable
  }

  /// The options that a search term finds.
  ///
  /// The first question of all goes without a term. A parameter whose provider cannot search is searched
  /// through here, by the texts of the options.
  ///
  /// - Parameter term: What was typed; `nil` or empty is nothing.
  /// - Returns: The options; none where the parameter's options do not come from the provider.
  /// - Throws: What the provider throws, and `CancellationError`.
  public func options(matching term: String? = nil) async throws -> OptionsCollection<ParameterValue> {
    current?.cancel()
    let known = first
    let task = AbandonableTask { [source, parameter, configuration, isSearchable] in
      let all: OptionsCollection<ParameterValue>
      if let known {
        all = known
      } else {
        all = try await source.options(of: parameter, searchTerm: nil, for: configuration) ?? .init()
        try Task.checkCancellation()
        await self.know(all)
      }
      guard let term, !term.isEmpty else { return all }
      guard isSearchable else { return all.matching(term) }
      let found = try await source.options(of: parameter, searchTerm: term, for: configuration)
      return found ?? OptionsCollection()
    }
    current = task
    return try await task.value()
  }

  private func know(_ all: OptionsCollection<ParameterValue>) {
    first = all
  }
}
