#if AppIntentsReader
  import SwiftSyntax

  /// SwiftSyntax has another type of the same name.
  typealias CodePlace = IntentDiagnostics.SourceLocation

  extension SourceText {
    /// The place of a node without the space around it.
    ///
    /// It reads the space from the text: SwiftSyntax would look for the first token, one level of the tree after the
    /// other, and a chain of a hundred thousand calls has as many levels.
    func location(of node: some SyntaxProtocol) -> CodePlace {
      var start = min(node.position.utf8Offset, bytes.count)
      var end = min(node.endPosition.utf8Offset, bytes.count)
      while start < end, Self.isSpace(bytes[start]) { start += 1 }
      while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
      return CodePlace(file: path, range: start..<end)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
  }
#endif
