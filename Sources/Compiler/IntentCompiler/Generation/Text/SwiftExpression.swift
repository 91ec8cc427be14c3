import IntentDiagnostics

/// An expression that is laid out later: on one line if it fits, else with each argument on its own line.
package struct SwiftExpression: ExpressibleByStringInterpolation, Sendable {
  let head: SwiftText
  /// Whether a space follows the head, or a line break if the arguments don't fit.
  let isLabel: Bool
  let arguments: [SwiftExpression]
  let tail: SwiftText
  let width: Int
  /// The length of the label at the start of `head`, in bytes.
  private let labelLength: Int

  package init(stringLiteral text: String) {
    self.init(SwiftText(text), [], .empty)
  }

  package init(stringInterpolation text: SwiftText.StringInterpolation) {
    self.init(SwiftText(stringInterpolation: text), [], .empty)
  }

  package init(_ text: String) {
    self.init(SwiftText(text), [], .empty)
  }

  package init(_ head: SwiftText, _ arguments: [SwiftExpression], _ tail: SwiftText = .closing) {
    self.init(head, isLabel: false, labelLength: 0, arguments, tail)
  }

  private init(
    _ head: SwiftText,
    isLabel: Bool,
    labelLength: Int,
    _ arguments: [SwiftExpression],
    _ tail: SwiftText
  ) {
    self.head = head
    self.isLabel = isLabel
    self.labelLength = labelLength
    self.arguments = arguments
    self.tail = tail
    let separators = 2 * max(0, arguments.count - 1)
    // swift-format reserves the width of a comma after the last element.
    let comma = arguments.count > 1 && head.bytes.last == UInt8(ascii: "[") ? 1 : 0
    width =
      head.width + (isLabel ? 1 : 0) + tail.bytes.count + separators + comma
      + arguments.reduce(0) { $0 + $1.width }
  }

  package static func text(_ text: String) -> SwiftExpression {
    SwiftExpression(SwiftText(literal: text), [], .empty)
  }

  package static func text(_ label: String, _ text: String) -> SwiftExpression {
    let head = SwiftText(label: label, literal: text)
    return SwiftExpression(head, isLabel: false, labelLength: label.utf8.count + 1, [], .empty)
  }

  /// Moves the expression to the next line if it doesn't fit and can't wrap.
  package func labelled(_ label: SwiftText) -> SwiftExpression {
    guard labelLength == 0, !isLabel else { return onNextLine(after: label) }
    return SwiftExpression(
      "\(label) \(head)",
      isLabel: false,
      labelLength: label.bytes.count,
      arguments,
      tail
    )
  }

  package func onNextLine(after head: SwiftText) -> SwiftExpression {
    SwiftExpression(head, isLabel: true, labelLength: 0, [self], .empty)
  }

  /// Whether the expression can take several lines.
  var canWrap: Bool { !arguments.isEmpty || labelLength > 0 }

  /// Puts the value on the line after the label if the label and the value's head don't fit in one line.
  func wrapped(to width: Int) -> SwiftExpression {
    guard labelLength > 0, head.width > width else { return self }
    let value = SwiftExpression(SwiftText(bytes: head.bytes[(labelLength + 1)...]), arguments, tail)
    return value.onNextLine(after: SwiftText(bytes: head.bytes[..<labelLength]))
  }

  func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: head.bytes)
    if isLabel { bytes.append(UInt8(ascii: " ")) }
    for (index, argument) in arguments.enumerated() {
      if index > 0 { bytes.append(utf8: ", ") }
      argument.write(to: &bytes)
    }
    bytes.append(contentsOf: tail.bytes)
  }
}

extension SwiftExpression {
  /// The argument with the earlier names of a parameter, case or property; `nil` without any.
  static func formerly(_ names: [String]) -> SwiftExpression? {
    names.isEmpty ? nil : SwiftExpression("formerly: [", names.map { .text($0) }, "]")
  }
}
