extension Definition {
  /// An entry of `INIntentParameterCombinations` or `INIntentManagedParameterCombinations`.
  package struct ParameterCombination: Sendable, Hashable {
    /// The entry's key: parameter names joined by commas. Their order matters.
    package var key: Located<String>
    /// `INIntentParameterCombinationTitle`
    package var title = Text()
    /// `INIntentParameterCombinationSubtitle`
    package var subtitle = Text()
    /// `INIntentParameterCombinationIsPrimary`
    package var isPrimary: Located<Bool>?
    /// `INIntentParameterCombinationIsLinked`
    package var isLinked: Located<Bool>?
    /// `INIntentParameterCombinationUpdatesLinked`
    package var updatesLinked: Located<Bool>?
    /// `INIntentParameterCombinationSupportsBackgroundExecution`
    package var supportsBackgroundExecution: Located<Bool>?

    package init(key: Located<String>) {
      self.key = key
    }

    /// The parameter names of the key, in its order.
    package var parameterNames: [String] {
      key.value.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    }
  }
}
