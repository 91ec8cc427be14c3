extension ConversionHelper {
  /// Keeps the numbers that are no case of an enum.
  static func index(_ type: String, value: String) -> String {
    """
    nonisolated extension IntentRuntime.\(type) {
      /// Keeps the index of a case that the enum does not have, to write it back.
      fileprivate mutating func keepIntentIndex(_ index: Swift.Int, _ name: Swift.String) {
        guard index != 0 else { return }
        let substitute = \(value)
        retained.retain(.init(.integer(index), .unknownCase, substitute: substitute), for: name)
      }

      /// Keeps the indices of a list, some of which are no case.
      fileprivate mutating func keepIntentIndices(_ indices: [Foundation.NSNumber], _ name: Swift.String) {
        let substitute = \(value)
        let kept = IntentRuntime.PlainValue.array(indices.map { .integer($0.intValue) })
        retained.retain(.init(kept, .partlyRead, substitute: substitute), for: name)
      }

      /// The index of a case for an intent: that of the value, or the one that was kept.
      fileprivate func intentIndex(_ index: Swift.Int?, _ name: Swift.String) -> Foundation.NSNumber {
        let value = \(value)
        guard case .integer(let kept)? = retained.standIn(for: name, of: value) else {
          return Foundation.NSNumber(value: index ?? 0)
        }
        return Foundation.NSNumber(value: kept)
      }

      /// The indices of a list for an intent.
      fileprivate func intentIndices(_ indices: [Swift.Int], _ name: Swift.String) -> [Foundation.NSNumber]? {
        let value = \(value)
        guard case .array(let kept)? = retained.standIn(for: name, of: value) else {
          return indices.isEmpty ? nil : indices.map { Foundation.NSNumber(value: $0) }
        }
        return kept.compactMap { element in
          guard case .integer(let index) = element else { return nil }
          return Foundation.NSNumber(value: index)
        }
      }
    }
    """
  }
}
