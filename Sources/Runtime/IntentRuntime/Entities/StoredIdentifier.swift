/// The identifier that App Intents store for an object. It is never empty.
///
/// | object | stored |
/// |---|---|
/// | identifier `home` | `home` |
/// | no identifier, display string `All Notes` | `intentc:none:All Notes` |
/// | identifier `intentc:x` | `intentc:id:intentc:x` |
public struct StoredIdentifier: Sendable, Hashable {
  /// The stored text.
  public let text: String

  private static let prefix = "intentc:"
  private static let none = "intentc:none:"
  private static let escaped = "intentc:id:"

  /// Creates an object's identifier.
  public init(_ object: some GeneratedObject) {
    self.init(object.identifier, displayString: object.displayString)
  }

  init(_ identifier: String, displayString: String) {
    if identifier.isEmpty {
      text = Self.none + displayString
    } else {
      text = identifier.hasPrefix(Self.prefix) ? Self.escaped + identifier : identifier
    }
  }

  /// An empty text means that nothing was chosen.
  init?(text: String) {
    if text.isEmpty { return nil }
    let isOurs = [Self.none, Self.escaped].contains { text.hasPrefix($0) }
    self.text = text.hasPrefix(Self.prefix) && !isOurs ? Self.escaped + text : text
  }

  /// The object's identifier, possibly empty, and a text to show until the object is found.
  var parts: (identifier: String, displayString: String) {
    if text.hasPrefix(Self.none) { return ("", String(text.dropFirst(Self.none.count))) }
    let identifier = text.hasPrefix(Self.escaped) ? String(text.dropFirst(Self.escaped.count)) : text
    return (identifier, identifier)
  }
}

extension GeneratedObject {
  /// Creates an object from its stored identifier alone; `nil` for an empty text.
  public init?(storedIdentifier text: String) {
    guard let stored = StoredIdentifier(text: text) else { return nil }
    let (identifier, displayString) = stored.parts
    self.init(identifier: identifier, displayString: displayString)
  }
}
