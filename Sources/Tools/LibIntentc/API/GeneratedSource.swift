/// A file of Swift that was generated from a definition.
public struct GeneratedSource: Sendable, Hashable {
  /// The name of the file, such as `UpNext.intentdefinition.swift`.
  public var name: String
  /// The Swift.
  public var text: String
}
