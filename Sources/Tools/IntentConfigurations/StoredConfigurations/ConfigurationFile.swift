import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentLocalisation
import IntentSchema

/// A file with a stored configuration: JSON, or an XML or binary property list, in UTF-8, or in UTF-16 with a
/// byte order mark.
package struct ConfigurationFile: Sendable {
  package var source: SourceText
  var contents: Contents?
  package var diagnostics: [Diagnostic]

  /// The file after parsing.
  enum Contents: Sendable {
    case json(JSONTree)
    case list(PropertyList)
  }

  /// In bytes.
  package static let greatestSize = 4 * 1_048_576

  var isJSON: Bool {
    if case .json = contents { true } else { false }
  }

  /// `nil` if unreadable, as ``diagnostics`` explains. In a file of a store, the configuration in its record.
  package var plain: PlainValue? { record?[Self.inRecord] ?? whole }

  static let inRecord = "configuration"

  /// The record that a `ConfigurationStore` keeps around a configuration, to find the widget again.
  var record: [String: PlainValue]? {
    guard case .object(let fields)? = whole, fields.count == 5, case .object? = fields[Self.inRecord],
      ["kind", "family", "id", "intent"].allSatisfy({ if case .string? = fields[$0] { true } else { false } })
    else { return nil }
    return fields
  }

  /// The class name of the intent that a store's file belongs to.
  package var className: String? { recorded("intent") }

  /// The family of the widget that a store's file belongs to.
  package var family: ConfigurationFamily? {
    recorded("family").flatMap { ConfigurationFamily(rawValue: $0) }
  }

  private func recorded(_ name: String) -> String? {
    if case .string(let text)? = record?[name] { text } else { nil }
  }

  private var whole: PlainValue? {
    switch contents {
    case .json(let json): json.plain
    case .list(let list): list.plain(list.root)
    case nil: nil
    }
  }

  /// Reads a file up to ``greatestSize``; `-` means standard input.
  package static func bytes(ofFile path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try FileSystem.read(descriptor: 0, limit: greatestSize) }
    return try FileSystem.read(path, limit: greatestSize)
  }

  /// Parses a configuration of at most 4 MiB and 32 levels.
  package static func read(_ bytes: [UInt8], path: String) -> ConfigurationFile {
    guard bytes.count <= greatestSize else {
      let message =
        "the file has more than \(greatestSize / 1_048_576) MiB, too many for a configuration; use another file"
      let problem = Diagnostic(.configurationTooLarge, message, at: SourceLocation(file: path))
      return ConfigurationFile(
        source: SourceText(path: path, bytes: []),
        contents: nil,
        diagnostics: [problem]
      )
    }
    if bytes.starts(with: "bplist".utf8) { return readPropertyList(bytes, path: path) }
    guard let text = TextConversion.utf8(bytes) else {
      let source = SourceText(path: path, bytes: [])
      let message = "the file is not in UTF-8; save the file as UTF-8"
      let problem = Diagnostic(.notAConfiguration, message, at: SourceLocation(file: path))
      return ConfigurationFile(source: source, contents: nil, diagnostics: [problem])
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = text.dropFirst(text.starts(with: mark) ? mark.count : 0).first { !ScalarText.isSpace($0) }
    if start == UInt8(ascii: "<") { return readPropertyList(bytes, path: path) }
    return readJSON(SourceText(path: path, bytes: text), isEmpty: start == nil)
  }

  private static func readPropertyList(_ bytes: [UInt8], path: String) -> ConfigurationFile {
    let result = PropertyListReader().read(bytes, path: path)
    return ConfigurationFile(
      source: result.source,
      contents: result.list.map { .list($0) },
      diagnostics: result.diagnostics.map { diagnostic in
        // Fixes only change definitions.
        var diagnostic = diagnostic
        diagnostic.fix?.isSafe = false
        return diagnostic
      }
    )
  }

  private static func readJSON(_ source: SourceText, isEmpty: Bool) -> ConfigurationFile {
    guard !isEmpty else {
      let problem = Diagnostic(
        .notAConfiguration,
        "the file is empty; a configuration without values is '{}'",
        at: SourceLocation(file: source.path, range: 0..<0)
      )
      return ConfigurationFile(source: source, contents: nil, diagnostics: [problem])
    }
    let (json, diagnostics) = JSONTree.read(source)
    return ConfigurationFile(source: source, contents: json.map { .json($0) }, diagnostics: diagnostics)
  }
}

extension ConfigurationFile {
  /// The file with other values. Unchanged parts keep their text. If that is impossible, as in a binary
  /// property list, rewrites all values.
  ///
  /// - Parameter names: The parameters in the definition's order, for new values.
  /// - Throws: `EncodingError` for values that the format cannot hold.
  package func bytes(
    holding plain: PlainValue,
    as format: ConfigurationFormat,
    names: [String]
  ) throws -> [UInt8] {
    var plain = plain
    if var record {
      record[Self.inRecord] = plain
      plain = .object(record)
    }
    let text: [UInt8]? =
      switch contents {
      case .json(let json): JSONEditor(source.bytes, json).text(holding: plain, names: names)
      case .list(let list): try? Self.text(of: list, holding: plain)
      case nil: nil
      }
    if let text, Self.read(text, path: source.path).whole?.means(plain) == true { return text }
    return Array(try format.data(of: plain, names: names))
  }

  private static func text(of list: PropertyList, holding plain: PlainValue) throws -> [UInt8] {
    let change = PropertyListChange(list)
    return try change.text(holding: PropertyValue(plain, replacing: change.value, list.plain(list.root)))
  }
}
