/// Gets options while a user types. A new request cancels the previous request, which then throws a
/// `CancellationError`.
public actor OptionsSearch {
  /// The parameter's name in the definition.
  public let parameter: String
  private let source: any OptionsSource
  private let configuration: DynamicConfiguration
  private let isSearchable: Bool
  private var first: OptionsCollection<ParameterValue>?
  private var current: AbandonableTask<OptionsCollection<ParameterValue>>?

  /// Creates a search. `configuration` contains the values chosen so far.
  public init(of parameter: String, for configuration: DynamicConfiguration, in source: some OptionsSource) {
    self.parameter = parameter
    self.configuration = configuration
    self.source = source
    isSearchable = configuration.schema.parameter(named: parameter)?.options == .searchable
  }

  /// Returns the options that match a term; all options if the term is `nil` or empty. If the provider can't
  /// search, this method searches the texts of the options.
  ///
  /// - Returns: An empty collection if the options don't come from the provider.
  /// - Throws: The provider's errors, and `CancellationError`.
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
