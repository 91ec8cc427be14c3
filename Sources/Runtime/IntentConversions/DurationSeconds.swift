extension Duration {
  /// Returns `nil` if the number isn't finite or is too large.
  public init?(intentSeconds seconds: Double) {
    guard abs(seconds) < 1e15 else { return nil }
    self = .seconds(seconds)
  }
}
