extension Dictionary {
  /// If two values have the same key, the first is kept.
  package init(firsts pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
