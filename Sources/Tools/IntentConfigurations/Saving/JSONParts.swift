/// The members of an object or the elements of an array in a JSON text, with the white space between them.
struct JSONParts {
  /// A member or an element.
  struct Part {
    var text: String
    /// The white space before it; `nil` for what the others have.
    fileprivate var lead: String?
    /// The white space between it and the next comma.
    fileprivate var end = ""
  }

  /// The indentation of the parts, if each is on its own line.
  private(set) var margin = ""
  private var leads: [String] = []
  private var ends: [String] = []
  private let close: String
  private var usual = " "

  /// - Parameters:
  ///   - ranges: The bytes of each part; there is at least one.
  ///   - whole: The bytes of the object or array.
  ///   - bytes: The whole text.
  init(_ ranges: [Range<Int>], in whole: Range<Int>, of bytes: [UInt8]) throws {
    func space(_ range: Range<Int>) throws -> String {
      guard bytes[range].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
        throw JSONChange.Unusual()
      }
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var place = whole.lowerBound + 1
    for range in ranges {
      guard place <= range.lowerBound else { throw JSONChange.Unusual() }
      var lead = place..<range.lowerBound
      if !leads.isEmpty {
        guard let comma = bytes[lead].firstIndex(of: UInt8(ascii: ",")) else { throw JSONChange.Unusual() }
        ends.append(try space(place..<comma))
        lead = comma + 1..<range.lowerBound
      }
      leads.append(try space(lead))
      place = range.upperBound
    }
    ends.append("")
    close = try space(place..<whole.upperBound - 1)
  }

  /// Takes over how these parts are separated, and tells the layout of what is written among them.
  mutating func lay(out layout: inout JSONLayout) {
    if let line = JSONChange.lastLine(leads[0]) {
      margin = String(line)
      // Without the empty lines that a part may have before it.
      usual = layout.newline + line
    } else {
      usual = leads.count > 1 ? leads[1] : layout.colon.last?.isWhitespace == true ? " " : ""
      layout.indentation = nil
      layout.comma = "," + usual
    }
  }

  /// A part of the text, perhaps with another value.
  func old(_ index: Int, text: String) -> Part {
    Part(text: text, lead: index == 0 ? nil : leads[index], end: ends[index])
  }

  func new(_ text: String) -> Part {
    Part(text: text)
  }

  func text(_ open: String, _ parts: [Part], _ close: String) -> String {
    var result = open
    for (index, part) in parts.enumerated() {
      result += index == 0 ? leads[0] : "," + (part.lead ?? usual)
      result += part.text
      if index < parts.count - 1 { result += part.end }
    }
    return result + self.close + close
  }
}
