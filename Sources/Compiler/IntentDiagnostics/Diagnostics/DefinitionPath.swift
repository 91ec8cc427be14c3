import IntentSchema

/// Names a place in a definition, for programs and for people.
package struct DefinitionPath: Sendable, Hashable {
  /// `INIntents[0].INIntentParameters[2]`
  package var keys: ValuePath
  /// `UpNext › calendars`
  package var words: String

  /// Cuts overlong names, because every diagnostic stores its path.
  package init(keys: ValuePath, names: [String]) {
    let short = names.map { $0.utf8.count > 200 ? $0.shortened : $0 }
    self.init(keys: keys, words: short.joined(separator: " › "))
  }

  package init(keys: ValuePath = [], words: String = "") {
    self.keys = keys
    self.words = words
  }
}

/// A place and everything inside, as `intentc.json` names it: `UpNext.calendars`, `UpNext › calendars`, or in
/// keys, `INIntents[0].INIntentParameters[2]`.
package struct DefinitionPlace: Sendable, Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = Self.withPoints(text)
  }

  /// The innermost first, each at most `limit` bytes long.
  package static func around(_ path: DefinitionPath, limit: Int) -> [DefinitionPlace] {
    around(withPoints(path.words), limit) + around(path.keys.description, limit)
  }

  private static func around(_ text: String, _ limit: Int) -> [DefinitionPlace] {
    guard !text.isEmpty else { return [] }
    let bytes = text.utf8
    var ends = bytes.count <= limit ? [bytes.endIndex] : []
    var index = bytes.index(bytes.startIndex, offsetBy: min(limit + 1, bytes.count))
    while index > bytes.startIndex {
      index = bytes.index(before: index)
      if bytes[index] == UInt8(ascii: ".") { ends.append(index) }
    }
    return ends.map { DefinitionPlace(exactly: String(text[..<$0])) }
  }

  private init(exactly text: String) {
    self.text = text
  }

  private static func withPoints(_ text: String) -> String {
    guard text.contains("›") else { return text }
    return text.split(separator: "›", omittingEmptySubsequences: false)
      .map { part in
        let start = part.drop { $0 == " " }
        return String(start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.endIndex)])
      }
      .joined(separator: ".")
  }
}
