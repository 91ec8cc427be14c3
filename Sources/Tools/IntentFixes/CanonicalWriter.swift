import IntentDefinition
import IntentPlatform
import IntentSchema

/// Writes a property list as Xcode does: indents with tabs, sorts every dictionary's keys by code points, and
/// normalizes other notations, such as character references and hexadecimal integers.
struct CanonicalWriter {
  /// Precedes the indentation of each line but the first.
  private let margin: String
  private(set) var text = ""

  init(_ value: PropertyValue, margin: String) {
    self.margin = margin
    write(value, depth: 0)
  }

  private mutating func write(_ value: PropertyValue, depth: Int) {
    switch value.contents {
    case .dictionary([:]): text += "<dict/>"
    case .dictionary:
      text += "<dict>"
      for (name, value) in value.sorted {
        startLine(depth + 1)
        text += "<key>\(XMLText.escaped(name))</key>"
        startLine(depth + 1)
        write(value, depth: depth + 1)
      }
      startLine(depth)
      text += "</dict>"
    case .array([]): text += "<array/>"
    case .array(let elements):
      text += "<array>"
      for element in elements {
        startLine(depth + 1)
        write(element, depth: depth + 1)
      }
      startLine(depth)
      text += "</array>"
    case .scalar(let scalar): write(scalar, depth)
    }
  }

  private mutating func write(_ scalar: PropertyScalar, _ depth: Int) {
    switch scalar {
    case .string(let value): text += "<string>\(XMLText.escaped(value, keepsReturns: true))</string>"
    case .integer: text += "<integer>\(scalar.text)</integer>"
    case .real: text += "<real>\(scalar.text)</real>"
    case .boolean: text += "<\(scalar.text)/>"
    case .date: text += "<date>\(scalar.text)</date>"
    case .data: write(Array(scalar.text.utf8), depth)
    }
  }

  /// Indents lines like the tag, by at most eight tabs, and wraps at 76 columns. A tab counts as eight
  /// columns.
  private mutating func write(_ data: [UInt8], _ depth: Int) {
    let indent = min(depth, 8)
    let width = 76 - indent * 8
    text += "<data>"
    for start in stride(from: 0, to: data.count, by: width) {
      startLine(indent)
      text += String(decoding: data[start..<min(start + width, data.count)], as: UTF8.self)
    }
    startLine(depth)
    text += "</data>"
  }

  private mutating func startLine(_ depth: Int) {
    text += "\n"
    text += margin
    for _ in 0..<depth { text += "\t" }
  }
}

extension PropertyValue {
  /// The value as an XML element, with the indentation `margin` in its first line.
  package func element(margin: String) -> String { CanonicalWriter(self, margin: margin).text }

  /// A file with the value, as Xcode saves it.
  package var file: [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(element(margin: ""))
      </plist>

      """.utf8
    )
  }
}

extension PropertyScalar {
  /// The text between the tags, unescaped and without indentation.
  package var text: String {
    switch self {
    case .string(let text): text
    case .integer(let number): number.description
    case .real(let number): Self.text(of: number)
    case .boolean(let flag): "\(flag)"
    case .date(let date): Self.text(of: date)
    case .data(let data): Data(data).base64EncodedString()
    }
  }

  /// A date beyond all calendars becomes the start of 2001.
  private static func text(of date: Date) -> String {
    let second = date.timeIntervalSinceReferenceDate.rounded(.down)
    return DateText.text(of: Date(timeIntervalSinceReferenceDate: second)) ?? "2001-01-01T00:00:00Z"
  }

  /// Whole numbers other than zero have no decimal point.
  private static func text(of real: Double) -> String {
    if real.isNaN { return "nan" }
    if real.isInfinite { return real < 0 ? "-infinity" : "+infinity" }
    let text = real.description
    return real == 0 || !text.hasSuffix(".0") ? text : String(text.dropLast(2))
  }
}
