extension Array where Element: Equatable {
  /// Returns the intent's value at an index if the element still equals the value made from it; otherwise
  /// `nil`.
  public func intentValue<Value>(_ values: [Value]?, at index: Int, of element: Element?) -> Value? {
    guard let values, values.count == count, indices.contains(index), self[index] == element else {
      return nil
    }
    return values[index]
  }
}

extension Duration {
  /// Returns `nil` if the number isn't finite or is too large.
  public init?(intentSeconds seconds: Double) {
    guard abs(seconds) < 1e15 else { return nil }
    self = .seconds(seconds)
  }
}
