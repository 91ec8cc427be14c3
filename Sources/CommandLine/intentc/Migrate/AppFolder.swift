import IntentComparison
import IntentCompiler
import IntentDiagnostics

/// The files of an app that a move to App Intents reads.
struct AppFolder: Sendable {
  /// The Swift files that can matter, in the order of their names.
  private(set) var swiftFiles: [String] = []
  /// The text of each of these files.
  private(set) var texts: [String: SourceWords] = [:]
  /// Projects of Xcode: the paths of their `project.pbxproj`.
  private(set) var projects: [String] = []
  /// Manifests of SwiftPM, XcodeGen and Tuist.
  private(set) var manifests: [String] = []

  /// Searches a folder. Links are not followed; hidden and downloaded folders are passed over.
  init(_ root: String) throws(FileError) {
    var pending = [(folder: root, names: try FileSystem.names(in: root)[...])]
    while let (folder, names) = pending.popLast() {
      guard let name = names.first else { continue }
      pending.append((folder, names.dropFirst()))
      let path = FilePath.join(folder, name)
      guard !FilePath.isSkipped(folder: name),
        let (kind, _) = try? FileSystem.status(of: path, followsLinks: false)
      else { continue }
      if kind == .folder, let names = try? FileSystem.names(in: path) {
        pending.append((path, names[...]))
      } else if kind == .file {
        add(path, name)
      }
    }
  }

  private mutating func add(_ path: String, _ name: String) {
    if name == "project.pbxproj" { projects.append(path) }
    if Self.manifestNames.contains(name) { manifests.append(path) }
    guard name.hasSuffix(".swift"), let bytes = try? FileSystem.readRegular(path) else { return }
    let text = SourceWords(bytes)
    guard !bytes.starts(with: GeneratedFile.heading.utf8), Self.words.contains(where: text.contains) else {
      return
    }
    swiftFiles.append(path)
    texts[path] = text
  }

  private static let manifestNames: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "project.yaml",
  ]

  /// A file without any of these names no intent, and no program starts in it.
  private static let words = ["Intent", "@main", "@UIApplicationMain"]
}

/// The text of a source, in which words can be looked for.
struct SourceWords: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether a text is in the source.
  func contains(_ text: String) -> Bool { bytes.contains(Array(text.utf8)) }

  /// The text in a range; of a range that is not in the source, what is there.
  func text(_ range: CodeRange) -> String { String(decoding: slice(range), as: UTF8.self) }

  private func slice(_ range: CodeRange) -> ArraySlice<UInt8> {
    bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)]
  }

  /// How often a name is in a range as a word of its own.
  func count(of name: String, in range: CodeRange) -> Int {
    let text = slice(range)
    return text.ranges(of: Array(name.utf8)).count { found in
      let before = found.lowerBound > text.startIndex ? text[found.lowerBound - 1] : 0
      let after = found.upperBound < text.endIndex ? text[found.upperBound] : 0
      return !Self.isPartOfName(before) && !Self.isPartOfName(after)
    }
  }

  /// The space at the start of the line with a position.
  func indentation(at position: Int) -> String {
    let before = bytes[..<min(position, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
      as: UTF8.self
    )
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
