import IntentDiagnostics
import IntentPlatform

extension PropertyList {
  /// Passes a value's text with XML escapes decoded, without creating a `String`.
  /// Empty for a dictionary, an array and a Boolean.
  package func withText<Result, Failure: Error>(
    _ node: NodeID,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let entry = nodes[node]
    switch entry.kind {
    case .dictionary, .array, .boolean:
      return try body(UnsafeBufferPointer(start: nil, count: 0))
    default:
      break
    }
    if entry.payload >= 0 {
      return try Self.with(arena, decodedTexts[Int(entry.payload)], body)
    }
    return try Self.with(source.bytes, entry.content.range ?? 0..<0, body)
  }

  /// The text of a string; `nil` for other kinds.
  package func string(_ node: NodeID) -> String? {
    guard nodes[node].kind == .string else { return nil }
    return withText(node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of an integer; `nil` for other kinds and for values that the reader reported.
  package func integer(_ node: NodeID) -> PropertyListInteger? {
    guard nodes[node].kind == .integer else { return nil }
    return withText(node) { try? ScalarText.integer($0) }
  }

  /// The value of a real; `nil` for other kinds, including integers, and for values that the reader reported.
  package func real(_ node: NodeID) -> Double? {
    guard nodes[node].kind == .real else { return nil }
    return withText(node) { try? ScalarText.real($0) }
  }

  /// The value of a Boolean; `nil` for other kinds.
  package func boolean(_ node: NodeID) -> Bool? {
    nodes[node].kind == .boolean ? nodes[node].payload == 1 : nil
  }

  /// The value of a date; `nil` for other kinds and for values that the reader reported.
  package func date(_ node: NodeID) -> Date? {
    guard nodes[node].kind == .date else { return nil }
    let seconds = withText(node) { isBinary ? try? ScalarText.real($0) : ScalarText.date($0) }
    return seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// The bytes of a data value; `nil` for other kinds and for values that the reader reported.
  package func data(_ node: NodeID) -> [UInt8]? {
    guard nodes[node].kind == .data else { return nil }
    return withText(node) { isBinary ? Array($0) : ScalarText.data($0) }
  }

  private static func with<Result, Failure: Error>(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The closure's error type is not inferred through `withUnsafeBufferPointer`.
    let result = bytes.withUnsafeBufferPointer { (bytes) -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body(UnsafeBufferPointer(rebasing: bytes[range])))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
