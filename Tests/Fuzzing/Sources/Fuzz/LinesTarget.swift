import Foundation
import IntentSchema

@testable import IntentOptions
@testable import IntentOptionsClient

enum LinesTarget {
  static func run(_ bytes: [UInt8]) {
    checkClient(bytes)
    // The capacity of a pipe without a reader.
    if bytes.count <= 1 << 16 { checkService(bytes) }
  }

  // MARK: Client

  private static func checkClient(_ bytes: [UInt8]) {
    let whole = lines(bytes, pieces: bytes.count)
    promise(lines(bytes, pieces: 1 + Int(bytes.first ?? 0) % 7) == whole, "lines depend on how they arrive")
    for line in whole {
      guard case .text(let data) = line, case .failure(_, let message) = ServiceMessage(data) else {
        continue
      }
      Printed.check("\(OptionsClientError.refused(message: message))", "an error")
    }
    var printed = PrintedText()
    printed.append(bytes)
    _ = printed.shown
  }

  private static func lines(_ bytes: [UInt8], pieces: Int) -> [LineSplitter.Line] {
    var splitter = LineSplitter(maximumLength: 1_000)
    var lines: [LineSplitter.Line] = []
    for start in stride(from: 0, to: bytes.count, by: max(1, pieces)) {
      splitter.append(bytes[start..<min(start + max(1, pieces), bytes.count)])
      while let line = splitter.next() { lines.append(line) }
    }
    if let line = splitter.rest() { lines.append(line) }
    return lines
  }

  // MARK: Service

  private static let service = {
    var service = OptionsService()
    service.maximumLineLength = 2_000
    for schema in Samples.schemas {
      let names = schema.parameters.map { ($0.name, Samples.options) }
      let options = StoredOptions(Dictionary(names, uniquingKeysWith: { first, _ in first }))
      service.add(options, for: schema)
    }
    return service
  }()

  private static func checkService(_ bytes: [UInt8]) {
    let (input, output) = (
      Pipe(), FileManager.default.temporaryDirectory.appending(path: "intentc-fuzz-answers")
    )
    let file = open("\(output.path)-\(getpid())", O_RDWR | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    promise(file >= 0, "cannot write \(output.path)")
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
    try? input.fileHandleForWriting.close()
    let done = DispatchSemaphore(value: 0)
    let descriptor = input.fileHandleForReading.fileDescriptor
    Task {
      await service.run(reading: descriptor, writing: file)
      done.signal()
    }
    done.wait()
    lseek(file, 0, SEEK_SET)
    let answers = (try? FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd()) ?? Data()
    for line in answers.split(separator: UInt8(ascii: "\n")) {
      let value = try? JSONDecoder().decode(PlainValue.self, from: Data(line))
      switch value {
      case .object(let fields): promise(fields["jsonrpc"] == .string("2.0"), "an answer is not JSON-RPC")
      default: promise(false, "an answer is not JSON: \(String(decoding: line, as: UTF8.self))")
      }
    }
  }
}
