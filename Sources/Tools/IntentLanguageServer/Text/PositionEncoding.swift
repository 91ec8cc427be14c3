/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The encoding that the client prefers; UTF-16 if it does not say, as the protocol demands.
  init(offered: [String]) {
    self = offered.lazy.compactMap(PositionEncoding.init).first ?? .utf16
  }

  /// The units of the character that begins with a byte; 0 for a byte inside of a character.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
