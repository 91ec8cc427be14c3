extension Season {
  /// How many days a plant that nobody knows goes without water.
  public var patience: Int {
    self == .summer ? 1 : 2
  }
}
