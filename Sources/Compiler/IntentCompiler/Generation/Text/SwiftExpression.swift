/// An expression that is laid out later: on one line if it fits, else with each argument on its own line.
package struct SwiftExpression: ExpressibleByStringInterpolation {
  package let head: String
  package let gap: String
  package let arguments: [SwiftExpression]
  package let tail: String
  package let width: Int
  /// Is part of `head`.
  private let label: String

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package init(_ text: String) {
    self.init(text, [], "")
  }

  package init(_ head: String, gap: String = "", _ arguments: [SwiftExpression], _ tail: String = ")") {
    self.init(head, label: "", gap: gap, arguments, tail)
  }

  private init(_ head: String, label: String, gap: String, _ arguments: [SwiftExpression], _ tail: String) {
    self.head = head
    self.label = label
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

  package static func text(_ text: String) -> SwiftExpression {
    SwiftExpression(SwiftLiteral.string(text))
  }

  package static func text(_ label: String, _ text: String) -> SwiftExpression {
    .text(text).labelled("\(label):")
  }

  /// Moves the expression to the next line if it doesn't fit and can't wrap.
  package func labelled(_ label: String) -> SwiftExpression {
    guard !arguments.isEmpty, gap.isEmpty else { return onNextLine(after: label) }
    return SwiftExpression("\(label) \(head)", label: label, gap: "", arguments, tail)
  }

  package func onNextLine(after head: String) -> SwiftExpression {
    SwiftExpression(head, gap: " ", [self], "")
  }

  /// With the value on the line after the label if the label and the value's head do not fit in one line.
  func wrapped(to width: Int) -> SwiftExpression {
    guard !label.isEmpty, Self.width(of: head) > width else { return self }
    return SwiftExpression(String(head.dropFirst(label.count + 1)), arguments, tail).onNextLine(after: label)
  }

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
