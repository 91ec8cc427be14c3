/// A binary property list. A 32-byte trailer contains the position of the offset table, the width of its
/// entries, and the width of references. All numbers are big-endian.
struct BinaryObjectTable {
  typealias Problem = BinaryPropertyListReader.Problem

  /// An object of a binary property list. It refers to others by their offsets.
  enum Value {
    case boolean(Bool)
    /// A value as bytes: text in UTF-8, a number as text, a date as text in seconds since 2001, or raw data.
    case scalar(PropertyList.Kind, [UInt8])
    /// A list, as the offsets of the references to its elements.
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  let count: Int
  let root: Int

  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let tableStart: Int

  /// A repeated value counts every time.
  var maximumNodeCount: Int { bytes.count * 4 }

  init(_ bytes: [UInt8]) throws(Problem) {
    self.bytes = bytes
    let trailer = bytes.count - 32
    guard trailer >= 8, bytes.starts(with: "bplist0".utf8) else { throw .damaged }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    count = try Self.number(in: bytes, at: trailer + 8, width: 8)
    root = try Self.number(in: bytes, at: trailer + 16, width: 8)
    tableStart = try Self.number(in: bytes, at: trailer + 24, width: 8)
    let widths = 1...8
    guard widths.contains(offsetWidth), widths.contains(referenceWidth), root < count,
      tableStart >= 8, tableStart <= trailer, count <= (trailer - tableStart) / offsetWidth
    else {
      throw .damaged
    }
  }

  func reference(at offset: Int) throws(Problem) -> Int {
    let object = try Self.number(in: bytes, at: offset, width: referenceWidth)
    guard object < count else { throw .damaged }
    return object
  }

  /// The high half of the first byte is the kind of object, the low half its size. In a dictionary, the
  /// references to all keys precede those to the values. Throws for other kinds, which no property list in
  /// XML has.
  func value(_ object: Int) throws(Problem) -> Value {
    let start = try Self.number(in: bytes, at: tableStart + object * offsetWidth, width: offsetWidth)
    guard start >= 8, start < tableStart else { throw .damaged }
    let marker = bytes[start]
    switch marker >> 4 {
    case 0x0 where marker == 0x08 || marker == 0x09:
      return .boolean(marker == 0x09)
    case 0x1 where marker & 0xF <= 4:
      return .scalar(.integer, Array(try integer(at: start + 1, width: 1 << Int(marker & 0xF)).utf8))
    case 0x2 where marker & 0xF == 2:
      let bits = try Self.bits(in: bytes, at: start + 1, width: 4)
      return .scalar(.real, Array("\(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))".utf8))
    case 0x2 where marker & 0xF == 3:
      return .scalar(.real, Array("\(try double(at: start + 1))".utf8))
    case 0x3 where marker & 0xF == 3:
      return .scalar(.date, Array("\(try double(at: start + 1))".utf8))
    case 0x4:
      return .scalar(.data, Array(bytes[try payload(at: start, width: 1)]))
    case 0x5:
      return .scalar(.string, Array(bytes[try payload(at: start, width: 1)].map { $0 & 0x7F }))
    case 0x6:
      let text = try payload(at: start, width: 2)
      let units = stride(from: text.lowerBound, to: text.upperBound, by: 2).map { offset -> UInt16 in
        let high = UInt16(bytes[offset])
        return high << 8 | UInt16(bytes[offset + 1])
      }
      return .scalar(.string, Array(String(decoding: units, as: UTF16.self).utf8))
    case 0xA:
      return .array(Array(offsets(try payload(at: start, width: referenceWidth))))
    case 0xD:
      let references = try payload(at: start, width: referenceWidth * 2)
      let middle = references.lowerBound + references.count / 2
      return .dictionary(
        keys: Array(offsets(references.lowerBound..<middle)),
        values: Array(offsets(middle..<references.upperBound))
      )
    default:
      throw Problem(
        message: "the binary property list contains a value that only archives have"
      )
    }
  }

  private func offsets(_ range: Range<Int>) -> StrideTo<Int> {
    stride(from: range.lowerBound, to: range.upperBound, by: referenceWidth)
  }

  /// The count is in the low half of the marker, or in an integer after the marker.
  private func payload(at start: Int, width: Int) throws(Problem) -> Range<Int> {
    var count = Int(bytes[start] & 0xF)
    var begin = start + 1
    if count == 0xF {
      guard begin < tableStart, bytes[begin] >> 4 == 1, bytes[begin] & 0xF <= 3 else { throw .damaged }
      let length = 1 << Int(bytes[begin] & 0xF)
      count = try Self.number(in: bytes, at: begin + 1, width: length)
      begin += 1 + length
    }
    guard begin <= tableStart, count <= (tableStart - begin) / width else { throw .damaged }
    return begin..<begin + count * width
  }

  /// An integer of fewer than eight bytes is unsigned.
  private func integer(at start: Int, width: Int) throws(Problem) -> String {
    guard width == 16 else {
      let bits = try Self.bits(in: bytes, at: start, width: width)
      return width == 8 ? String(Int64(bitPattern: bits)) : String(bits)
    }
    let high = try Self.bits(in: bytes, at: start, width: 8)
    let low = try Self.bits(in: bytes, at: start + 8, width: 8)
    guard high == 0 || high == UInt64.max && low > Int64.max else {
      throw Problem(message: "an integer of the binary property list is out of range")
    }
    return high == 0 ? String(low) : String(Int64(bitPattern: low))
  }

  private func double(at start: Int) throws(Problem) -> Double {
    Double(bitPattern: try Self.bits(in: bytes, at: start, width: 8))
  }

  private static func number(in bytes: [UInt8], at start: Int, width: Int) throws(Problem) -> Int {
    guard let number = Int(exactly: try bits(in: bytes, at: start, width: width)) else { throw .damaged }
    return number
  }

  private static func bits(in bytes: [UInt8], at start: Int, width: Int) throws(Problem) -> UInt64 {
    guard start >= 0, width <= 8, start <= bytes.count - width else { throw .damaged }
    return bytes[start..<start + width].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
