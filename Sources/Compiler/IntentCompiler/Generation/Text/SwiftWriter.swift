import IntentDiagnostics

/// Writes indented Swift as swift-format would.
package struct SwiftWriter {
  /// In swift-format's default configuration.
  private static let width = 100
  private static let step = 2

  package private(set) var bytes: [UInt8] = []
  private var indentation = 0

  package init() {}

  package mutating func line(_ text: String = "") {
    if !text.isEmpty {
      startLine()
      bytes.append(contentsOf: text.utf8)
    }
    endLine()
  }

  package mutating func comment(_ paragraphs: [String]) {
    var isFirst = true
    for paragraph in paragraphs {
      let text = PlainText.line(paragraph)
      guard !text.isEmpty else { continue }
      if !isFirst { line("///") }
      for row in Self.wrapped(text, to: Self.width - indentation - 4) {
        startLine()
        bytes.append(contentsOf: "/// ".utf8)
        bytes.append(contentsOf: row.utf8)
        endLine()
      }
      isFirst = false
    }
  }

  package mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line("\(head) {")
    indentation += Self.step
    body(&self)
    indentation -= Self.step
    line("}")
  }

  mutating func type(_ head: String, _ conformance: String, _ body: (inout SwiftWriter) -> Void) {
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

  package mutating func call(_ head: String, _ arguments: [SwiftExpression], _ tail: String = "") {
    write(SwiftExpression("\(head)(", arguments, ")\(tail)"))
  }

  package mutating func write(_ expression: SwiftExpression, _ end: String = "") {
    guard indentation + expression.width + end.utf8.count > Self.width, !expression.arguments.isEmpty else {
      startLine()
      expression.write(to: &bytes)
      bytes.append(contentsOf: end.utf8)
      endLine()
      return
    }
    let expression = expression.wrapped(to: Self.width - indentation)
    line(expression.head)
    guard expression.gap.isEmpty else {
      return indented { writer in for value in expression.arguments { writer.write(value, end) } }
    }
    // Only array and dictionary literals may have a trailing comma.
    let last = expression.head.hasSuffix("[") && expression.arguments.count > 1 ? "," : ""
    indented { writer in
      for (index, argument) in expression.arguments.enumerated() {
        writer.write(argument, index == expression.arguments.count - 1 ? last : ",")
      }
    }
    line(expression.tail + end)
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
