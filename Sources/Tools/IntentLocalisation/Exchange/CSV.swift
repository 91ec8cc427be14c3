import IntentDefinition
import IntentDiagnostics

package enum CSVExport {
  static let columns = ["key", "form", "place", "comment", "source"]

  static func stateColumn(_ language: String) -> String { language + " state" }

  package static func text(of list: TextList, in languages: [String]) -> String {
    let header = columns + languages.flatMap { [$0, stateColumn($0)] }
    let notes = TranslatorNotes(list, for: languages)
    let units = list.units(for: languages)
    let ids = Set(units.map(\.id))
    let rows = PluralUnits.completed(units, in: languages, list).map { unit in
      let form = unit.id.form.joined(separator: "/")
      var cells = [unit.id.key, form, unit.text.place, notes.words(for: unit, hasPlace: false), unit.source]
      for language in languages {
        let translation = list.translation(unit.id, in: language)
        let isTranslated = translation?.isTranslated == true
        cells.append(isTranslated ? translation?.text.value ?? "" : "")
        // A text that only has forms in this language gets no state, and neither does a form that only other
        // languages need.
        let isPossible =
          unit.id.form.isEmpty
          ? !list.takesFormsOnly(unit.id.key, in: language)
          : ids.contains(unit.id) || PluralUnits.isNeeded(unit.id, in: language)
        let state = isTranslated ? translation?.state ?? .new : .new
        cells.append(isPossible ? state.rawValue : "")
      }
      return CSVText.row(cells)
    }
    return CSVText.row(header) + rows.joined()
  }
}

/// Semicolons or tabs may separate the cells instead of commas.
struct CSVReader {
  private typealias Cell = Located<String>

  private var file: ImportedFile
  private let bytes: [UInt8]
  private var position = 0
  private var remarks: [Diagnostic] = []
  private var separator = UInt8(ascii: ",")

  static func read(_ source: SourceText, languages: [String] = []) -> ImportedFile {
    var reader = CSVReader(source)
    reader.read(languages)
    reader.file.diagnostics += reader.remarks
    return reader.file
  }

  private init(_ source: SourceText) {
    file = ImportedFile(source: source)
    file.hasLanguages = true
    bytes = source.bytes
  }

  private mutating func read(_ known: [String]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if let zero = bytes.firstIndex(of: 0) {
      return file.fail("this byte is NUL, which no text has; remove it", at: zero..<zero + 1)
    }
    let line = bytes[position...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if line.count == 5, line.starts(with: "sep=".utf8), let stated = line.last {
      // Excel states the separator on its own line.
      separator = stated
      position = line.endIndex
      while position < bytes.count, ScalarText.isSpace(bytes[position]) { position += 1 }
    } else if !line.contains(separator) {
      separator = line.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: "\t")
    }
    guard let header = row()?.map(Self.column) else { return file.fail("the file is empty", at: nil) }
    guard let key = header.firstIndex(where: { $0.value == "key" }) else {
      return file.fail("the first line must name the columns, with 'key' among them", at: header.first?.range)
    }
    let form = header.firstIndex { $0.value == "form" }
    let names = header.map(\.value)
    let source = names.firstIndex(of: "source")
    let languages = names.indices.filter { isLanguage(header[$0], among: names, known) }
    guard !languages.isEmpty else {
      return file.fail("no column is a language; name one as in 'de' or 'pt-BR'", at: header.first?.range)
    }
    file.languages = languages.map { header[$0] }
    let states = languages.map { names.firstIndex(of: CSVExport.stateColumn(names[$0])) }
    while var row = row() {
      guard row.count > 1 || row.first?.value.isEmpty == false else { continue }
      // Spreadsheets omit empty last cells.
      let missing = header.count - row.count
      row += (0..<max(0, missing)).map { _ in Cell("", at: position..<position) }
      guard row.count == header.count || row[header.count...].allSatisfy(\.value.isEmpty) else {
        let message = "this row has \(row.count) cells, and the first one has \(header.count)"
        return file.fail(message, at: row.first?.range)
      }
      let parts = form.map { row[$0].value.split(separator: "/").map(String.init) } ?? []
      for (index, column) in zip(languages, states) where !row[index].value.isEmpty {
        let cell = column.map { row[$0] }
        let state = cell.flatMap { TranslationState(rawValue: $0.value) }
        if let cell, state == nil, !cell.value.isEmpty {
          return file.fail(
            "'\(cell.value.shortened)' is not a state; write 'new', 'translated' or 'needs_review'",
            at: cell.range
          )
        }
        file.texts.append(
          ImportedText(
            id: .init(key: CSVText.plain(row[key].value), form: parts),
            language: names[index],
            text: CSVText.plain(row[index].value),
            state: state,
            source: source.map { CSVText.plain(row[$0].value) },
            location: SourceLocation(file: file.source.path, range: row[index].range)
          )
        )
      }
    }
  }

