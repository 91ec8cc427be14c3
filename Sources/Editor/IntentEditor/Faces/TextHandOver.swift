import IntentPlatform

/// Hands a text to a text editor in a temporary file.
struct TextHandOver: Sendable {
  private static let longestText = 1 << 20

  static var parent: URL { FileManager.default.temporaryDirectory }

  let place: EditorPlace
  private let folder: URL
  private let file: URL
  private let text: String

  /// Writes the text to a temporary file that only this user can read.
  init(_ text: String, for place: EditorPlace) throws {
    self.place = place
    self.text = text
    folder = Self.parent.appendingPathComponent("intentc-\(UUID().uuidString)")
    file = folder.appendingPathComponent("text.txt")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    try Data(text.utf8).write(to: file)
  }

  /// `VISUAL` and `EDITOR` can contain arguments, so let a shell split them.
  var arguments: [String] { ["/bin/sh", "-c", "\(Self.program) \"$@\"", "sh", file.path] }

  static var chosenProgram: String? {
    let environment = ProcessInfo.processInfo.environment
    return ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  private static var program: String { chosenProgram ?? "vi" }

  /// - Parameter code: A shell returns 126 or 127 if it can't run the program.
  func problem(code: Int32) -> String? {
    switch code {
    case 0: nil
    case 126, 127: "'\(Self.program)' cannot be started; set VISUAL or EDITOR"
    default: "'\(Self.program)' failed with exit code \(code); the text is unchanged"
    }
  }

  func finish(code: Int32) -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    guard code == 0 else { return nil }
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let data = Data(readingFrom: descriptor, atMost: Self.longestText) else { return nil }
    var new = String(decoding: data, as: UTF8.self)
    if new.last?.isNewline == true { new.removeLast() }
    return new == text ? nil : new
  }
}
