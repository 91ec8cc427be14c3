import IntentCompiler
import IntentDiagnostics
import IntentFixes
import IntentLocalisation

extension LanguageServer {
  func formatting(_ parameters: JSONTree?) throws(ResponseError) -> JSONTree {
    guard let (path, document) = try document(parameters), DocumentURI.isDefinition(path) else {
      return .null
    }
    let result = CanonicalForm.format(InputFile(path: path, bytes: document.file))
    guard let formatted = result.bytes else {
      let reason = result.diagnostics.first { $0.severity == .error } ?? result.diagnostics.first
      throw ResponseError(.requestFailed, reason?.message ?? "the definition cannot be formatted")
    }
    // A new file from Xcode stays unchanged, with a byte order mark that the client's text lacks.
    let new = formatted.starts(with: OpenDocument.mark) ? Array(formatted.dropFirst(3)) : formatted
    return .array(edit(from: document.text, to: new).map { [$0] } ?? [])
  }

  /// Replaces only the lines that differ.
  private func edit(from text: DocumentText, to new: [UInt8]) -> JSONTree? {
    let old = text.bytes
    guard old != new else { return nil }
    let change = TextShift(from: old, to: new)
    let start = (old[..<change.start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let end = old[change.oldEnd...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? old.count
    let newEnd = new.count - (old.count - end)
    return [
      "range": text.range(start..<end, client.encoding),
      "newText": .string(String(decoding: new[start..<newEnd], as: UTF8.self)),
    ]
  }
}
