import IntentDefinition
import IntentPlatform

/// Indents with tabs, sorts every dictionary's keys by code points, and normalizes other notations, such as
/// character references and hexadecimal integers.
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
    case .data(let data): write(Base64.text(of: data), depth)
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
    case .date(let date): CanonicalDate.text(of: date)
    case .data(let data): String(decoding: Base64.text(of: data), as: UTF8.self)
    }
  }

  /// Whole numbers other than zero have no decimal point.
  private static func text(of real: Double) -> String {
    if real.isNaN { return "nan" }
    if real.isInfinite { return real < 0 ? "-infinity" : "+infinity" }
    let text = real.description
    return real == 0 || !text.hasSuffix(".0") ? text : String(text.dropLast(2))
  }
}

/// Writes dates such as `2024-01-31T12:00:00Z`.
enum CanonicalDate {
  /// A date beyond all calendars becomes the start of 2001.
  static func text(of date: Date) -> String {
    let seconds = Int(exactly: date.timeIntervalSinceReferenceDate.rounded(.down)) ?? 0
    let (day, second) = seconds.quotientAndFloorRemainder(by: 86_400)
    let (year, month, dayOfMonth) = civil(daysSince2001: day)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
      + "T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  /// Computes with a year that begins in March, so that the leap day is last.
  private static func civil(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 730_791).quotientAndFloorRemainder(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int {
  fileprivate func quotientAndFloorRemainder(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// Writes data as Base64, without Foundation.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Pads with `=` to a multiple of four characters.
  static func text(of data: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let group = data[start..<min(start + 3, data.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(3 - group.count) * 8
      for place in 0..<4 {
        let sextet = Int(bits >> UInt32(18 - place * 6) & 0x3F)
        text.append(place <= group.count ? alphabet[sextet] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
