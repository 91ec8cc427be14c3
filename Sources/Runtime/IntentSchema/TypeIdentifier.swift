/// Uniform type identifiers of files, such as `public.image`.
package enum TypeIdentifier {
  /// Whether the text is words of letters, digits, hyphens and any characters beyond ASCII, joined by dots. Apple's
  /// systems reject other characters, such as `_`.
  package static func isValid(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words.count > 1 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(isAllowed) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte >= 0x80
  }
}
