import AppProjects
import IntentComparison
import IntentDiagnostics
import IntentLocalisation

struct WidgetMove {
  let call: CallSite
  let source: SourceWords
  let appIntent: String
  let className: String

  private var edits: [(range: Range<Int>, text: String)]? {
    let word = "IntentConfiguration"
    guard let intent = call.arguments.first(where: { $0.label == "intent" }),
      let provider = call.arguments.first(where: { $0.label == "provider" }), let old = provider.text,
      call.callee.hasSuffix(word)
    else { return nil }
    let end = call.range.start + call.callee.utf8.count
    return [
      (end - word.utf8.count..<end, "App" + word),
      (intent.range.start..<intent.range.end, "\(appIntent).self"),
      (
        provider.range.start..<provider.range.end,
        "IntentWidgets.MigratedTimelineProvider(\(old)) { \(className)($0.configuration) }"
      ),
    ]
  }

  /// Prefers the last import before any `#if`. Returns 0 without imports.
  static func importPosition(after imports: [NameCode], in source: SourceWords) -> Int {
    let condition = source.first("#if ", from: 0, to: source.bytes.count) ?? source.bytes.count
    let last = imports.last { $0.range.end <= condition } ?? imports.last
    return last.map { source.lineEnd(after: $0.range.end) } ?? 0
  }

  private static let systems = "iOS 17.0, macOS 14.0, watchOS 10.0, *"

  /// Returns `false` if the call has an unexpected form.
  ///
  /// - Parameter expression: The call and its modifiers, to keep for older systems; `nil` if the app only
  ///   runs on systems with `AppIntentConfiguration`.
  func add(to all: inout TextEdits, besidesOld expression: CodeRange?) -> Bool {
    guard let edits else { return false }
    guard let expression else {
      for edit in edits { all.replace(edit.range, with: edit.text) }
      return true
    }
    let bytes = Array(source.bytes[expression.start..<expression.end])
    var inner = TextEdits()
    for edit in edits {
      let range = edit.range
      inner.replace(
        range.lowerBound - expression.start..<range.upperBound - expression.start,
        with: edit.text
      )
    }
    let old = String(decoding: bytes, as: UTF8.self)
    let new = String(decoding: inner.applied(to: bytes), as: UTF8.self)
    let margin = source.indentation(at: expression.start)
    let step = margin.contains("\t") ? "\t" : margin.utf8.count % 4 == 0 ? "    " : "  "
    let text = """
      if #available(\(Self.systems)) {
      \(margin)\(step)return \(Self.indented(new, step))
      \(margin)} else {
      \(margin)\(step)return \(Self.indented(old, step))
      \(margin)}
      """
    all.replace(startWithReturn(expression)..<expression.end, with: text)
    return true
  }

  private func startWithReturn(_ expression: CodeRange) -> Int {
    var start = expression.start
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[start - 1]) { start -= 1 }
    let word = Array("return".utf8)
    return source.bytes[..<start].suffix(word.count).elementsEqual(word)
      ? start - word.count : expression.start
  }

  private static func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  private static func indented(_ text: String, _ step: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: isLineEnd).enumerated()
      .map { $0 == 0 || $1.allSatisfy(\.isWhitespace) ? String($1) : step + $1 }.joined(separator: "\n")
  }
}
