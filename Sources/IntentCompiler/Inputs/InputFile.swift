/// One definition to be read.
public struct InputFile: Sendable, Hashable {
  /// The path as the user gave it, or `<stdin>`.
  public var path: String
  /// The base name without `.intentdefinition`, which is also the name of the `.strings` tables.
  public var name: String
  /// The file as it is, in whatever encoding.
  public var bytes: [UInt8]
  /// The folder that was named and in which it was found; `nil` for a file that was named itself.
  public var searchedFolder: String?

  public init(path: String, name: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.searchedFolder = searchedFolder
  }

  /// A file whose name follows from its path.
  public init(path: String, bytes: [UInt8], searchedFolder: String? = nil) {
    self.init(path: path, name: Self.name(ofPath: path), bytes: bytes, searchedFolder: searchedFolder)
  }

  /// The path that stands for standard input.
  public static let standardInputPath = "<stdin>"

  /// The ending of definition files.
  static let fileExtension = ".intentdefinition"

  private static func name(ofPath path: String) -> String {
    if path == standardInputPath { return "stdin" }
    let name = FilePath.name(of: path)
    guard name.hasSuffix(fileExtension), name.utf8.count > fileExtension.utf8.count else { return name }
    return String(name.dropLast(fileExtension.count))
  }
}
