public import IntentPlatform

extension PlainValue {
  /// Reads a configuration file: JSON, or a property list.
  ///
  /// The nesting of a property list is checked first, because Foundation's reader can overflow the stack. In
  /// a binary property list, a few bytes can represent many values, so the values are counted.
  ///
  /// - Throws: `DecodingError` if the data has another format, is nested more than 32 levels deep, or has
  ///   more than 200,000 values.
  public init(fileContents data: Data) throws {
    if data.starts(with: Data("bplist".utf8)) {
      let decoder = PropertyListDecoder()
      decoder.userInfo[ValueCount.key] = ValueCount()
      self = try decoder.decode(PlainValue.self, from: data)
    } else if data.first(where: { !Self.whitespace.contains($0) }) == UInt8(ascii: "<") {
      guard XMLNesting.depth(of: data) <= Self.greatestDepth else { throw TooLarge.nesting.error(at: []) }
      self = try PropertyListDecoder().decode(PlainValue.self, from: data)
    } else {
      self = try JSONDecoder().decode(PlainValue.self, from: data)
    }
  }

  /// White space and the bytes of a byte order mark.
  private static let whitespace: [UInt8] = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
}
