import IntentCompiler

/// Writes a `.strings` table in a pseudo-language.
package enum PseudoExport {
  package static func text(of list: TextList, as pseudo: PseudoText) -> String {
    let table = list.units(for: []).filter(\.id.form.isEmpty).map { unit in
      let text = StringsLiteral.quoted(pseudo.text(unit.source))
      return "\(StringsLiteral.quoted(unit.id.key)) = \(text);\n"
    }.joined()
    return head(of: table.utf8) + table
  }

  /// Whether bytes are those of a table that ``text(of:as:)`` returned, for any definition, and that nobody changed.
  package static func isTable(_ bytes: [UInt8]) -> Bool {
    let table = bytes.dropFirst(head(of: []).utf8.count)
    return bytes.starts(with: head(of: table).utf8)
  }

  /// The start of a table, by which it is known again. It always has the same length.
  private static func head(of table: some Sequence<UInt8>) -> String {
    "/* \(Digest.text(of: table)): from 'intentc strings pseudo', which replaces this file if nobody changed it */\n\n"
  }
}
