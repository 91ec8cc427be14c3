extension StoredConfiguration {
  /// The bytes of a file with other values, in the format of this one. In JSON, what does not change keeps its text.
  ///
  /// - Parameters:
  ///   - plain: The values.
  ///   - names: The names of the parameters in the definition's order, in which new values are written.
  /// - Throws: `EncodingError` for values that the format cannot hold.
  package func bytes(
    holding plain: PlainValue,
    as format: ConfigurationFormat,
    names: [String]
  ) throws -> [UInt8] {
    if isJSON, let value,
      let text = try? JSONChange(source.bytes, value).text(changing: value, to: plain, names: names),
      Self.read(text, path: source.path).plain?.means(plain) == true
    {
      return text
    }
    return Array(try format.data(of: plain, names: names))
  }
}
