extension Rule {
  /// The rule whose name is nearest to a misspelt one; `nil` where none is near.
  public static func nearest(to name: String) -> Rule? {
    Spelling.nearest(to: name, among: all.lazy.map(\.name)).flatMap(named)
  }
}
