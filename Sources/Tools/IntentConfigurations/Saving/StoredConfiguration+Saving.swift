import IntentDiagnostics
import IntentSchema

extension StoredConfiguration {
  /// The bytes of a file with other values, in the format of this one. What does not change keeps its text, unless the
  /// file is a binary property list.
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
    if let value, !source.bytes.isEmpty {
      let text =
        isJSON
        ? try? JSONChange(source.bytes, value).text(changing: value, to: plain, names: names)
        : try? PropertyListChange(source.bytes).text(changing: value, to: plain)
      if let text, Self.read(text, path: source.path).plain?.means(plain) == true { return text }
    }
    return Array(try format.data(of: plain, names: names))
  }
}
