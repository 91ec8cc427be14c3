extension Dictionary {
  /// Of two values with one key the first counts.
  init(firsts pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
