import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// Writes XLIFF 1.2 as Xcode reads it.
package enum XLIFFExport {
  /// One language.
  ///
  /// - Returns: The file, and the texts left out because XML cannot contain them.
  package static func text(of list: TextList, in language: String) -> (text: String, left: [ListedText]) {
    let units = PluralUnits.completed(list.units(for: [language]), in: [language], list)
    let (fine, left) = (
      units.filter(isPossible(list, language)), units.filter { !isPossible(list, language)($0) }
    )
    let catalogue = list.tables.catalogue.map { list.tables.tables[$0].path }
    let plain = fine.filter { $0.id.form.isEmpty || catalogue != nil }
    let forms = fine.filter { !$0.id.form.isEmpty && catalogue == nil }
    let tables = list.tables.tables.filter { $0.path.hasSuffix(".stringsdict") }
    let dictionary =
      tables.first { $0.language == list.baseLanguage } ?? tables.first { $0.language == language }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    if !plain.isEmpty || forms.isEmpty { text += file(catalogue ?? list.path, plain, list, language) }
    if !forms.isEmpty { text += file(dictionary?.path ?? list.path, forms, list, language) }
    return (text + "</xliff>\n", left.map(\.text))
  }

  private static func isPossible(_ list: TextList, _ language: String) -> (TextList.Unit) -> Bool {
    { unit in
      let translation = list.translation(unit.id, in: language)?.text.value ?? ""
      return [unit.source, translation, unit.id.key].allSatisfy(XMLText.allows)
    }
  }

  /// The name of a file without folders of this machine.
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
    // XML writes 'pt_BR' as 'pt-BR'.
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
      let id = XLIFFForm.identifier(of: unit.id, inCatalogue: list.tables.catalogue != nil)
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

/// The files of a localisation catalogue (`.xcloc`), by their paths in its folder.
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

/// Reads the trans-units of a definition from XLIFF 1.2.
struct XLIFFReader {
  private var file: ImportedFile
  private let name: String
  private var language: String?
  /// Whether the units belong to the definition.
  private var isOurs = false
  private var hasOurs = false
  private var unit: (id: String, isTranslatable: Bool)?
  private var target: (text: String, state: String?, start: Int)?
  private var source: String?
  private var isInSource = false
  /// The depth of `alt-trans`, whose targets are proposals.
  private var proposals = 0
  /// Whether the units of the open groups are to be translated.
  private var groups: [Bool] = []
  /// The depth of elements of other namespaces, which are left out.
  private var foreign = 0

  /// - Parameter name: The base name of the definition. Files of other names are left out, as in Xcode's exports of
  ///   whole projects.
  static func read(_ source: SourceText, name: String) -> ImportedFile {
    var reader = XLIFFReader(file: ImportedFile(source: source), name: name)
    do throws(XMLScanner.Problem) {
      try reader.read()
    } catch {
      reader.file.texts = []
      reader.file.fail(error.message, at: error.range)
    }
    return reader.file
  }

  private init(file: ImportedFile, name: String) {
    (self.file, self.name) = (file, name)
    self.file.leavesNew = true
  }

  private mutating func read() throws(XMLScanner.Problem) {
    var scanner = XMLScanner(file.source.bytes)
    var isFirst = true
    while let event = try scanner.next() {
      switch event {
      case .start(let name, let attributes, let isEmpty):
        if isFirst, name != "xliff" || attributes["version"]?.hasPrefix("1.") != true {
          throw XMLScanner.Problem(message: "this is not XLIFF 1.2", range: scanner.range)
        }
        isFirst = false
        if foreign > 0 || name.contains(":"), target == nil || !isOurs {
          if !isEmpty { foreign += 1 }
          continue
        }
        try start(name, attributes, scanner.range)
        if isEmpty { end(name, scanner.range) }
      case .end(let name):
        if foreign > 0 { foreign -= 1 } else { end(name, scanner.range) }
      case .text(let text):
        guard foreign == 0 else { continue }
        target?.text += text
        if isInSource { source? += text }
      }
    }
    guard !isFirst else { throw XMLScanner.Problem(message: "the file is empty", range: 0..<0) }
    if !hasOurs, file.diagnostics.isEmpty {
      let message = "no 'original' in this file is '\(name).intentdefinition' or one of its tables"
      throw XMLScanner.Problem(message: message, range: 0..<0)
    }
  }

  private mutating func start(
    _ name: String,
    _ attributes: [String: String],
    _ range: Range<Int>
  ) throws(XMLScanner.Problem) {
    switch name {
    case "file":
      let original = FilePath.name(of: attributes["original"] ?? "")
      isOurs = [".intentdefinition", ".strings", ".stringsdict", ".xcstrings"].contains {
        self.name + $0 == original
      }
      hasOurs = hasOurs || isOurs
      language = attributes["target-language"]
      if isOurs, let language { file.languages.append(Located(language, at: range)) }
    case "alt-trans": proposals += 1
    case "trans-unit":
      let isTranslatable = isTranslatable(attributes)
      unit = attributes["id"].map { ($0, isTranslatable) }
    case "group": groups.append(isTranslatable(attributes))
    case "source" where proposals == 0 && unit != nil: (source, isInSource) = ("", true)
    case "target" where proposals == 0 && unit != nil:
      target = ("", attributes["state"], range.upperBound)
    case "mrk": break
    default:
      if target != nil, isOurs {
        let message = "'<\(name.shortened)>' in a target cannot be imported; write plain text"
        throw XMLScanner.Problem(message: message, range: range)
      }
    }
  }

  private mutating func end(_ name: String, _ range: Range<Int>) {
    switch name {
    case "alt-trans": proposals -= 1
    case "group": groups.removeLast(min(1, groups.count))
    case "trans-unit": (unit, source) = (nil, nil)
    case "source": isInSource = false
    case "file": isOurs = false
    case "target":
      defer { target = nil }
      guard let target, let unit, unit.isTranslatable, isOurs else { return }
      let state = Self.state(target.state)
      file.texts.append(
        ImportedText(
          id: XLIFFForm.id(of: unit.id),
          language: language,
          text: target.text,
          state: state,
          source: source,
          location: SourceLocation(
            file: file.source.path,
            range: target.start..<max(target.start, range.lowerBound)
          )
        )
      )
    default: break
    }
  }

  /// Whether an element is to be translated: as it says, else as its group says.
  private func isTranslatable(_ attributes: [String: String]) -> Bool {
    attributes["translate"].map { $0 != "no" } ?? groups.last ?? true
  }

  private static func state(_ name: String?) -> TranslationState? {
    switch name {
    case nil: nil
    case "new", "needs-translation": .new
    case "final", "signed-off", "translated": .translated
    default: .needsReview
    }
  }
}

/// The identifiers of trans-units, as Xcode forms them.
enum XLIFFForm {
  static func identifier(of id: TableText.ID, inCatalogue: Bool) -> String {
    guard !id.form.isEmpty else { return id.key }
    if inCatalogue { return "\(id.key)|==|\(id.form.joined(separator: "."))" }
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
