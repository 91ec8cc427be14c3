import IntentDiagnostics

/// A definition to read.
package struct InputFile: Sendable, Hashable {
  /// The path as the user gave it, or `<stdin>`.
  package var path: String
  /// The base name without `.intentdefinition`, which is also the name of the strings tables.
  package var name: String
  /// The contents of the file, in any encoding.
  package var bytes: [UInt8]
  /// The input folder that the file was found in; `nil` if the file itself was an input.
  package var searchedFolder: String?

  package init(path: String, name: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.searchedFolder = searchedFolder
  }

  /// A file with the name from its path.
  package init(path: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.init(path: path, name: Self.name(ofPath: path), bytes: bytes, searchedFolder: searchedFolder)
  }

  /// The path that means standard input.
  package static let standardInputPath = "<stdin>"

  /// The extension of definition files.
  package static let fileExtension = ".intentdefinition"

  /// The name of the project's configuration file.
  package static let projectFileName = "intentc.json"

  private static func name(ofPath path: String) -> String {
    if path == standardInputPath { return "stdin" }
    let name = FilePath.name(of: path)
    guard name.hasSuffix(fileExtension), name.utf8.count > fileExtension.utf8.count else { return name }
    return String(name.dropLast(fileExtension.count))
  }
}
