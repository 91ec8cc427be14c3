/// A person: the value of a Person parameter.
public struct PersonValue: Sendable, Hashable {
  /// The name to show.
  public var displayName: String
  /// A telephone number or e-mail address.
  public var handle: String?
  /// The identifier of the person's entry in the system's contacts.
  public var contactIdentifier: String?

  public init(_ displayName: String, handle: String? = nil, contactIdentifier: String? = nil) {
    self.displayName = displayName
    self.handle = handle
    self.contactIdentifier = contactIdentifier
  }
}
