import IntentSchema

/// A part of a line in one style.
///
/// Its text is safe to draw: control characters and characters that change the text direction are escaped.
struct Span: Sendable, Hashable {
  let text: String
  let style: Style
  /// The width in columns.
  let width: Int

  init(_ text: String, _ style: Style = .plain) {
    self.text = visibleText(text)
    self.style = style
    width = self.text.displayWidth
  }

  /// Whether terminals may disagree about its width, or draw it from right to left.
  var isUncertain: Bool {
    text.unicodeScalars.contains { $0.value > 0x2FF && !(0x2010...0x2BFF).contains($0.value) }
  }

  /// Whether it has right-to-left text.
  var isRightToLeft: Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  /// The longest prefix that fits.
  func prefix(columns: Int) -> Span {
    guard width > columns else { return self }
    var used = 0
    let kept = text.prefix { character in
      used += character.displayWidth
      return used <= columns
    }
    return Span(String(kept), style)
  }

  /// The longest suffix that fits.
  func suffix(columns: Int) -> Span {
    guard width > columns else { return self }
    var rest = width
    let kept = text.drop { character in
      guard rest > columns else { return false }
      rest -= character.displayWidth
      return true
    }
    return Span(String(kept), style)
  }
}
