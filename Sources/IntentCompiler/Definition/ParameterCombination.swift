extension Definition {
  /// An entry of `INIntentParameterCombinations` or `INIntentManagedParameterCombinations`.
  public struct ParameterCombination: Sendable, Hashable {
    /// The entry's key: parameter names joined by commas, in an order that has a meaning.
    public var key: Located<String>
    /// `INIntentParameterCombinationTitle`
    public var title = Text()
    /// `INIntentParameterCombinationSubtitle`
    public var subtitle = Text()
    /// `INIntentParameterCombinationIsPrimary`
    public var isPrimary: Located<Bool>?
    /// `INIntentParameterCombinationIsLinked`
    public var isLinked: Located<Bool>?
    /// `INIntentParameterCombinationUpdatesLinked`
    public var updatesLinked: Located<Bool>?
    /// `INIntentParameterCombinationSupportsBackgroundExecution`
    public var supportsBackgroundExecution: Located<Bool>?

    public init(key: Located<String>) {
      self.key = key
    }

    /// The parameter names of the key, in its order.
    public var parameterNames: [String] {
      key.value.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }
  }
}
