/// Replaces characters that control a terminal, break lines, change the text direction or are invisible by
/// escapes such as `\u{1B}`. Also escapes the start of commands such as `::error::`, which the log of GitHub,
/// Azure or TeamCity would run.
package func visibleText(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy {
    $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "#")
  }
  if isPlain { return text }
  var result = ""
  var rest = text.unicodeScalars[...]
  var isStart = true
  while let scalar = rest.first {
    if scalar.isUnsafeToPrint || rest.startsCommand(isStart: isStart) {
      result += scalar.escaped
    } else {
      result.unicodeScalars.append(scalar)
    }
    isStart = isStart && scalar.properties.isWhitespace
    rest.removeFirst()
  }
  return result
}

/// Shows a text of several lines as one line, with `⏎` for each line break.
package func visibleLine(_ text: String) -> String {
  guard text.utf8.contains(0x0A) else { return visibleText(text) }
  return visibleText(String(text.map { $0 == "\n" || $0 == "\r\n" ? "⏎" : $0 }))
}

extension Substring.UnicodeScalarView {
  /// GitHub runs a line that begins with `::`, after spaces, and what follows `##[` anywhere; Azure `##vso[`,
  /// and TeamCity `##teamcity[`.
  fileprivate func startsCommand(isStart: Bool) -> Bool {
    switch first {
    case ":": isStart && dropFirst().first == ":"
    case "#":
      starts(with: "##".unicodeScalars)
        && dropFirst(2).drop { $0.properties.isAlphabetic }.first == "["
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The joiners U+200C and U+200D count as safe, because emoji and several scripts need them.
  package var isUnsafeToPrint: Bool {
    if value < 0x7F { return value < 0x20 }
    if value == 0x200C || value == 0x200D { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return properties.isNoncharacterCodePoint
    }
  }

  /// The character as a Swift string escapes it: `\u{202E}`.
  package var escaped: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}

extension StringProtocol {
  package var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// Terminal columns. An emoji, flag or keycap takes 2 columns, however many scalars it joins.
  package var displayWidth: Int {
    if let value = asciiValue { return value < 0x20 || value == 0x7F ? 0 : 1 }
    guard let first = unicodeScalars.first else { return 0 }
    let isEmoji =
      first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains { $0.value == 0xFE0F }
    return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || value >= 0x7F && value < 0xA0 || value == 0xAD ? 0 : 1 }
    // A Korean syllable draws its vowel and final consonant into its first letter.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks of wide characters in Unicode's Annex #11, without emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
