/// What a definition says of a File.
public struct FileSettings: Sendable, Hashable {
  /// The uniform type identifiers of files that can be chosen; empty is any: `CustomUTIs`, or what the
  /// metadata's `Type` stands for.
  public let typeIdentifiers: [String]

  public init(typeIdentifiers: [String] = []) {
    self.typeIdentifiers = typeIdentifiers
  }
}
