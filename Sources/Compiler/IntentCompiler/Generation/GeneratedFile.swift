/// A generated Swift file.
package struct GeneratedFile: Sendable, Hashable {
  /// Its name, one path component: `UpNext.intentdefinition.swift`.
  package var name: String
  /// Its contents in UTF-8.
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
