extension Season {
  /// How many days an unknown plant goes without water.
  public var patience: Int {
    self == .summer ? 1 : 2
  }
}
