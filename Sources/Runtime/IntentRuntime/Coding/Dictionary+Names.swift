extension Dictionary where Key == String {
  /// Sets or removes the value of a name. A subscript would repeat this code at each use.
  @inline(never)
  mutating func set(_ value: Value?, for name: String) {
    self[name] = value
  }
}
