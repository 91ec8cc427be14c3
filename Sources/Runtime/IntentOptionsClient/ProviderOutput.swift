import IntentPlatform
import IntentRuntime
import IntentSchema

extension ProviderConnection {
  /// Returns whether to read on.
  func take(_ bytes: [UInt8], from number: Int) -> Bool {
    guard runs[number]?.isOver == false else { return false }
    // For a long line, copying the lines out of the dictionary would take quadratic time.
    runs[number]?.lines.append(bytes)
    while isWithinLimits(number), let line = runs[number]?.lines.next() { take(line, from: number) }
    return isWithinLimits(number)
  }

  func takeErrors(_ bytes: [UInt8], from number: Int) {
    runs[number]?.errors.append(bytes)
  }

  func outputEnded(_ number: Int) {
    if let line = runs[number]?.lines.rest() { take(line, from: number) }
    stop(number, nil)
  }

  private func isWithinLimits(_ number: Int) -> Bool {
    guard let run = runs[number], !run.isOver else { return false }
    guard
      run.unansweredBytes + run.lines.skipped > limits.bytesWithoutAnswer
        || run.unansweredLines > limits.linesWithoutAnswer
    else { return true }
    if run.lines.skipped > 0 { take(.tooLong, from: number) }
    stop(number, .flood(program: name, said: runs[number]?.said ?? ""))
    return false
  }

  private func take(_ line: LineSplitter.Line, from number: Int) {
    let length = runs[number]?.lines.lastLength ?? 0
    runs[number]?.unansweredLines += 1
    runs[number]?.unansweredBytes += length
    guard case .text(let data) = line else {
      runs[number]?.rubbish.addTooLong(limits.lineLength)
      return rubbish.addTooLong(limits.lineLength)
    }
    switch ServiceMessage(data) {
    case .result(let id, let result): hear(id, .success(result), from: number)
    case .failure(let id, let message):
      hear(id, .failure(OptionsClientError.refused(message: message)), from: number)
    case .other: break
    case .rubbish:
      let text = String(decoding: data.prefix(1_000), as: UTF8.self)
      runs[number]?.rubbish.add(text)
      rubbish.add(text)
    }
  }

  /// An unexpected answer only shows that the program is alive.
  private func hear(_ id: Int, _ answer: Result<PlainValue, any Error>, from number: Int) {
    runs[number]?.heard += 1
    if id == runs[number]?.introduction { return checkVersion(answer, of: number) }
    let isAsked = isAsked(id, in: number)
    if isAsked {
      runs[number]?.hasAnswered = true
    } else {
      guard let late = runs[number]?.lateAnswers, late > 0 else { return }
      runs[number]?.lateAnswers -= 1
    }
    runs[number]?.unansweredBytes = 0
    runs[number]?.unansweredLines = 0
    if isAsked { resume(id, answer) }
  }

  /// A program that gives no version may still be able to answer.
  private func checkVersion(_ answer: Result<PlainValue, any Error>, of number: Int) {
    guard case .success(.object(let fields)) = answer, case .integer(let version) = fields["protocolVersion"],
      version != OptionsProtocol.version
    else { return }
    stop(number, .otherVersion(program: name, version: version))
  }
}

/// A line from a provider program.
enum ServiceMessage {
  case result(Int, PlainValue)
  case failure(Int, message: String)
  case other
  case rubbish

  init(_ line: Data) {
    guard let first = line.first(where: { !Self.blanks.contains($0) }) else {
      self = .other
      return
    }
    guard first == UInt8(ascii: "{"),
      case .object(let fields) = try? JSONDecoder().decode(PlainValue.self, from: line),
      fields["jsonrpc"] == .string("2.0")
    else {
      self = .rubbish
      return
    }
    switch (fields["id"], fields["result"], fields["error"]) {
    case (.integer(let id), let result?, nil): self = .result(id, result)
    case (.integer(let id), nil, .object(let error)):
      guard case .string(let message) = error["message"] else { fallthrough }
      self = .failure(id, message: message)
    default: self = fields["method"] == nil ? .rubbish : .other
    }
  }

  private static let blanks: [UInt8] = [0x09, 0x0D, 0x20]

  static func line(_ method: String, _ parameters: [String: PlainValue], id: Int? = nil) -> [UInt8]? {
    var fields: [String: PlainValue] = ["jsonrpc": .string("2.0"), "method": .string(method)]
    fields["id"] = id.map { .integer($0) }
    if !parameters.isEmpty { fields["params"] = .object(parameters) }
    return try? Array(PlainValue.object(fields).json()) + [UInt8(ascii: "\n")]
  }
}

/// Counts lines that aren't messages, and remembers the first.
struct RubbishLines: Sendable {
  private static let shownLength = 100

  private(set) var count = 0
  private var first = ""

  mutating func add(_ line: String) {
    count += 1
    guard count == 1 else { return }
    let isLong = line.count > Self.shownLength
    first = isLong ? "'\(line.prefix(Self.shownLength))…'" : "'\(line)'"
  }

  mutating func addTooLong(_ limit: Int) {
    count += 1
    if count == 1 { first = "a line of more than \(limit) bytes" }
  }

  var shown: String {
    switch count {
    case 0: ""
    case 1: "an invalid answer: \(first)"
    default: "\(count) invalid answers, the first: \(first)"
    }
  }
}

/// The end of a program's standard error, for messages.
struct PrintedText: Sendable {
  private static let greatestLength = 4 << 10
  private static let shownLength = 300

  private var bytes: [UInt8] = []

  mutating func append(_ piece: [UInt8]) {
    bytes += piece.suffix(Self.greatestLength)
    let excess = bytes.count - Self.greatestLength
    if excess > 0 { bytes.removeFirst(excess) }
  }

  var shown: String {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.contains { !$0.isWhitespace } }
    guard !lines.isEmpty else { return "" }
    let text = lines.suffix(3).joined(separator: " / ")
    let start = text.count > Self.shownLength ? "…" : ""
    return "'\(start)\(text.suffix(Self.shownLength))' to standard error"
  }
}
