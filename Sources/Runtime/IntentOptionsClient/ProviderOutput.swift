import IntentOptions
import IntentPlatform
import IntentRuntime
import IntentSchema

extension ProviderConnection {
  /// Takes output of a run, and returns whether to read on.
  func take(_ bytes: [UInt8], from number: Int) async -> Bool {
    guard runs[number]?.isOver == false else { return false }
    // For a long line, copying the lines out of the dictionary would take quadratic time.
    runs[number]?.lines.append(bytes)
    while runs[number]?.isOver == false, let line = runs[number]?.lines.next() {
      take(line, from: number)
      // The time limit, and other programs, get their turn in a flood of lines.
      await Task.yield()
    }
    return runs[number]?.isOver == false
  }

  func takeErrors(_ bytes: [UInt8], from number: Int) {
    runs[number]?.errors.append(bytes)
  }

  func outputEnded(_ number: Int) {
    if let line = runs[number]?.lines.rest() { take(line, from: number) }
    stop(number, nil)
  }

  /// Resumes the question that a line answers. Ignores other output.
  private func take(_ line: LineSplitter.Line, from number: Int) {
    guard case .text(let data) = line else { return }
    switch ServiceMessage(data) {
    case .result(let id, let result) where id == runs[number]?.introduction: checkVersion(result, of: number)
    case .result(let id, let result): resume(id, .success(result))
    case .failure(let id, let message): resume(id, .failure(OptionsClientError.refused(message: message)))
    case nil: runs[number]?.takeNoAnswer(data)
    }
  }

  /// A program that gives no version may still be able to answer.
  private func checkVersion(_ answer: PlainValue, of number: Int) {
    guard case .object(let fields) = answer, case .integer(let version) = fields["protocolVersion"],
      version != OptionsProtocol.version
    else { return }
    stop(number, .otherVersion(program: name, version: version))
  }
}

/// An answer of a provider program.
enum ServiceMessage {
  case result(Int, PlainValue)
  case failure(Int, message: String)

  /// Returns `nil` for a line that isn't an answer.
  init?(_ line: Data) {
    // Other output is refused sooner than by a thrown error.
    guard line.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{"),
      case .object(let fields) = try? JSONDecoder().decode(PlainValue.self, from: line),
      fields["jsonrpc"] == .string("2.0"), case .integer(let id) = fields["id"]
    else { return nil }
    switch (fields["result"], fields["error"]) {
    case (let result?, nil): self = .result(id, result)
    case (nil, .object(let error)):
      guard case .string(let message) = error["message"] else { return nil }
      self = .failure(id, message: message)
    default: return nil
    }
  }

  static func line(_ method: String, _ parameters: [String: PlainValue], id: Int? = nil) -> [UInt8]? {
    var fields: [String: PlainValue] = ["jsonrpc": .string("2.0"), "method": .string(method)]
    fields["id"] = id.map { .integer($0) }
    if !parameters.isEmpty { fields["params"] = .object(parameters) }
    return try? Array(PlainValue.object(fields).json()) + [UInt8(ascii: "\n")]
  }
}

/// The end of a program's standard error, for messages.
struct PrintedText: Sendable {
  private static let greatestLength = 4 << 10
  private static let shownLength = 300
  private static let fatalMark = Array("Fatal error".utf8)

  private var bytes: [UInt8] = []
  /// Swift's runtime prints kilobytes after the line that says why a program crashed.
  private var fatalError: [UInt8]?

  mutating func append(_ piece: [UInt8]) {
    if fatalError == nil, piece.firstRange(of: Self.fatalMark) != nil {
      fatalError = (bytes + piece).split { $0 == 0x0A || $0 == 0x0D }
        .first { $0.firstRange(of: Self.fatalMark) != nil }.map { Array($0.prefix(Self.greatestLength)) }
    }
    bytes += piece.suffix(Self.greatestLength)
    let excess = bytes.count - Self.greatestLength
    if excess > 0 { bytes.removeFirst(excess) }
  }

  var shown: String {
    let lines = (fatalError ?? bytes).split { $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.contains { !$0.isWhitespace } }
    guard !lines.isEmpty else { return "" }
    let text = lines.suffix(3).joined(separator: " / ")
    let start = text.count > Self.shownLength ? "…" : ""
    return "'\(start)\(text.suffix(Self.shownLength))' to standard error"
  }
}
