import IntentDiagnostics

/// A piece of Swift, written as a string literal. It collects bytes, which is much faster than appending to a
/// `String`.
package struct SwiftText: ExpressibleByStringInterpolation, Sendable {
  package private(set) var bytes: [UInt8] = []

  package init(_ text: String) {
    bytes.append(utf8: text)
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package init(stringInterpolation text: StringInterpolation) {
    bytes = text.bytes
  }

  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Writes a string literal: `"…"`.
  init(literal text: String) {
    bytes.reserveCapacity(text.utf8.count + 2)
    SwiftLiteral.append(text, to: &bytes)
  }

  /// Writes an argument with a string literal: `label: "…"`.
  init(label: String, literal text: String) {
    bytes.reserveCapacity(label.utf8.count + text.utf8.count + 4)
    bytes.append(utf8: label)
    bytes.append(utf8: ": ")
    SwiftLiteral.append(text, to: &bytes)
  }

  private init() {}

  // Used by nearly every expression, so made once.
  static let empty = SwiftText()
  static let comma = SwiftText(",")
  package static let closing = SwiftText(")")

  /// The length of the text in characters.
  var width: Int {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }

  /// Collects the pieces of a string literal in a back end as bytes.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      // Most names are this short.
      bytes.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ text: String) {
      bytes.append(utf8: text)
    }

    package mutating func appendInterpolation(_ text: String) {
      bytes.append(utf8: text)
    }

    package mutating func appendInterpolation(_ text: SwiftText) {
      bytes.append(contentsOf: text.bytes)
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      bytes.append(utf8: "\(value)")
    }
  }
}
