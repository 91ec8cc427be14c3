extension Dictionary where Key == String {
  /// Gives a name a value, or takes it away. As a subscript it would be code in each place that does so.
  @inline(never)
  mutating func set(_ value: Value?, for name: String) {
    self[name] = value
  }
}
