import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

/// XLIFF 1.2 as Xcode reads it.
package enum XLIFFExport {
  /// Also returns the texts that XML can't represent.
  package static func text(of list: TextList, in language: String) -> (text: String, left: [ListedText]) {
    let units = PluralUnits.completed(list.units(for: [language]), in: [language], list)
    let (fine, left) = (
      units.filter(isPossible(list, language)), units.filter { !isPossible(list, language)($0) }
    )
    let catalog = list.tables.catalog.map { list.tables.tables[$0].path }
    let plain = fine.filter { $0.id.form.isEmpty || catalog != nil }
    let forms = fine.filter { !$0.id.form.isEmpty && catalog == nil }
    let tables = list.tables.tables.filter { $0.path.hasSuffix(".stringsdict") }
    let dictionary =
      tables.first { $0.language == list.baseLanguage } ?? tables.first { $0.language == language }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    if !plain.isEmpty || forms.isEmpty { text += file(catalog ?? list.path, plain, list, language) }
    if !forms.isEmpty { text += file(dictionary?.path ?? list.path, forms, list, language) }
    return (text + "</xliff>\n", left.map(\.text))
  }

  private static func isPossible(_ list: TextList, _ language: String) -> (TextList.Unit) -> Bool {
    { unit in
      let translation = list.translation(unit.id, in: language)?.text.value ?? ""
      return [unit.source, translation, unit.id.key].allSatisfy(XMLText.allows)
    }
  }

  /// Hides this machine's folders.
  private static func original(_ path: String) -> String {
    guard path.hasPrefix("/") else { return FilePath.shortened(path) }
    let folder = FilePath.name(of: FilePath.folder(of: path))
    return folder.hasSuffix(".lproj")
      ? FilePath.join(folder, FilePath.name(of: path)) : FilePath.name(of: path)
  }

  private static func file(
    _ path: String,
    _ units: [TextList.Unit],
    _ list: TextList,
    _ language: String
  ) -> String {
    func attribute(_ text: String) -> String { XMLText.escaped(text, inAttribute: true) }
    // XML requires 'pt-BR' instead of 'pt_BR'.
    func code(_ language: String) -> String { attribute(String(language.map { $0 == "_" ? "-" : $0 })) }
    var text = """
        <file original="\(attribute(original(path)))" source-language="\(code(list.baseLanguage))" \
      target-language="\(code(language))" datatype="plaintext">
          <header>
            <tool tool-id="intentc" tool-name="intentc" tool-version="\(Compiler.version)"/>
          </header>
          <body>

      """
    let notes = TranslatorNotes(list, for: [language])
    for unit in units {
      let id = XLIFFForm.identifier(of: unit.id, inCatalog: list.tables.catalog != nil)
      text += "      <trans-unit id=\"\(attribute(id))\" xml:space=\"preserve\">\n"
      text += "        <source>\(XMLText.escaped(unit.source))</source>\n"
      let translation = list.translation(unit.id, in: language)
      if let translation, translation.isTranslated {
        let state = list.isBase(language) ? "" : " state=\"\(Self.state(translation.state))\""
        text += "        <target\(state)>\(XMLText.escaped(translation.text.value))</target>\n"
      } else if list.isBase(language) {
        text += "        <target>\(XMLText.escaped(unit.source))</target>\n"
      }
      let note = String(
        String.UnicodeScalarView(notes.words(for: unit).unicodeScalars.filter { !$0.isUnsafeToPrint })
      )
      text += "        <note>\(XMLText.escaped(note))</note>\n      </trans-unit>\n"
    }
    return text + "    </body>\n  </file>\n"
  }

  private static func state(_ state: TranslationState) -> String {
    switch state {
    case .new: "new"
    case .translated: "translated"
    case .needsReview: "needs-review-l10n"
    }
  }
}

package enum XCLOCExport {
  package static func files(
    of list: TextList,
    in language: String,
    definition: [UInt8]
  ) -> (files: [GeneratedFile], left: [ListedText]) {
    let (xliff, left) = XLIFFExport.text(of: list, in: language)
    let tool: [String: PlainValue] = [
      "toolBuildNumber": .string(Compiler.version), "toolID": .string("intentc"),
      "toolName": .string("intentc"), "toolVersion": .string(Compiler.version),
    ]
    let contents: [String: PlainValue] = [
      "developmentRegion": .string(list.baseLanguage), "project": .string(list.name),
      "targetLocale": .string(language), "toolInfo": .object(tool), "version": .string("1.0"),
    ]
    let name = FilePath.name(of: list.path)
    let files = [
      ("contents.json", Array(JSONLayout.foundation.text(of: .object(contents)).utf8)),
      ("Localized Contents/\(language).xliff", Array(xliff.utf8)), ("Source Contents/\(name)", definition),
    ]
    return (files.map { GeneratedFile(name: $0.0, bytes: $0.1) }, left)
  }
}

enum XLIFFForm {
  static func identifier(of id: TableText.ID, inCatalog: Bool) -> String {
    guard !id.form.isEmpty else { return id.key }
    if inCatalog { return "\(id.key)|==|\(id.form.joined(separator: "."))" }
    return "/" + ([id.key] + id.form).map { "\($0):dict/" }.joined() + ":string"
  }

  static func id(of identifier: String) -> TableText.ID {
    if let mark = identifier.firstRange(of: "|==|") {
      let form = identifier[mark.upperBound...].split(separator: ".").map(String.init)
      return TableText.ID(key: String(identifier[..<mark.lowerBound]), form: form)
    }
    if identifier.hasPrefix("/"), identifier.hasSuffix(":dict/:string") {
      let path = identifier.dropFirst().dropLast(":dict/:string".count).split(separator: ":dict/").map(
        String.init
      )
      if path.count > 1 { return TableText.ID(key: path[0], form: Array(path[1...])) }
    }
    return TableText.ID(key: identifier)
  }
}
