extension Definition {
  /// An entry of `INIntentParameterCombinations` or `INIntentManagedParameterCombinations`.
  package struct ParameterCombination: Sendable {
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

    /// The parts of the key between its commas, also empty ones, each at its own place if the key is written as it is
    /// read. An empty key has none.
    package var parts: [Located<String>] {
      let bytes = key.value.utf8
      guard !bytes.isEmpty else { return [] }
      let start = key.range.flatMap { $0.count == bytes.count ? $0.lowerBound : nil }
      return bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { part in
        let offset = bytes.distance(from: bytes.startIndex, to: part.startIndex)
        let range = start.map { $0 + offset..<$0 + offset + part.count }
        return Located(String(Substring(part)), at: part.isEmpty ? key.range : range ?? key.range)
      }
    }
  }
}
