import Foundation
import Testing

@testable import IntentOptions

/// The service's input ends with the conversation.
struct ServiceConversation {
  private let input = Pipe()
  private let output = Pipe()
  private let writer: LineWriter
  private var reader: LineReader
  private let running: Task<Void, Never>

  init(_ service: OptionsService) {
    let (input, output) = (input, output)
    writer = LineWriter(input.fileHandleForWriting.fileDescriptor)
    reader = LineReader(output.fileHandleForReading.fileDescriptor, maximumLength: 1 << 24)
    running = Task {
      await service.run(
        reading: input.fileHandleForReading.fileDescriptor,
        writing: output.fileHandleForWriting.fileDescriptor
      )
      try? output.fileHandleForWriting.close()
    }
  }

  func say(_ lines: String...) async {
    for line in lines { #expect(await writer.write(Data(line.utf8))) }
  }

  /// Returns `nil` when the service has ended.
  mutating func answer() async throws -> PlainValue? {
    guard case .text(let line) = await reader.next() else { return nil }
    return try JSONDecoder().decode(PlainValue.self, from: line)
  }

  mutating func end() async throws -> [PlainValue] {
    try input.fileHandleForWriting.close()
    var answers: [PlainValue] = []
    while let answer = try await answer() { answers.append(answer) }
    await running.value
    return answers
  }

  static func answers(of service: OptionsService, to lines: String...) async throws -> [PlainValue] {
    var conversation = ServiceConversation(service)
    for line in lines { await conversation.say(line) }
    return try await conversation.end()
  }
}

extension PlainValue {
  init(json: String) throws {
    self = try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
  }

  subscript(path: String...) -> PlainValue? {
    path.reduce(self as PlainValue?) { value, name in
      guard case .object(let fields)? = value else { return nil }
      return fields[name]
    }
  }

  var errorCode: PlainValue? { self["error", "code"] }
}
