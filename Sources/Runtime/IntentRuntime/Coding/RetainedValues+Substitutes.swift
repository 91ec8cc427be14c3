extension RetainedValues {
  /// Retains a value. It replaces a value retained under the same name.
  @inline(never)
  public mutating func retain(_ entry: Entry, for name: String) {
    entries.set(entry, for: name)
  }

  /// Removes the value retained under a name, so that it is not written back.
  @inline(never)
  public mutating func discard(_ name: String) {
    entries.set(nil, for: name)
  }

  /// The value to write back for a parameter or property; `nil` if nothing was retained, or if it has another
  /// value now.
  ///
  /// - Parameters:
  ///   - name: The name under which the value was written.
  ///   - value: The current value of the parameter.
  @inline(never)
  public func standIn(for name: String, of value: ParameterValue?) -> PlainValue? {
    guard let entry = entries[name], entry.hasSubstitute(value) else { return nil }
    return entry.value
  }

  /// Records the value that a parameter was given instead of the retained one.
  @inline(never)
  public mutating func setSubstitute(_ value: ParameterValue?, for name: String) {
    entries[name]?.substitute = value
  }
}

extension RetainedValues.Entry {
  /// Whether a parameter still has the value that it was given instead. NaN does not equal itself, so it is
  /// compared by what is written.
  @inline(never)
  func hasSubstitute(_ value: ParameterValue?) -> Bool {
    substitute == value || substitute.map { PlainValue($0) } == value.map { PlainValue($0) }
  }
}
