public import IntentPlatform

extension PlainValue {
  /// Reads a configuration file: JSON, or a property list.
  ///
  /// Property lists are looked through for nesting first: Foundation's own reader follows the deepest one until
  /// the stack ends. In a binary one, few bytes can stand for many values, so those are counted.
  ///
  /// - Throws: `DecodingError` for what is neither, for what nests deeper than 32 levels, and for more than
  ///   200,000 values.
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
