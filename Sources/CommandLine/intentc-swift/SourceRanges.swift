#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftSyntax

  extension SourceText {
    func range(of node: some SyntaxProtocol) -> CodeRange {
      let limit = min(node.endPosition.utf8Offset, bytes.count)
      let start = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, limit)
      let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, limit)
      return CodeRange(path, start, end)
    }

    func text(of node: some SyntaxProtocol) -> String { text(in: range(of: node)) }

    func text(in range: CodeRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
  }
#endif
