/// The settings of a File in a definition.
public struct FileSettings: Sendable, Equatable {
  /// The uniform type identifiers of the files to choose from; empty for any file. They come from
  /// `CustomUTIs` or from the metadata's `Type`.
  public let typeIdentifiers: [String]

  public init(typeIdentifiers: [String] = []) {
    self.typeIdentifiers = typeIdentifiers
  }
}
