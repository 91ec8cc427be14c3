import IntentRuntime

// A class stores the number of an enum's case, which the plain enum may not have. The configuration or object
// keeps such a number, and writes it back as long as its own value doesn't change.

extension GeneratedConfiguration {
  /// Keeps the number of a case that the enum does not have.
  public mutating func keepIntentIndex(_ index: Int, _ name: String) {
    retained.keep(index, for: name, besides: value(of: name, includingHidden: true))
  }

  /// Keeps the numbers of a list if some have no case.
  public mutating func keepIntentIndices(_ indices: [Int], _ name: String) {
    retained.keep(indices, for: name, besides: value(of: name, includingHidden: true))
  }

  /// Returns the number for an intent: the kept one, or else `index`.
  public func intentIndex(_ index: Int?, _ name: String) -> Int {
    retained.index(for: name, of: value(of: name, includingHidden: true)) ?? index ?? 0
  }

  /// Returns the numbers of a list for an intent; `nil` for an empty list.
  public func intentIndices(_ indices: [Int], _ name: String) -> [Int]? {
    retained.indices(for: name, of: value(of: name, includingHidden: true))
      ?? (indices.isEmpty ? nil : indices)
  }
}

extension GeneratedObject {
  /// Keeps the number of a case that the enum does not have.
  public mutating func keepIntentIndex(_ index: Int, _ name: String) {
    retained.keep(index, for: name, besides: value(of: name))
  }

  /// Keeps the numbers of a list if some have no case.
  public mutating func keepIntentIndices(_ indices: [Int], _ name: String) {
    retained.keep(indices, for: name, besides: value(of: name))
  }

  /// Returns the number for an object: the kept one, or else `index`.
  public func intentIndex(_ index: Int?, _ name: String) -> Int {
    retained.index(for: name, of: value(of: name)) ?? index ?? 0
  }

  /// Returns the numbers of a list for an object; `nil` for an empty list.
  public func intentIndices(_ indices: [Int], _ name: String) -> [Int]? {
    retained.indices(for: name, of: value(of: name)) ?? (indices.isEmpty ? nil : indices)
  }
}

extension RetainedValues {
  fileprivate mutating func keep(_ index: Int, for name: String, besides value: ParameterValue?) {
    // A class stores 0 for an unset enum.
    guard index != 0 else { return }
    retain(.init(.integer(index), .unknownCase, substitute: value), for: name)
  }

  fileprivate mutating func keep(_ indices: [Int], for name: String, besides value: ParameterValue?) {
    retain(.init(.array(indices.map { .integer($0) }), .partlyRead, substitute: value), for: name)
  }

  fileprivate func index(for name: String, of value: ParameterValue?) -> Int? {
    guard case .integer(let kept)? = standIn(for: name, of: value) else { return nil }
    return kept
  }

  fileprivate func indices(for name: String, of value: ParameterValue?) -> [Int]? {
    guard case .array(let kept)? = standIn(for: name, of: value) else { return nil }
    return kept.compactMap { if case .integer(let index) = $0 { index } else { nil } }
  }
}
