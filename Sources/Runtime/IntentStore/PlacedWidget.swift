/// A placed widget, under which its configuration is stored.
public struct PlacedWidget: Sendable, Hashable {
  /// The kind of widget, which is its name in WidgetKit.
  public var kind: String
  public var family: ConfigurationFamily
  /// The identifier among widgets of the same kind and size: any text, such as a UUID.
  public var id: String

  public init(_ kind: String, _ family: ConfigurationFamily, id: String) {
    self.kind = kind
    self.family = family
    self.id = id
  }
}

extension PlacedWidget: CustomStringConvertible {
  /// The kind, size and identifier: `'UpNext' systemSmall 'home'`.
  public var description: String {
    "'\(kind)' \(family.rawValue) '\(id)'"
  }
}
