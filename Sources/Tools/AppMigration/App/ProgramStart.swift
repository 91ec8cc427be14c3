import AppFacts
import AppProjects
import IntentDiagnostics

/// Where a program starts: a type with `@main` or similar, an app's delegate, or `main.swift`.
struct ProgramStart: Sendable {
  /// `nil` in `main.swift` and in Objective-C.
  let type: TypeCode?
  let path: String

  init(_ path: String) {
    self.path = path
    type = nil
  }

  init?(_ type: TypeCode) {
    guard let path = type.range?.path else { return nil }
    self.path = path
    self.type = type
  }

  /// Returns `nil` if no part of the code surely runs at the start.
  func edit(_ source: SourceWords, _ imports: [NameCode], calling call: String) -> (
    position: Int, text: String
  )? {
    guard let type else {
      guard FilePath.name(of: path) == AppFolder.startName else { return nil }
      let last = imports.map(\.range.end).max()
      return (last.map { source.lineEnd(after: $0) } ?? 0, "\n\(call)\n")
    }
    // A type with 'main()' is never instantiated.
    let names =
      type.kind == .class
      ? [
        "application(_:didFinishLaunchingWithOptions:)", "application(_:willFinishLaunchingWithOptions:)",
        "applicationDidFinishLaunching(_:)", "applicationDidFinishLaunching()", "main()",
      ] : ["main()", "init()"]
    let functions = names.compactMap { name in type.functions.first { $0.name == name && $0.body != nil } }
    if let function = functions.first, let body = function.body?.range {
      return Self.edit(body, source, call, hasResult: function.name.hasPrefix("application("))
    }
    guard type.kind == .struct, let body = type.body else { return nil }
    let (position, hasCode) = Self.offset(after: body.start, source)
    let margin = source.indentation(at: body.start) + source.step
    let text = "\n\(margin)init() {\n\(margin)\(source.step)\(call)\n\(margin)}\n"
    return (position, hasCode ? text + "\n" + margin : text)
  }

  private static func edit(_ body: CodeRange, _ source: SourceWords, _ call: String, hasResult: Bool)
    -> (position: Int, text: String)
  {
    let (position, rest) = offset(after: body.start, source)
    let code = firstCode(in: body, source)
    // Without `return`, a body has only one expression, its result.
    if hasResult, let code, !source.words(in: body).contains("return") {
      let next = rest ? "; " : "\n" + source.indentation(at: code)
      return (code, "\(call)\(next)return ")
    }
    if rest, code != nil { return (position, " \(call);") }
    let outer = source.indentation(at: body.start)
    // The brace can be in a line of aligned parameters.
    let margin = rest ? nil : code.map(source.indentation)
    return (position, "\n\(margin ?? outer + source.step)\(call)" + (rest ? "\n" + outer : ""))
  }

  /// Skips comments at the ends of lines. Returns `nil` for an empty body.
  private static func firstCode(in body: CodeRange, _ source: SourceWords) -> Int? {
    let end = min(body.end, source.bytes.count) - 1
    var offset = body.start + 1
    while offset < end {
      if source.bytes[offset] <= 0x20 {
        offset += 1
      } else if source.bytes[offset...].starts(with: "//".utf8) {
        offset = source.lineEnd(after: offset)
      } else {
        return offset
      }
    }
    return nil
  }

  /// The offset after an opening brace and its comment, and whether code follows in the same line.
  private static func offset(after brace: Int, _ source: SourceWords) -> (position: Int, hasCode: Bool) {
    let end = source.lineEnd(after: brace)
    let line = CodeRange("", brace + 1, end)
    let rest = source.text(line).drop { $0.isWhitespace }
    guard rest.hasPrefix("//") else { return (brace + 1, !rest.isEmpty) }
    let ending = source.bytes[..<end].reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    return (end - ending, false)
  }
}
