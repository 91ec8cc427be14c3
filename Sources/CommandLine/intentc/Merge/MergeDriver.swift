import IntentDiagnostics
import IntentPlatform
import IntentText

/// Sets intentc up as git's merge driver, or removes it.
struct MergeDriver {
  private static let setting = "merge.intentdefinition"

  private let root: String
  private var attributes: String { "\(root)/.gitattributes" }

  init() throws(Git.Failure) {
    guard let root = try WorkFolder().root else {
      throw Git.Failure(
        message: "this folder is not in the working folder of a git repository; change to one"
      )
    }
    self.root = root
  }

  /// Returns messages for the user.
  ///
  /// - Parameter revision: The released version. Merges don't change its tags and indices. `nil` keeps an
  ///   earlier choice.
  func install(released revision: String?) throws(Git.Failure) -> [String] {
    let former = try currentLine()
    let bytes = try attributesBytes()
    let line = DriverLine(released: revision ?? former?.released)
    try set("name", "intent definitions, merged by meaning")
    try set("driver", line.text)
    if let bytes {
      if let new = GitAttributes.adding(to: bytes) { try replace(bytes, with: new) }
    } else {
      try attempt(GitAttributes.adding(to: []) ?? [], FileReplacement.create)
    }
    var words = "note: git merges the definitions in this repository with 'intentc merge'"
    if let released = line.released { words += "; the tags and indices of '\(released)' stay" }
    if revision == nil, line.released != nil { words += ", as before ('--uninstall' ends that)" }
    return try [words + "; commit '.gitattributes'"] + overridden()
  }

  func uninstall() throws(Git.Failure) -> [String] {
    let former = try currentLine()
    let bytes = try attributesBytes()
    for key in ["name", "driver"] {
      _ = try Git.output(["config", "--local", "--unset-all", "\(Self.setting).\(key)"])
    }
    let note = ["note: git merges the definitions in this repository as lines again"]
    guard let bytes, let rest = GitAttributes.removing(from: bytes) else {
      return former == nil ? ["note: there is nothing to take out"] : note
    }
    if rest.isEmpty {
      guard (try? FileManager.default.removeItem(atPath: attributes)) != nil else {
        throw failure(.forbidden)
      }
    } else {
      try replace(bytes, with: rest)
    }
    return note
  }

  private func overridden() throws(Git.Failure) -> [String] {
    let paths = try GitAttributes.definitions(in: root)
    let values = try GitAttributes.values(of: "merge", for: paths, in: root)
    let others = paths.filter { values[$0] != nil && values[$0] != "intentdefinition" }
    guard let first = others.first, let value = values[first] else { return [] }
    let more = others.count == 1 ? "" : " and \(others.count - 1) more"
    return [
      "warning: git merges '\(first)'\(more) in another way, because another line of attributes sets 'merge' to "
        + "'\(value)'; find it with 'git check-attr' and in each '.gitattributes', and remove it"
    ]
  }

  /// Fails if the driver of this name isn't from intentc.
  private func currentLine() throws(Git.Failure) -> DriverLine? {
    guard let driver = try Git.line(["config", "--local", "--get", "\(Self.setting).driver"]) else {
      return nil
    }
    if let line = DriverLine(driver) { return line }
    throw Git.Failure(
      message:
        "'\(Self.setting).driver' is '\(visibleText(driver))'; it is not changed. Remove it with 'git config --unset'"
    )
  }

  private func set(_ key: String, _ value: String) throws(Git.Failure) {
    guard try Git.output(["config", "--local", "\(Self.setting).\(key)", value]) != nil else {
      throw Git.Failure(message: "git cannot write the configuration of this repository", isUsage: false)
    }
  }

  private func attributesBytes() throws(Git.Failure) -> [UInt8]? {
    do throws(FileError) {
      // Git doesn't follow a link at this path.
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
    Git.Failure(message: "cannot change '\(visibleText(attributes))': \(error.words)", isUsage: false)
  }
}

struct DriverLine {
  var released: String?

  private static let command = "intentc merge"
  private static let condition = "if command -v intentc >/dev/null 2>&1; then "

  init(released: String?) { self.released = released }

  /// Accepts lines that `intentc merge --install` wrote.
  init?(_ text: String) {
    guard text.hasPrefix(Self.condition + Self.command + " ") else { return nil }
    let option = text.firstRange(of: " --released ")
    released = option.map { Self.unquoted(text[$0.upperBound...]) }
  }

  var text: String {
    let option = released.map { " --released \(Self.quoted($0))" } ?? ""
    // If intentc is missing, let git merge lines. Without conflict markers, 'git add' would accept our
    // version and lose theirs.
    return "\(Self.condition)\(Self.command)\(option) -- %O %A %B %L %P; "
      + "else echo 'intentc is not in PATH, so git merges lines' >&2; "
      + "git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B || exit 1; fi"
  }

  /// Git replaces percent signs even within quotation marks.
  private static func quoted(_ word: String) -> String {
    "'\(word.replacing("'", with: "'\\''").replacing("%", with: "%%"))'"
  }

  private static func unquoted(_ text: Substring) -> String {
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
      } else if isQuoted {
        word.append(character)
      } else if character == " " {
        break
      } else if character == "\\" {
        isEscaped = true
      } else {
        word.append(character)
      }
    }
    return word.replacing("%%", with: "%")
  }
}
