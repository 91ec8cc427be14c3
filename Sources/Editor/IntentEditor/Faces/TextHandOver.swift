import IntentPlatform

/// A text that is edited in an external editor.
struct TextHandOver: Sendable {
  /// The longest text that is read back, in bytes.
  private static let longestText = 1 << 20

  /// The folder for the texts.
  static var parent: URL { FileManager.default.temporaryDirectory }

  /// The row of the text.
  let place: EditorPlace
  private let folder: URL
  private let file: URL
  private let text: String

  /// Writes a text to a file that only this user can read.
  ///
  /// - Throws: The error of writing the file.
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

  /// The program and its arguments. A shell splits the variable, which can contain arguments.
  var arguments: [String] { ["/bin/sh", "-c", "\(Self.program) \"$@\"", "sh", file.path] }

  /// The program that the user has chosen.
  static var chosenProgram: String? {
    let environment = ProcessInfo.processInfo.environment
    return ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  private static var program: String { chosenProgram ?? "vi" }

  /// Why editing failed, if it did.
  ///
  /// - Parameter code: The program's exit code; a shell returns 126 or 127 if the program cannot be run.
  func problem(code: Int32) -> String? {
    switch code {
    case 0: nil
    case 126, 127: "'\(Self.program)' cannot be started; set VISUAL or EDITOR"
    default: "'\(Self.program)' failed with exit code \(code); the text is unchanged"
    }
  }

  /// Reads the text back and removes the file.
  ///
  /// - Parameter code: The program's exit code.
  /// - Returns: The new text without its last line break; `nil` if it did not change, or if the program failed.
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
