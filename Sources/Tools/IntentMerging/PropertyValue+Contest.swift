extension PropertyValue {
  /// The value in a common ancestor of which two older ones have different ones: both sides have changed it.
  static let contested = string("conflict of common ancestors")

  /// An element in a common ancestor that one older ancestor removed and the other changed: it is that of no side.
  var withContest: PropertyValue {
    var element = self
    element["intentc merge"] = .contested
    return element
  }
}
