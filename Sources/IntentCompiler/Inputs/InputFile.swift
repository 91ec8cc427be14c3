import IntentDiagnostics

/// One definition to be read.
package struct InputFile: Sendable, Hashable {
  /// The path as the user gave it, or `<stdin>`.
  package var path: String
  /// The base name without `.intentdefinition`, which is also the name of the `.strings` tables.
  package var name: String
  /// The file as it is, in whatever encoding.
  package var bytes: [UInt8]
  /// The folder that was named and in which it was found; `nil` for a file that was named itself.
  package var searchedFolder: String?

  package init(path: String, name: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.searchedFolder = searchedFolder
  }

  /// A file whose name follows from its path.
  package init(path: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.init(path: path, name: Self.name(ofPath: path), bytes: bytes, searchedFolder: searchedFolder)
  }

  /// The path that stands for standard input.
  package static let standardInputPath = "<stdin>"

  /// The ending of definition files.
  package static let fileExtension = ".intentdefinition"

  /// The name of the project's configuration.
  package static let projectFileName = "intentc.json"

  private static func name(ofPath path: String) -> String {
    if path == standardInputPath { return "stdin" }
    let name = FilePath.name(of: path)
    guard name.hasSuffix(fileExtension), name.utf8.count > fileExtension.utf8.count else { return name }
    return String(name.dropLast(fileExtension.count))
  }
}
