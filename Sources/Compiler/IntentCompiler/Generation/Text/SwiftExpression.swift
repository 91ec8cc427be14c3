/// An expression that can be wrapped at its arguments.
package struct SwiftExpression: ExpressibleByStringInterpolation {
  /// The text before the arguments, or the whole expression.
  package let head: String
  /// The text between the head and the first argument if both are on one line.
  package let gap: String
  package let arguments: [SwiftExpression]
  /// The text after the arguments.
  package let tail: String
  /// The width in characters on one line.
  package let width: Int

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// An expression that is not wrapped.
  package init(_ text: String) {
    self.init(text, [], "")
  }

  /// A call, a declaration with parameters, or anything else with arguments between two texts.
  package init(_ head: String, gap: String = "", _ arguments: [SwiftExpression], _ tail: String = ")") {
    self.head = head
    self.gap = gap
    self.arguments = arguments
    self.tail = tail
    let separators = 2 * max(0, arguments.count - 1)
    // swift-format reserves the width of a comma after the last element.
    let comma = head.hasSuffix("[") && arguments.count > 1 ? 1 : 0
    width =
      Self.width(of: head) + gap.utf8.count + tail.utf8.count + separators + comma
      + arguments.reduce(0) { $0 + $1.width }
  }

  /// A text as a literal.
  package static func text(_ text: String) -> SwiftExpression {
    SwiftExpression(SwiftLiteral.string(text))
  }

  /// A text as a labelled argument.
  package static func text(_ label: String, _ text: String) -> SwiftExpression {
    .text(text).labelled("\(label):")
  }

  /// The expression after a label, a case or an equals sign. It moves to the next line if it does not fit and has
  /// no arguments to wrap at.
  package func labelled(_ label: String) -> SwiftExpression {
    guard !arguments.isEmpty, gap.isEmpty else { return onNextLine(after: label) }
    return SwiftExpression("\(label) \(head)", arguments, tail)
  }

  /// The expression after a text. It moves to the next line if it does not fit.
  package func onNextLine(after head: String) -> SwiftExpression {
    SwiftExpression(head, gap: " ", [self], "")
  }

  /// Writes the expression on one line.
  package func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: head.utf8)
    bytes.append(contentsOf: gap.utf8)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(contentsOf: ", ".utf8) }
      argument.write(to: &bytes)
    }
    bytes.append(contentsOf: tail.utf8)
  }

  private static func width(of text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.count
  }
}
