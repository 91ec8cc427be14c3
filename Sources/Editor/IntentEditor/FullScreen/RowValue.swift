import IntentSchema

/// Draws the value of a row.
struct RowValue {
  private let row: EditorRow
  private let picture: EditorPicture
  private let columns: Int

  /// - Parameter columns: The available width.
  init(_ row: EditorRow, _ picture: EditorPicture, columns: Int) {
    self.row = row
    self.picture = picture
    self.columns = columns
  }

  var line: Line {
    let line =
      switch row.control {
      case .toggle: toggle
      case .slider(let place): slider(place)
      case .list(let count, let maximum): list(count, maximum)
      case .newElement: Line()
      case .path: path
      default: text
      }
    return line.truncated(to: columns, ellipsis: picture.glyphs.ellipsis)
  }

  private var style: Style { row.isShown ? .plain : .faint }

  private var text: Line {
    guard row.value != nil, !row.text.isEmpty else {
      return Line(picture.oneLine(row.value == nil ? row.placeholder : "empty"), .faint)
    }
    return Line(picture.oneLine(row.text), style)
  }

  /// The end of a long path is more useful than its beginning.
  private var path: Line {
    let line = text
    guard line.width > columns, let span = line.spans.first else { return line }
    let ellipsis = Span(picture.glyphs.ellipsis, span.style)
    return Line([ellipsis, span.suffix(columns: columns - ellipsis.width)])
  }

  private var toggle: Line {
    let isOn = row.value == .boolean(true)
    var line = Line(isOn ? picture.glyphs.on : picture.glyphs.off, isOn && row.isShown ? .accent : .faint)
    line.append(" ")
    line.append(text)
    return line
  }

  /// A bar with a knob, and the number.
  private func slider(_ place: Double?) -> Line {
    let width = min(20, columns / 2)
    guard let place, width >= 6 else { return text }
    let knob = Int((Double(width - 1) * place).rounded())
    var line = Line(String(repeating: picture.glyphs.barFull, count: knob), row.isShown ? .accent : .faint)
    line.append(picture.glyphs.knob, row.isShown ? .accentBold : .faint)
    line.append(String(repeating: picture.glyphs.barEmpty, count: width - 1 - knob), .faint)
    line.append("  ")
    line.append(text)
    return line
  }

  private func list(_ count: Int, _ maximum: Int?) -> Line {
    if let maximum { return Line("\(count) of \(maximum)", count > maximum ? .error : .faint) }
    return Line(count == 0 ? "none" : "\(count)", .faint)
  }
}