  private static func column(_ cell: Cell) -> Cell {
    let words = cell.value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isKnown = CSVExport.columns.contains(words.lowercased())
    return Cell(isKnown ? words.lowercased() : words, at: cell.range)
  }

  /// Reports columns with unexpected names.
  private mutating func isLanguage(_ column: Cell, among names: [String], _ known: [String]) -> Bool {
    let name = column.value
    if CSVExport.columns.contains(name) || name.isEmpty || name.hasSuffix(CSVExport.stateColumn("")) {
      return false
    }
    if names.contains(CSVExport.stateColumn(name))
      || known.contains(where: { TableLanguage.isSame($0, name) })
      || PluralCategories.has(name)
    {
      return true
    }
    let message = "the column '\(name.shortened)' is not a language; it is not imported"
    let location = SourceLocation(file: file.source.path, range: column.range)
    remarks.append(Diagnostic(.unreadableTranslation, message, at: location))
    return false
  }

  private mutating func row() -> [Cell]? {
    guard position < bytes.count, file.diagnostics.isEmpty else { return nil }
    var cells: [Cell] = []
    while true {
      cells.append(cell())
      guard position < bytes.count else { return file.diagnostics.isEmpty ? cells : nil }
      let byte = bytes[position]
      position += 1
      if byte == separator { continue }
      if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        position += 1
      }
      return cells
    }
  }

  private mutating func cell() -> Cell {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      while position < bytes.count,
        ![separator, UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[position])
      {
        position += 1
      }
      return Cell(String(decoding: bytes[start..<position], as: UTF8.self), at: start..<position)
    }
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      guard position < bytes.count, bytes[position] == byte else {
        let isEnd = position == bytes.count
        if !isEnd, ![separator, UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[position]) {
          file.fail("a quote inside a cell must be doubled", at: position - 1..<position)
          position = bytes.count
        }
        return Cell(String(decoding: text, as: UTF8.self), at: start..<min(position, bytes.count))
      }
      text.append(byte)
      position += 1
    }
    file.fail("this cell has no closing quote", at: start..<start + 1)
    return Cell("", at: start..<start + 1)
  }
}

/// RFC 4180.
enum CSVText {
  /// An apostrophe keeps spreadsheets from running texts that look like formulas.
  static func row(_ cells: [String]) -> String {
    cells.map { cell in
      let text = isFormula(cell) ? "'" + cell : cell
      guard text.unicodeScalars.contains(where: { "\",;\n\r\t".unicodeScalars.contains($0) }) else {
        return text
      }
      // A quotation mark may have a combining character.
      let doubled = text.unicodeScalars.reduce(into: "".unicodeScalars) { result, scalar in
        result.append(scalar)
        if scalar == "\"" { result.append(scalar) }
      }
      return "\"\(String(doubled))\""
    }.joined(separator: ",") + "\r\n"
  }

  static func plain(_ cell: String) -> String {
    cell.hasPrefix("'") && isFormula(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
    return "=+-@\t\r".unicodeScalars.contains(first)
  }
}
