import IntentSchema

package struct DefinitionPath: Sendable, Hashable {
  /// `INIntents[0].INIntentParameters[2]`, or in a configuration `calendars[2].identifier`.
  package var keys: ValuePath
  /// `UpNext › calendars`. Empty if no element on the path has a name.
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

/// A place in a definition, as `intentc.json` names it: in words, `UpNext.calendars` or `UpNext › calendars`,
/// or in keys, `INIntents[0].INIntentParameters[2]`.
///
/// A place includes everything inside the element.
package struct DefinitionPlace: Sendable, Hashable {
  /// The words or keys, joined by dots.
  package let text: String

  package init(_ text: String) {
    self.text = Self.withPoints(text)
  }

  /// Returns the places that contain a path, the innermost first.
  ///
  /// - Parameter limit: The maximum length of a place in bytes.
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
