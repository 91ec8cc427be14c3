import IntentDiagnostics

/// Reads XML in UTF-8 or marked UTF-16, and binary lists. Reports all problems, unless one makes the rest of
/// the file unreadable.
package struct PropertyListReader: Sendable {
  /// The tree, if the file can be read, and all problems of reading it.
  package struct Result: Sendable {
    package var source: SourceText
    package var list: PropertyList?
    package var diagnostics: [Diagnostic]
  }

  /// In bytes. Locations have 32 bits.
  var sizeLimit = Int(Int32.max) - 64
  private let readsTables: Bool

  /// - Parameter readsTables: Whether the files are tables of texts, not definitions.
  package init(readsTables: Bool = false) {
    self.readsTables = readsTables
  }

  package func read(_ bytes: [UInt8], path: String) -> Result {
    let file = SourceLocation(file: path)
    guard bytes.count < sizeLimit else {
      let diagnostic = Diagnostic(.notAPropertyList, "the file is too large (2 GB or more)", at: file)
      return Result(source: SourceText(path: path, bytes: []), list: nil, diagnostics: [diagnostic])
    }
    if bytes.starts(with: "bplist".utf8) {
      return BinaryPropertyListReader.read(bytes, path: path)
    }
    guard let text = TextConversion.utf8(bytes) else {
      let message = "the file is not in UTF-8; save the file as UTF-8"
      return Result(
        source: SourceText(path: path, bytes: []),
        list: nil,
        diagnostics: [Diagnostic(.notAPropertyList, message, at: file)]
      )
    }
    return readText(SourceText(path: path, bytes: text), isConverted: text != bytes)
  }

  private func readText(_ source: SourceText, isConverted: Bool) -> Result {
    let bytes = source.bytes
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let textStart =
      bytes[(hasByteOrderMark ? 3 : 0)...].firstIndex { !ScalarText.isSpace($0) } ?? bytes.count
    let content = FileContent(source: bytes, file: source.path, isTable: readsTables)
    if let problem = content.problem(textStart: textStart) {
      return Result(source: source, list: nil, diagnostics: [problem])
    }
    if let range = AttributeFlood.range(in: bytes) {
      let location = SourceLocation(file: source.path, range: range)
      let message = "this tag has too many attributes; a property list needs none"
      return Result(
        source: source,
        list: nil,
        diagnostics: [Diagnostic(.notAPropertyList, message, at: location)]
      )
    }
    // A byte order mark is more reliable than the declared encoding.
    if !isConverted, !hasByteOrderMark, let name = otherEncoding(in: bytes[textStart...]) {
      let message =
        "the file declares the encoding '\(String(decoding: name.prefix(80), as: UTF8.self))'; "
        + "save the file as UTF-8 and write encoding=\"UTF-8\""
      let location = SourceLocation(file: source.path, range: name.indices)
      return Result(
        source: source,
        list: nil,
        diagnostics: [Diagnostic(.notAPropertyList, message, at: location)]
      )
    }
    var (builder, error) = XMLPropertyListParser.parse(bytes, from: textStart) {
      XMLTreeBuilder(source: bytes, file: source.path)
    }
    if let error {
      let problem = XMLProblem(error: error, builder: builder)
      builder.diagnostics.append(problem.diagnostic)
      let start = problem.startOfConsequences
      builder.misplaced.removeAll { ($0.location?.range?.lowerBound ?? 0) >= start }
      builder.isStopped = true
    }
    builder.diagnostics += builder.misplaced
    let list = builder.list(source: source)
    if list == nil, builder.diagnostics.isEmpty {
      let start = SourceLocation(file: source.path, range: textStart..<textStart)
      builder.diagnostics.append(Diagnostic(.notAPropertyList, "the file is not well-formed XML", at: start))
    }
    return Result(source: source, list: list, diagnostics: Self.inFileOrder(builder.diagnostics))
  }

  /// The name in `<?xml … encoding="…"?>`, unless it is UTF-8.
  private func otherEncoding(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.starts(with: "<?xml".utf8) else { return nil }
    let declaration = text.prefix { $0 != UInt8(ascii: ">") }
    let parts = declaration.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    func words(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self).uppercased() }
    for (before, name) in zip(parts, parts.dropFirst()) where words(before).contains("ENCODING") {
      return ["UTF-8", "UTF8"].contains(words(name)) ? nil : name
    }
    return nil
  }

  private static func inFileOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    let starts = diagnostics.enumerated().map { ($1.location?.range?.lowerBound ?? 0, $0) }
    return starts.sorted { $0 < $1 }.map { diagnostics[$0.1] }
  }
}

extension XMLTreeBuilder {
  fileprivate func list(source: SourceText) -> PropertyList? {
    guard !isStopped, !hasMistakes, open.isEmpty, !nodes.isEmpty else { return nil }
    return PropertyList(
      source: source,
      isBinary: false,
      nodes: nodes,
      decodedTexts: decodedTexts,
      arena: arena,
      keys: keys.names
    )
  }
}

extension Rule {
  package static let notAPropertyList = Rule(
    "not-a-property-list",
    .error,
    "The file is not a valid property list, or contains merge conflicts"
  )

  package static let propertyListRules: [Rule] = [.notAPropertyList]
}
