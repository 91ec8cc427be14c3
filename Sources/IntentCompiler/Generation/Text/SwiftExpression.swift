/// An expression that can be broken over lines at its arguments.
struct SwiftExpression: ExpressibleByStringInterpolation {
  /// What stands before the arguments, or all of it.
  let head: String
  let arguments: [SwiftExpression]
  /// What stands after the arguments.
  let tail: String
  /// How many bytes it takes on one line.
  let length: Int

  init(stringLiteral text: String) {
    self.init(text)
  }

  /// An expression that is not broken.
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

  /// The expression with a text before and after it.
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
