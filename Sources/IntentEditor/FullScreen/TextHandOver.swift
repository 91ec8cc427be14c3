import IntentPlatform

/// A text that is edited in a program of its own.
struct TextHandOver: Sendable {
  /// The longest text that is taken back, in bytes.
  private static let longestText = 1 << 20

  /// Where the texts are put.
  static var parent: URL { FileManager.default.temporaryDirectory }

  /// The row that the text is for.
  let place: EditorPlace
  private let folder: URL
  private let file: URL
  private let text: String

  /// Puts a text where only this user can read it.
  ///
  /// - Throws: What writing the file throws.
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

  /// The program and its arguments. The variables may hold arguments of their own, so a shell reads them.
  var arguments: [String] { ["/bin/sh", "-c", "\(Self.program) \"$@\"", "sh", file.path] }

  private static var program: String {
    let environment = ProcessInfo.processInfo.environment
    return ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
  }

  /// Why nothing came of it, where the program failed.
  ///
  /// - Parameter code: The program's exit code: from a shell 126 and 127 say that there is no such program.
  func problem(code: Int32) -> String? {
    switch code {
    case 0: nil
    case 126, 127: "'\(Self.program)' cannot be started; name an editor with VISUAL or EDITOR"
    default: "'\(Self.program)' failed with exit code \(code), so the text is as it was"
    }
  }

  /// Takes the text back and removes the file.
  ///
  /// - Parameter code: The program's exit code.
  /// - Returns: The new text without its last line break; `nil` where it is the old one, or the program failed.
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
