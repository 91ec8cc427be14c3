import IntentDiagnostics
import IntentPlatform

/// The contents of Swift sources, which `intentc-swift` prints as JSON. Names aren't resolved. Ranges count
/// bytes of UTF-8.
package struct SwiftCode: Sendable {
  package var files: [FileCode] = []
  package var problems: [UnreadFile] = []
  /// Missing files. The program ended early, while it read the first of them.
  package var left: [String] = []

  /// How many seconds of processor time the program may spend on one file.
  package static let secondsForEachFile = 20

  package init() {}
}

/// A Swift file or folder that is left out.
package struct UnreadFile: Error, Codable {
  /// Why it is left out.
  package enum Reason: Equatable, Codable {
    case missing
    case unreadable(String)
    /// A file of a git revision, with the whole message.
    case unfetched(String)
  }

  package var path: String
  package let reason: Reason

  package init(_ path: String, _ reason: Reason) {
    (self.path, self.reason) = (path, reason)
  }

  package var message: String {
    switch reason {
    case .missing: "no such file or folder"
    case .unreadable(let words): "cannot be read: \(words)"
    case .unfetched(let words): words
    }
  }
}

/// The contents of one Swift file.
package struct FileCode: Codable, Sendable {
  package var path: String
  /// In bytes, to detect a change.
  package var size: Int
  package var imports: [NameCode] = []
  package var types: [TypeCode] = []
  package var aliases: [String: TypeName] = [:]
  package var globals: [PropertyCode] = []
  /// The functions outside of types.
  package var functions: [NameCode] = []
  /// The declarations that other files of its target see: `Store`, `helper(_: Int)`, `String.shouted`.
  package var declarations: [NameCode] = []
  package var configurations: [CallSite] = []
  /// Calls that make a widget or control: `AppIntentConfiguration(kind:intent:provider:)`.
  package var widgets: [CallSite] = []
  /// Calls of `supportedFamilies(_:)`.
  package var families: [CallSite] = []
  /// SiriKit's names end in `Intent`, `IntentHandling` or `IntentResponse`.
  package var names: [NameCode] = []
  /// All names that the file uses, including members, in order and once.
  package var uses: [String] = []
  /// The types whose `main()` it calls: `Clocks` in `Clocks.main()`.
  package var started: [String] = []
  /// The last two names of `entry.configuration.city!`: `configuration.city`. Empty unless the source
  /// mentions `Intent`.
  package var forced: [NameCode] = []
  /// Objects that each process has for itself, such as `UserDefaults.standard`.
  package var processValues: [NameCode] = []
  package var syntaxError: CodeRange?

  package init(_ path: String, size: Int) {
    self.path = path
    self.size = size
  }

  package var isEmpty: Bool { types.isEmpty && aliases.isEmpty && configurations.isEmpty && widgets.isEmpty }
}

/// A name, and where the source mentions it.
package struct NameCode: Codable, Sendable {
  package var name: String
  package var range: CodeRange

  package init(_ name: String, _ range: CodeRange) {
    self.name = name
    self.range = range
  }
}

/// A range of bytes in a Swift file, without surrounding whitespace and comments.
package struct CodeRange: Sendable, Hashable {
  /// The JSON stores the path only once.
  package var path: String
  package var start: Int
  package var end: Int

  package init(_ path: String, _ start: Int, _ end: Int) {
    self.path = path
    self.start = start
    self.end = max(start, end)
  }

  package var location: SourceLocation { SourceLocation(file: path, range: start..<end) }
}

extension SwiftCode: Decodable {
  /// The version of the output's format. Readers reject other versions.
  package static let format = 17

  /// Why the output of `intentc-swift` is unusable.
  package enum ReadingError: Error {
    case otherVersion(String)
    case notSwiftCode
  }

  package init(
    json: Data,
    naming name: @escaping @Sendable (String) -> String = { $0 }
  ) throws(ReadingError) {
    let decoder = JSONDecoder()
    if let key = DecodedFile.key { decoder.userInfo[key] = DecodedFile(name) }
    do {
      self = try decoder.decode(SwiftCode.self, from: json)
    } catch {
      throw error as? ReadingError ?? .notSwiftCode
    }
  }

  /// Completes the output of a program that ended early. After the names of all files, it contains one file
  /// after the other.
  package static let end = "]}\n"

  /// The keys of the output, in the order in which the program prints them.
  private enum Key: CodingKey { case format, version, paths, files }

  /// An element of `files`: a file that was read, or why it was not.
  private enum Entry: Decodable {
    case file(FileCode)
    case problem(UnreadFile)

    /// What the ranges in a file need.
    private struct Head: Decodable {
      let path: String
      let size: Int
    }

    init(from decoder: any Decoder) throws {
      if let problem = try? UnreadFile(from: decoder) {
        self = .problem(problem)
        return
      }
      let head = try Head(from: decoder)
      let path = DecodedFile.of(decoder)?.name(head.path) ?? head.path
      DecodedFile.of(decoder)?.begin(path, head.size)
      var file = try FileCode(from: decoder)
      file.path = path
      self = .file(file)
    }
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let format = try values.decode(Int.self, forKey: .format)
    let version = try values.decode(String.self, forKey: .version)
    guard format == Self.format, version == Program.version else {
      throw ReadingError.otherVersion(version)
    }
    let entries = try values.decode([Entry].self, forKey: .files)
    left = Array(try values.decode([String].self, forKey: .paths).dropFirst(entries.count))
    let name = DecodedFile.of(decoder)?.name ?? { $0 }
    for entry in entries {
      switch entry {
      case .file(let file): files.append(file)
      case .problem(let problem): problems.append(UnreadFile(name(problem.path), problem.reason))
      }
    }
  }
}

extension CodeRange: Codable {
  /// The keys of a range.
  private enum CodingKeys: CodingKey { case start, end }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let file = DecodedFile.of(decoder)
    path = file?.path ?? ""
    start = try values.decode(Int.self, forKey: .start)
    end = try values.decode(Int.self, forKey: .end)
    guard 0 <= start, start <= end, end <= file?.size ?? end else {
      throw DecodingError.dataCorruptedError(forKey: .end, in: values, debugDescription: "no such range")
    }
  }
}

/// The file that is being decoded. Decoders pass it on in `userInfo`: ranges get its path, and are checked
/// against its size. One decoder uses it, in one task, so it needs no lock.
private final class DecodedFile: @unchecked Sendable {
  static let key = CodingUserInfoKey(rawValue: "file")
  let name: @Sendable (String) -> String
  private(set) var path = ""
  private(set) var size = 0

  init(_ name: @escaping @Sendable (String) -> String) { self.name = name }

  func begin(_ path: String, _ size: Int) { (self.path, self.size) = (path, size) }

  static func of(_ decoder: any Decoder) -> DecodedFile? {
    key.flatMap { decoder.userInfo[$0] as? DecodedFile }
  }
}
