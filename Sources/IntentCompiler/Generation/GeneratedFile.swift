/// A Swift file that was generated.
public struct GeneratedFile: Sendable, Hashable {
  /// Its name, one path component: `UpNext.intentdefinition.swift`.
  public var name: String
  /// Its contents in UTF-8.
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
