import IntentDiagnostics

/// Writes indented Swift as swift-format would.
package struct SwiftWriter {
  /// The length of a line in swift-format's default configuration.
  private static let width = 100
  private static let step = 2

  package private(set) var bytes: [UInt8] = []
  private var indentation = 0

  package init() {}

  package mutating func line() {
    endLine()
  }

  package mutating func line(_ text: SwiftText) {
    if !text.bytes.isEmpty {
      startLine()
      bytes.append(contentsOf: text.bytes)
    }
    endLine()
  }

  @_disfavoredOverload
  package mutating func line(_ text: String) {
    line(SwiftText(text))
  }

  package mutating func comment(_ paragraphs: [String]) {
    var isFirst = true
    for paragraph in paragraphs {
      let text = PlainText.line(paragraph)
      guard !text.isEmpty else { continue }
      if !isFirst { line("///") }
      text.withBytes { writeRows(of: $0[...], width: Self.width - indentation - 4) }
      isFirst = false
    }
  }

  package mutating func block(_ head: SwiftText, _ body: (inout SwiftWriter) -> Void) {
    startLine()
    bytes.append(contentsOf: head.bytes)
    bytes.append(utf8: " {\n")
    indented(body)
    line("}")
  }

  mutating func type(_ head: SwiftText, _ conformance: String, _ body: (inout SwiftWriter) -> Void) {
    let whole = SwiftExpression("\(head): \(conformance)")
    if indentation + whole.width + 2 <= Self.width { return block(whole.head, body) }
    if indentation + whole.width <= Self.width {
      line(whole.head)
    } else {
      line("\(head):")
      indented { $0.line(conformance) }
    }
    line("{")
    indented(body)
    line("}")
  }

  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    indentation += Self.step
    body(&self)
    indentation -= Self.step
  }

  package mutating func call(_ head: SwiftText, _ arguments: [SwiftExpression], _ tail: SwiftText? = nil) {
    write(SwiftExpression("\(head)(", arguments, tail.map { ")\($0)" } ?? .closing))
  }

  /// Writes an expression on one line or, if it doesn't fit, each argument on a line of its own.
  package mutating func write(_ expression: SwiftExpression, _ end: SwiftText = .empty) {
    guard indentation + expression.width + end.bytes.count > Self.width, expression.canWrap else {
      startLine()
      expression.write(to: &bytes)
      bytes.append(contentsOf: end.bytes)
      endLine()
      return
    }
    let endWidth = expression.arguments.isEmpty ? end.bytes.count : 0
    let expression = expression.wrapped(to: Self.width - indentation - endWidth)
    line(expression.head)
    guard !expression.isLabel else {
      return indented { writer in for value in expression.arguments { writer.write(value, end) } }
    }
    // Only array and dictionary literals may have a trailing comma.
    let hasTrailingComma = expression.head.bytes.last == UInt8(ascii: "[") && expression.arguments.count > 1
    indented { writer in
      for (index, argument) in expression.arguments.enumerated() {
        let isLast = index == expression.arguments.count - 1
        writer.write(argument, isLast && !hasTrailingComma ? .empty : .comma)
      }
    }
    line("\(expression.tail)\(end)")
  }

  private mutating func startLine() {
    bytes.append(spaces: indentation)
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Breaks a text at its spaces, into comment lines of at most the width where words are short enough.
  private mutating func writeRows(of text: Slice<UnsafeBufferPointer<UInt8>>, width: Int) {
    let space = UInt8(ascii: " ")
    var rest = text
    while !rest.isEmpty {
      var end = rest.endIndex
      if rest.count > width {
        let limit = rest.startIndex + width
        end = rest[...limit].lastIndex(of: space) ?? rest[limit...].firstIndex(of: space) ?? end
      }
      startLine()
      bytes.append(utf8: "/// ")
      bytes.append(contentsOf: rest[..<end])
      endLine()
      rest = rest[end...].dropFirst()
    }
  }
}

extension SwiftWriter {
  package static let deprecation = "@available(*, deprecated)"

  /// Marks a declaration of a deprecated intent as deprecated, too: otherwise Swift would warn about its
  /// references.
  package mutating func deprecation(of intent: DefinitionSchema.Intent) {
    if intent.isDeprecated { line(Self.deprecation) }
  }

  /// Writes imports with their access level. If imports are public by default, an import with a level below
  /// `public` conflicts with plain imports of the same module.
  package mutating func imports(_ modules: [String], _ accessLevel: AccessLevel) {
    switch accessLevel {
    case .public:
      for module in modules { line("public import \(module)") }
    case .internal:
      for module in modules { line("import \(module)") }
    case .package:
      guard !modules.isEmpty else { return }
      line("#if hasFeature(InternalImportsByDefault)")
      indented { writer in for module in modules { writer.line("package import \(module)") } }
      line("#else")
      indented { writer in for module in modules { writer.line("import \(module)") } }
      line("#endif")
    }
  }
}
