/// Writes a `.strings` table in a pseudo-language.
package enum PseudoExport {
  package static func text(of list: TextList, as pseudo: PseudoText) -> String {
    list.units(for: []).filter(\.id.form.isEmpty).map { unit in
      let text = StringsLiteral.quoted(pseudo.text(unit.source))
      return "\(StringsLiteral.quoted(unit.id.key)) = \(text);\n"
    }.joined()
  }
}
