/// The mark of a picture that 'preview' has drawn: a text chunk directly after the header of the PNG.
enum PictureMark {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature and the header, which have the same length in every PNG.
  private static let start = signature.count + 25
  /// The length of the data, the type, the data, and the CRC-32 of the type and the data.
  private static let chunk: [UInt8] =
    [0, 0, 0, 24] + Array("tEXtSoftware\0intentc preview".utf8) + [0xA7, 0x14, 0x22, 0x9D]

  /// A picture with the mark.
  static func added(to picture: [UInt8]) -> [UInt8] {
    guard picture.starts(with: signature), picture.count > start else { return picture }
    return picture[..<start] + chunk + picture[start...]
  }

  /// Whether a file is a picture with the mark.
  static func isPresent(in file: [UInt8]) -> Bool {
    file.starts(with: signature) && file.dropFirst(start).starts(with: chunk)
  }
}
