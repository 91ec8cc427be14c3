import IntentDiagnostics
import IntentPlatform
import IntentSchema

/// The settings of a repository that make git merge definitions with `intentc merge`.
struct MergeDriver {
  private static let setting = "merge.intentdefinition"
  private static let command = "intentc merge"

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
    let bytes = try attributesBytes()
    let option = revision.map { " --released \(Self.quoted($0))" } ?? ""
    try set("name", "intent definitions, merged by meaning")
    try set("driver", "\(Self.command)\(option) -- %O %A %B %L %P")
    // Common ancestors that git merges itself must not have the comments of conflicts.
    try set("recursive", "binary")
    guard let bytes else { return try attempt(GitAttributes.adding(to: []) ?? [], FileReplacement.create) }
    if let new = GitAttributes.adding(to: bytes) { try replace(bytes, with: new) }
  }

  /// Takes the settings out again, and nothing else.
  func uninstall() throws(Git.Failure) {
    try checkOwner()
    let bytes = try attributesBytes()
    for key in ["name", "driver", "recursive"] {
      _ = try Git.output(["config", "--local", "--unset-all", "\(Self.setting).\(key)"])
    }
    guard let bytes, let rest = GitAttributes.removing(from: bytes) else { return }
    guard rest.isEmpty else { return try replace(bytes, with: rest) }
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

  /// The contents of `.gitattributes`; `nil` if there is no such file.
  private func attributesBytes() throws(Git.Failure) -> [UInt8]? {
    do throws(FileError) {
      // Git does not follow a link of this name.
      guard try FileSystem.status(of: attributes, followsLinks: false).kind == .file else {
        throw .notRegular
      }
      return try FileSystem.read(attributes)
    } catch .missing {
      return nil
    } catch {
      throw failure(error)
    }
  }

  private func replace(_ bytes: [UInt8], with new: [UInt8]) throws(Git.Failure) {
    try attempt(new) { path, new throws(FileError) in
      try FileReplacement.replace(path, expecting: bytes, with: new)
    }
  }

  private func attempt(
    _ bytes: [UInt8],
    _ write: (String, [UInt8]) throws(FileError) -> Void
  ) throws(Git.Failure) {
    do throws(FileError) {
      try write(attributes, bytes)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: FileError) -> Git.Failure {
    Git.Failure(message: "cannot change '\(visibleText(attributes))': \(error.words)")
  }

  /// A word for the shell that git starts. Git replaces what follows a percent sign, also within quotation marks.
  private static func quoted(_ word: String) -> String {
    "'\(word.replacing("'", with: "'\\''").replacing("%", with: "%%"))'"
  }
}
