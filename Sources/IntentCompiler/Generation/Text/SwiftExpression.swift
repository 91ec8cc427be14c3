/// An expression that can be wrapped at its arguments.
struct SwiftExpression: ExpressibleByStringInterpolation {
  /// The text before the arguments, or the whole expression.
  let head: String
  let arguments: [SwiftExpression]
  /// The text after the arguments.
  let tail: String
  /// The length in bytes on one line.
  let length: Int

  init(stringLiteral text: String) {
    self.init(text)
  }

  /// An expression that is not wrapped.
  init(_ text: String) {
    head = text
    arguments = []
    tail = ""
    length = text.utf8.count
  }

  /// A call, a declaration with parameters, or anything else with arguments between two texts.
  init(_ head: String, _ arguments: [SwiftExpression], _ tail: String = ")") {
    self.head = head
    self.arguments = arguments
    self.tail = tail
    length =
      head.utf8.count + tail.utf8.count + arguments.reduce(0) { $0 + $1.length + 2 }
      - (arguments.isEmpty ? 0 : 2)
  }

  /// The expression with a prefix and a suffix.
  func wrapped(_ before: String, _ after: String = "") -> SwiftExpression {
    SwiftExpression(before + head, arguments, tail + after)
  }

  /// Writes the expression on one line.
  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: head.utf8)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(contentsOf: ", ".utf8) }
      argument.write(to: &bytes)
    }
    bytes.append(contentsOf: tail.utf8)
  }
}
