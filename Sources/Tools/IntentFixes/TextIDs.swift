import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// IDs in Xcode's style: six letters and digits from a hash of what names the text. A text gets the same ID in
/// every run, unless another text has that ID already. No two texts of a module get the same one.
package struct TextIDs {
  /// Where a text starts: its file, and the offset of its first byte.
  private struct Start: Hashable {
    var file: String
    var offset: Int
  }

  private var taken: Set<String> = []
  private var texts: [Start: DefinitionText] = [:]
  private let sources: [String: SourceText]

  package init(taken: Set<String>) { (self.taken, sources) = (taken, [:]) }

  package init(_ result: CompilerCall.Result) {
    let found = result.diagnostics.filter { $0.rule == .textWithoutID }
    sources = Dictionary(firsts: result.compilation.sources.map { ($0.path, $0) })
    guard !found.isEmpty else { return }
    for file in result.compilation.module.files {
      file.definition.forEachText { text in
        if let id = text.text.id?.value, !id.isEmpty {
          taken.insert(id)
        } else if let start = text.text.text?.range?.lowerBound {
          texts[Start(file: file.definition.path, offset: start)] = text
        }
      }
    }
  }

  /// The fix for a text without an ID; `nil` for other problems.
  package mutating func fix(_ diagnostic: Diagnostic) -> Diagnostic.Fix? {
    guard diagnostic.rule == .textWithoutID, let file = diagnostic.location?.file,
      let range = diagnostic.location?.range, let source = sources[file],
      let text = texts[Start(file: file, offset: range.lowerBound)]
    else { return nil }
    let element = text.site.path().element
    let id = newID(from: Self.seed(text.site.definition.name, element, text.key, text.detail?.words ?? ""))
    let message = "add the ID '\(id)'"
    if let empty = text.text.id?.range {
      let isElement = source.bytes[empty].first == UInt8(ascii: "<")
      let element = isElement ? "<string>\(id)</string>" : id
      return Diagnostic.Fix(message, replacing: empty, with: element, isSafe: true)
    }
    // Keys are sorted, so the ID follows its text.
    let end = "</string>"
    guard source.bytes[range.upperBound...].starts(with: end.utf8) else { return nil }
    let insertion = range.upperBound + end.utf8.count
    let space = Self.space(before: range.lowerBound, in: source.bytes)
    return Diagnostic.Fix(
      message,
      replacing: insertion..<insertion,
      with: "\(space)<key>\(text.key.id.name)</key>\(space)<string>\(id)</string>",
      isSafe: true
    )
  }

  package static func seed(_ name: String, _ element: ElementPath?, _ key: DefinitionKey, _ detail: String)
    -> [String]
  {
    [name, element?.ways.joined(separator: " › ") ?? "", key.name, detail]
  }

  package mutating func newID(from seed: [String]) -> String {
    var attempt = 0
    while true {
      let id = Self.id(of: seed.joined(separator: "\u{0}") + (attempt == 0 ? "" : "\u{0}\(attempt)"))
      if taken.insert(id).inserted { return id }
      attempt += 1
    }
  }

  private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  package static func id(of seed: String) -> String {
    // FNV-1a gives a text the same ID on each machine.
    var rest = seed.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(
      (0..<6).map { _ in
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt64(characters.count))
        rest = quotient
        return characters[Int(remainder)]
      }
    )
  }

  private static func space(before content: Int, in bytes: [UInt8]) -> String {
    guard let tag = bytes[..<content].lastIndex(of: UInt8(ascii: "<")) else { return "" }
    let start = bytes[..<tag].lastIndex { !ScalarText.isSpace($0) }.map { $0 + 1 } ?? tag
    return String(decoding: bytes[start..<tag], as: UTF8.self)
  }
}
