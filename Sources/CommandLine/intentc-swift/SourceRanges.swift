#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftSyntax

  extension SourceText {
    /// Scans the text for the start. SwiftSyntax would descend to the first token level by level, and a chain
    /// of calls can have a hundred thousand levels.
    func range(of node: some SyntaxProtocol) -> CodeRange {
      let limit = min(node.endPosition.utf8Offset, bytes.count)
      let start = skip(from: min(node.position.utf8Offset, limit), to: limit)
      let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, limit)
      return CodeRange(path, start, end)
    }

    func text(of node: some SyntaxProtocol) -> String { text(in: range(of: node)) }

    func text(in range: CodeRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }

    private func skip(from start: Int, to end: Int) -> Int {
      var index = start
      while index < end {
        if Self.isSpace(bytes[index]) {
          index += 1
        } else if bytes[index...].starts(with: Self.line) {
          while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        } else if bytes[index...].starts(with: Self.opening) {
          index = skipComment(from: index, to: end)
        } else {
          break
        }
      }
      return index
    }

    /// Returns the end of a comment with slashes and stars, which can contain other such comments.
    private func skipComment(from start: Int, to end: Int) -> Int {
      var (index, depth) = (start, 0)
      repeat {
        if bytes[index...].starts(with: Self.opening) {
          (index, depth) = (index + 2, depth + 1)
        } else if bytes[index...].starts(with: Self.closing) {
          (index, depth) = (index + 2, depth - 1)
        } else {
          index += 1
        }
      } while depth > 0 && index < end
      return min(index, end)
    }

    private static let (line, opening, closing) = (Array("//".utf8), Array("/*".utf8), Array("*/".utf8))

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
  }
#endif
