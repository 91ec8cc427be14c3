import IntentDiagnostics
import IntentPlatform
import IntentSchema

/// The settings of a repository that make git merge definitions with `intentc merge`.
struct MergeDriver {
  private static let setting = "merge.intentdefinition"
  private static let command = "intentc merge"
  private static let line = "*.intentdefinition merge=intentdefinition"

  /// The path of the repository's `.gitattributes`.
  private let attributes: String

  init() throws(Git.Failure) {
    guard let root = try WorkFolder().root else {
      throw Git.Failure(
        message: "this folder is not in the working folder of a git repository; change to one"
      )
    }
    attributes = "\(root)/.gitattributes"
  }

  /// Adds the settings; those that are there stay.
  ///
  /// - Parameter revision: The version whose tags and indices stay; `nil` for none.
  func install(released revision: String?) throws(Git.Failure) {
    try checkOwner()
    let text = try attributesText()
    let option = revision.map { " --released \(Self.quoted($0))" } ?? ""
    try set("name", "intent definitions, merged by meaning")
    try set("driver", "\(Self.command)\(option) -- %O %A %B %L %P")
    guard let text else { return try attempt(Self.line + "\n", FileReplacement.create) }
    guard !text.split(separator: "\n").contains(where: { $0 == Self.line }) else { return }
    let start = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    try replace(text, with: start + Self.line + "\n")
  }

  /// Takes the settings out again, and nothing else.
  func uninstall() throws(Git.Failure) {
    try checkOwner()
    let text = try attributesText()
    for key in ["name", "driver"] {
      _ = try Git.output(["config", "--local", "--unset-all", "\(Self.setting).\(key)"])
    }
    guard let text else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { $0 != Self.line }
    guard rest.count < lines.count else { return }
    guard rest.allSatisfy(\.isEmpty) else { return try replace(text, with: rest.joined(separator: "\n")) }
    guard (try? FileManager.default.removeItem(atPath: attributes)) != nil else { throw failure(.forbidden) }
  }

  /// Refuses to change a driver of this name that somebody else has set.
  private func checkOwner() throws(Git.Failure) {
    guard let driver = try Git.line(["config", "--local", "--get", "\(Self.setting).driver"]),
      !driver.hasPrefix(Self.command + " ")
    else { return }
    throw Git.Failure(
      message:
        "'\(Self.setting).driver' is '\(visibleText(driver))'; it is not changed. Remove it with 'git config --unset'"
    )
  }

  private func set(_ key: String, _ value: String) throws(Git.Failure) {
    guard try Git.output(["config", "--local", "\(Self.setting).\(key)", value]) != nil else {
      throw Git.Failure(message: "git cannot write the configuration of this repository")
    }
  }

  /// The text of `.gitattributes`; `nil` if there is no such file.
  private func attributesText() throws(Git.Failure) -> String? {
    do throws(FileError) {
      // Git does not follow a link of this name.
      guard try FileSystem.status(of: attributes, followsLinks: false).kind == .file else {
        throw .notRegular
      }
      guard let text = String(validating: try FileSystem.read(attributes), as: UTF8.self) else {
        throw .notRegular
      }
      return text
    } catch .missing {
      return nil
    } catch {
      throw failure(error)
    }
  }

  private func replace(_ text: String, with new: String) throws(Git.Failure) {
    try attempt(new) { path, bytes throws(FileError) in
      try FileReplacement.replace(path, expecting: Array(text.utf8), with: bytes)
    }
  }

  private func attempt(
    _ text: String,
    _ write: (String, [UInt8]) throws(FileError) -> Void
  ) throws(Git.Failure) {
    do throws(FileError) {
      try write(attributes, Array(text.utf8))
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: FileError) -> Git.Failure {
    Git.Failure(message: "cannot change '\(visibleText(attributes))': \(error.words)")
  }

  /// A word for the shell that git starts.
  private static func quoted(_ word: String) -> String {
    "'\(word.replacing("'", with: "'\\''"))'"
  }
}
