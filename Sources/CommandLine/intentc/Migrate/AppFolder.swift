import IntentComparison
import IntentCompiler
import IntentDiagnostics
import IntentPlatform

struct AppFolder: Sendable {
  private(set) var swiftFiles: [String] = []
  private(set) var texts: [String: SourceWords] = [:]
  private(set) var projects: [String] = []
  private(set) var manifests: [String] = []
  private(set) var objectiveCDelegates: [String: SourceWords] = [:]
  let problems: [UnreadFile]

  init(_ root: String) throws(FileError) {
    let found = try FolderFiles(root)
    problems = found.problems
    for file in found.files { add(file.path, file.name) }
  }

  private mutating func add(_ path: String, _ name: String) {
    if name == "project.pbxproj" { projects.append(path) }
    let isManifest = Self.manifestNames.contains(name)
    if isManifest { manifests.append(path) }
    if [".m", ".mm"].contains(where: name.hasSuffix), let bytes = try? FileSystem.readRegular(path) {
      let text = SourceWords(bytes)
      if text.contains("didFinishLaunchingWithOptions:") { objectiveCDelegates[path] = text }
    }
    guard name.hasSuffix(".swift"), let bytes = try? FileSystem.readRegular(path) else { return }
    let text = SourceWords(bytes)
    guard !bytes.starts(with: GeneratedFile.heading.utf8),
      isManifest || Self.words.contains(where: text.contains)
    else { return }
    swiftFiles.append(path)
    texts[path] = text
  }

  private static let manifestNames: Set<String> = [
    "Package.swift", "Project.swift", "project.yml", "project.yaml",
  ]

  private static let words = ["Intent", "@main", "@UIApplicationMain", "UIApplicationDelegate"]
}

struct SourceWords: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func contains(_ text: String) -> Bool { first(text, from: 0, to: bytes.count) != nil }

  func text(_ range: CodeRange) -> String {
    String(decoding: bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)], as: UTF8.self)
  }

  func count(of name: String, in range: CodeRange) -> Int {
    let (length, end) = (name.utf8.count, min(range.end, bytes.count))
    var (count, start) = (0, min(range.start, end))
    while let found = first(name, from: start, to: end) {
      let before = found > range.start ? bytes[found - 1] : 0
      let after = found + length < end ? bytes[found + length] : 0
      if !Self.isPartOfName(before), !Self.isPartOfName(after) { count += 1 }
      start = found + length
    }
    return count
  }

  func first(_ text: String, from start: Int, to end: Int) -> Int? {
    let word = Array(text.utf8)
    guard let mark = word.first else { return nil }
    var place = max(0, start)
    let last = min(end, bytes.count) - word.count
    while place <= last, let found = bytes[place...last].firstIndex(of: mark) {
      if bytes[found...].starts(with: word) { return found }
      place = found + 1
    }
    return nil
  }

  func indentation(at position: Int) -> String {
    let before = bytes[..<min(position, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
      as: UTF8.self
    )
  }

  func lineEnd(after position: Int) -> Int {
    bytes[min(position, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
