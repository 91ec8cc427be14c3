import IntentDiagnostics

/// Writes indented Swift as swift-format would.
package struct SwiftWriter {
  /// In swift-format's default configuration.
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
      for row in Self.wrapped(text, to: Self.width - indentation - 4) {
        startLine()
        bytes.append(utf8: "/// ")
        bytes.append(utf8: row)
        endLine()
      }
      isFirst = false
    }
  }

  package mutating func block(_ head: SwiftText, _ body: (inout SwiftWriter) -> Void) {
    line("\(head) {")
    indentation += Self.step
    body(&self)
    indentation -= Self.step
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

  package mutating func call(_ head: SwiftText, _ arguments: [SwiftExpression], _ tail: SwiftText = "") {
    write(SwiftExpression("\(head)(", arguments, ")\(tail)"))
  }

  package mutating func write(_ expression: SwiftExpression, _ end: SwiftText = "") {
    guard indentation + expression.width + end.bytes.count > Self.width, !expression.arguments.isEmpty else {
      startLine()
      expression.write(to: &bytes)
      bytes.append(contentsOf: end.bytes)
      endLine()
      return
    }
    let expression = expression.wrapped(to: Self.width - indentation)
    line(expression.head)
    guard !expression.isLabel else {
      return indented { writer in for value in expression.arguments { writer.write(value, end) } }
    }
    // Only array and dictionary literals may have a trailing comma.
    let hasTrailingComma = expression.head.bytes.last == UInt8(ascii: "[") && expression.arguments.count > 1
    indented { writer in
      for (index, argument) in expression.arguments.enumerated() {
        let isLast = index == expression.arguments.count - 1
        writer.write(argument, isLast && !hasTrailingComma ? "" : ",")
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

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    guard text.utf8.count > width else { return [text] }
    var rows: [String] = []
    var row = ""
    for word in text.split(separator: " ") {
      if !row.isEmpty, row.utf8.count + word.utf8.count + 1 > width {
        rows.append(row)
        row = ""
      }
      if !row.isEmpty { row += " " }
      row += word
    }
    rows.append(row)
    return rows
  }
}

extension SwiftWriter {
  package static let deprecation = "@available(*, deprecated)"

  /// Swift warns about a reference to a deprecated declaration unless both declarations are deprecated.
  package mutating func deprecation(of intent: DefinitionSchema.Intent) {
    if intent.isDeprecated { line(Self.deprecation) }
  }

  /// If imports are public by default, an import with a level below `public` conflicts with plain imports of
  /// the same module.
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
