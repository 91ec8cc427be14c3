/// Reads a `.stringsdict`: a property list of texts that depend on numbers.
///
/// Which text belongs to which number is for the system to say.
enum StringsDictionary {
  /// The places of the keys, in the file's order, each with all texts under it.
  static func read(
    _ bytes: [UInt8],
    path: String
  ) -> (keys: [(key: Located<String>, forms: String)], source: SourceText, diagnostics: [Diagnostic]) {
    let result = PropertyListReader(knownKeys: KnownKeys([])).read(bytes, path: path)
    guard let list = result.list else { return ([], result.source, result.diagnostics) }
    guard list.kind(list.root) == .dictionary else {
      let problem = Diagnostic(
        .unreadableTranslation,
        "a table of texts is a dictionary from keys to texts",
        at: SourceLocation(file: path, range: list.range(of: list.root))
      )
      return ([], result.source, result.diagnostics + [problem])
    }
    let keys = list.children(of: list.root).map {
      (Located(list.keyName(of: $0), at: list.keyContentRange(of: $0)), forms(of: $0, in: list))
    }
    return (keys, result.source, result.diagnostics)
  }

  private static func forms(of node: Int, in list: PropertyList) -> String {
    if let text = list.string(node) { return "\(text)\n" }
    return list.children(of: node).map { "\(list.keyName(of: $0)): \(forms(of: $0, in: list))" }.joined()
  }
}
