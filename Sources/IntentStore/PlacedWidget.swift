/// One widget that somebody has placed: what its configuration is stored under.
public struct PlacedWidget: Sendable, Hashable {
  /// The kind of widget, as the app names it for WidgetKit.
  public var kind: String
  /// The size in which it was placed.
  public var family: ConfigurationFamily
  /// What tells it from others of its kind and size: any text, such as a UUID.
  public var id: String

  public init(_ kind: String, _ family: ConfigurationFamily, id: String) {
    self.kind = kind
    self.family = family
    self.id = id
  }
}

extension PlacedWidget: CustomStringConvertible {
  /// Kind, size and identifier: `'UpNext' systemSmall 'home'`.
  public var description: String {
    "'\(kind)' \(family.rawValue) '\(id)'"
  }
}
