public import IntentPlatform

/// A file: the value of a File parameter.
public struct FileValue: Sendable, Hashable {
  public var url: URL
  /// The uniform type identifier of its contents, if known: `public.jpeg`.
  public var typeIdentifier: String?

  public init(_ url: URL, typeIdentifier: String? = nil) {
    self.url = url
    self.typeIdentifier = typeIdentifier
  }

  /// The last component of the URL.
  public var filename: String {
    url.lastPathComponent
  }
}
