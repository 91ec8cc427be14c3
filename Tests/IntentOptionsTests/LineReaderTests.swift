import Foundation
import Testing

@testable import IntentOptions

struct LineReaderTests {
  private func lines(of text: String, inPiecesOf count: Int, maximumLength: Int) async -> [LineReader.Line] {
    let pipe = Pipe()
    let writing = Task {
      var rest = Data(text.utf8)
      while !rest.isEmpty {
        try pipe.fileHandleForWriting.write(contentsOf: rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      try pipe.fileHandleForWriting.close()
    }
    var reader = LineReader(pipe.fileHandleForReading.fileDescriptor, maximumLength: maximumLength)
    var lines: [LineReader.Line] = []
    while let line = await reader.next() { lines.append(line) }
    _ = await writing.result
    return lines
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func `lines do not depend on the size of the pieces`(count: Int) async {
    let found = await lines(of: "one\n\nfour5\nsixsix\nseven\nend", inPiecesOf: count, maximumLength: 5)
    let words = ["one", "", "four5", nil, "seven", "end"]
    #expect(found == words.map { $0.map { .text(Data($0.utf8)) } ?? .tooLong })
  }

  @Test(arguments: [1, 4, 1_000])
  func `a last line that is too long is reported too`(count: Int) async {
    #expect(await lines(of: "toolong", inPiecesOf: count, maximumLength: 3) == [.tooLong])
  }
}
