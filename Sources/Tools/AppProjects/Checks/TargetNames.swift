import AppFacts
import IntentCompiler
import IntentDiagnostics
import IntentSchema
import IntentText

/// The names in a target's Swift files, found without a parser.
struct TargetNames {
  /// Files by the intents that a type of the target handles in each build.
  var handlers: [String: String] = [:]
  /// Subclasses of `INExtension`.
  var extensions: [String] = []
  /// All words that may be types, even in comments.
  var types: Set<String> = []
  /// Whether all files were read to their ends.
  var isComplete = true

  func isDeclared(_ name: String) -> Bool { types.contains(name) }

  mutating func add(_ file: SourceWords, _ path: String) {
    for keyword in ["class ", "struct ", "enum ", "actor ", "typealias ", "@objc("] {
      types.formUnion(file.names(after: keyword))
    }
    guard [Self.handling, Self.base].contains(where: file.contains) else { return }
    let headers = TypeHeaders(file)
    isComplete = isComplete && headers.isComplete
    for type in headers.all {
      if type.inherited.contains(Self.base) { extensions.append(type.name) }
      guard !type.isConditional else { continue }
      for name in type.inherited where name.hasSuffix(Self.handling) {
        handlers[String(name.dropLast(Self.handling.count))] = path
      }
    }
  }

  private static let handling = "Handling"
  private static let base = "INExtension"
}

/// The types and extensions that start a line of a Swift file, with their inherited types. Looks at lines,
/// because `validate` works without the program that parses Swift.
private struct TypeHeaders {
  private(set) var all: [(name: String, inherited: [String], isConditional: Bool)] = []
  /// Whether each comment and string ends. Otherwise, types may be missing.
  private(set) var isComplete = true

  private static let keywords: Set<Substring> = ["class", "struct", "enum", "actor", "extension"]
  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "nonisolated",
  ]

  init(_ file: SourceWords) {
    var (isInText, isInComment, conditions) = (false, false, 0)
    var header = ""
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let trimmed = line.drop(while: \.isWhitespace)
      guard !isInComment else {
        isInComment = !trimmed.contains("*/")
        continue
      }
      let (code, comment) = isInText ? (String(trimmed), "") : Self.parts(trimmed)
      isInComment = comment.hasPrefix("/*") && !comment.dropFirst(2).contains("*/")
      let hasQuotes = code.ranges(of: "\"\"\"").count % 2 == 1
      guard !isInText, !hasQuotes else {
        isInText = isInText != hasQuotes
        continue
      }
      if trimmed.hasPrefix("#if") { conditions += 1 }
      if trimmed.hasPrefix("#endif") { conditions -= 1 }
      guard !header.isEmpty || Self.isStart(code[...]) else { continue }
      header += code + " "
      guard let end = header.firstIndex(of: "{") else { continue }
      add(header[..<end], isConditional: conditions > 0)
      header = ""
    }
    isComplete = !isInText && !isInComment
  }

  /// A line's code up to the first comment, without string literals, and the rest of the line.
  private static func parts(_ line: Substring) -> (code: String, comment: Substring) {
    var (code, rest) = ("", line)
    while let next = rest.firstIndex(where: { $0 == "\"" || $0 == "/" }) {
      code += rest[..<next]
      rest = rest[next...]
      if rest.hasPrefix("//") || rest.hasPrefix("/*") { return (code, rest) }
      if rest.first == "\"", !rest.hasPrefix("\"\"\"") {
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
          if character == "\\" { rest = rest.dropFirst() }
        }
      } else {
        let count = rest.first == "\"" ? 3 : 1
        code += rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    return (code + rest, "")
  }

  private static func words(_ text: Substring) -> ArraySlice<Substring> {
    text.split { $0.isWhitespace || $0 == ":" }.drop { $0.hasPrefix("@") || modifiers.contains($0) }
  }

  private static func isStart(_ text: Substring) -> Bool {
    let words = words(text)
    return words.first.map(keywords.contains) == true
      && !["func", "var", "let"].contains(words.dropFirst().first)
  }

  private mutating func add(_ header: Substring, isConditional: Bool) {
    let whole = String(header).replacing(/<[^<>]*>/, with: "")
    let plain = whole[..<(whole.firstRange(of: " where ")?.lowerBound ?? whole.endIndex)]
    guard let name = Self.words(plain).dropFirst().first, let colon = plain.firstIndex(of: ":") else {
      return
    }
    let names = plain[plain.index(after: colon)...].split(separator: ",").compactMap {
      $0.split { $0.isWhitespace || $0 == "." }.last.map(String.init)
    }
    all.append((String(name), names, isConditional))
  }
}

/// Reads the Swift files of targets that a check asks for.
struct TargetSwift {
  /// The names that were read, by the index of a target.
  private var namesByTarget: [Int: TargetNames] = [:]
  /// Files that cannot be read.
  private(set) var problems: [Diagnostic] = []
  private var unread: Set<String> = []

  /// Real files are smaller than 1 MB.
  static let sizeLimit = 4 * 1_048_576

  mutating func names(of program: ProjectTarget) -> TargetNames {
    if let names = namesByTarget[program.index] { return names }
    var result = TargetNames()
    for path in program.swiftFiles {
      do throws(FileError) {
        result.add(SourceWords(try FileSystem.readRegular(path, limit: Self.sizeLimit)), path)
      } catch {
        result.isComplete = false
        if unread.insert(path).inserted { problems.append(.unchecked(path, error)) }
        break
      }
    }
    namesByTarget[program.index] = result
    return result
  }
}
