import IntentDefinition
import IntentDiagnostics

/// Reads a `.stringsdict`, a property list of texts that depend on numbers. Ignores the rules that choose
/// between the texts.
package enum StringsDictionary {
  /// A key with all of its texts.
  struct Entry {
    var key: Located<String>
    var other: String?
    var texts: [Located<String>]
  }

  static func read(_ bytes: [UInt8], path: String) -> (
    entries: [Entry], source: SourceText, diagnostics: [Diagnostic]
  ) {
    let (list, source, problems) = list(bytes, path: path)
    guard let list else { return ([], source, problems) }
    let entries = list.children(of: list.root).map {
      Entry(
        key: Located(list.keyName(of: $0), at: list.keyContentRange(of: $0)),
        other: other(of: $0, in: list),
        texts: texts(of: $0, in: list)
      )
    }
    return (entries, source, problems)
  }

  /// `nil` if the table is unreadable or not a dictionary.
  static func list(_ bytes: [UInt8], path: String) -> (PropertyList?, SourceText, [Diagnostic]) {
    let result = PropertyListReader(readsTables: true).read(bytes, path: path)
    guard let list = result.list, list.kind(list.root) != .dictionary else {
      return (result.list, result.source, result.diagnostics)
    }
    let problem = Diagnostic(
      .unreadableTranslation,
      "a table of texts must be a dictionary from keys to texts",
      at: SourceLocation(file: path, range: list.range(of: list.root))
    )
    return (nil, result.source, result.diagnostics + [problem])
  }

  /// The keys of rules that choose a text, which are not texts.
  static let ruleKeys: Set = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

  private static func texts(of node: Int, in list: PropertyList) -> [Located<String>] {
    if let text = list.string(node) { return [Located(text, at: list.contentRange(of: node))] }
    return list.children(of: node).filter { !ruleKeys.contains(list.keyName(of: $0)) }
      .flatMap { texts(of: $0, in: list) }
  }

  /// The keys that don't name a substitution.
  private static let ownKeys: Set = [
    "NSStringLocalizedFormatKey", "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType",
  ]

  private static func other(of node: Int, in list: PropertyList) -> String? {
    var own: [(name: String, forms: TextForms)] = []
    var parts: [String: TextForms] = [:]
    for child in list.children(of: node) {
      let name = list.keyName(of: child)
      guard let forms = forms(of: child, in: list) else { continue }
      if ownKeys.contains(name) { own.append(("", forms)) } else { parts[name] = forms }
    }
    return TextForms.choice(own).other(parts)
  }

  private static func forms(of node: Int, in list: PropertyList) -> TextForms? {
    if let text = list.string(node) { return .text(text) }
    guard list.kind(node) == .dictionary else { return nil }
    return .choice(
      list.children(of: node).compactMap { child in
        let name = list.keyName(of: child)
        guard !ruleKeys.contains(name) else { return nil }
        return forms(of: child, in: list).map { (ownKeys.contains(name) ? "" : name, $0) }
      }
    )
  }
}
