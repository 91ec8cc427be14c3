import IntentDiagnostics

/// Reads XML in any encoding, and binary lists. Reports all problems, unless one makes the rest of the file
/// unreadable.
package struct PropertyListReader: Sendable {
  /// The tree, if the file can be read, and all problems of reading it.
  package struct Result: Sendable {
    package var source: SourceText
    package var list: PropertyList?
    package var diagnostics: [Diagnostic]
  }

  /// In bytes. Locations have 32 bits.
  var sizeLimit = Int(Int32.max) - 64

  package init() {}

  package func read(_ bytes: [UInt8], path: String) -> Result {
    let file = SourceLocation(file: path)
    guard bytes.count < sizeLimit else {
      let diagnostic = Diagnostic(.notAPropertyList, "the file is too large (2 GB or more)", at: file)
      return Result(source: SourceText(path: path, bytes: []), list: nil, diagnostics: [diagnostic])
    }
    if bytes.starts(with: "bplist".utf8) {
      return BinaryPropertyListReader.read(bytes, path: path)
    }
    if let encoding = TextConversion.detectedEncoding(bytes) {
      return convertAndRead(bytes, path: path, encoding: encoding)
    }
    return readText(SourceText(path: path, bytes: bytes), usesDeclaredEncoding: true)
  }

  private func convertAndRead(_ bytes: [UInt8], path: String, encoding: String) -> Result {
    switch TextConversion.convert(bytes, from: encoding) {
    case .converted(let text) where text.count < sizeLimit:
      return readText(SourceText(path: path, bytes: text), usesDeclaredEncoding: false)
    case .converted:
      let diagnostic = Diagnostic(
        .notAPropertyList,
        "the file is too large (2 GB or more)",
        at: SourceLocation(file: path)
      )
      return Result(source: SourceText(path: path, bytes: []), list: nil, diagnostics: [diagnostic])
    case .unknownEncoding:
      // Only the ASCII characters of the declaration matter.
      let place = SourceLocation(file: path, range: declaredName(encoding, in: bytes))
      let message =
        "unknown encoding '\(encoding)'; save the file as UTF-8 and declare encoding=\"UTF-8\""
      return Result(
        source: SourceText(path: path, bytes: bytes),
        list: nil,
        diagnostics: [Diagnostic(.notAPropertyList, message, at: place)]
      )
    case .invalidBytes(let text):
      let place = SourceLocation(file: path, range: text.count..<text.count)
      let message = "the bytes after this point are not valid in the encoding '\(encoding)'"
      return Result(
        source: SourceText(path: path, bytes: text),
        list: nil,
        diagnostics: [Diagnostic(.notAPropertyList, message, at: place)]
      )
    }
  }

  private func readText(_ source: SourceText, usesDeclaredEncoding: Bool) -> Result {
    let bytes = source.bytes
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let textStart =
      bytes[(hasByteOrderMark ? 3 : 0)...].firstIndex { !ScalarText.isSpace($0) } ?? bytes.count
    if let problem = FileContent(source: bytes, file: source.path).problem(textStart: textStart) {
      return Result(source: source, list: nil, diagnostics: [problem])
    }
    if let place = AttributeFlood.place(in: bytes) {
      let location = SourceLocation(file: source.path, range: place)
      let message = "this tag has too many attributes; a property list needs none"
      return Result(
        source: source,
        list: nil,
        diagnostics: [Diagnostic(.notAPropertyList, message, at: location)]
      )
    }
    // A byte order mark is more reliable than the declared encoding.
    var (builder, outcome) = XMLPropertyListParser.parse(
      bytes,
      from: textStart,
      usesDeclaredEncoding: usesDeclaredEncoding && !hasByteOrderMark
    ) { XMLTreeBuilder(source: bytes, file: source.path) }
    switch outcome {
    case .read:
      break
    case .malformed(let error):
      let problem = XMLProblem(error: error, builder: builder)
      builder.diagnostics.append(problem.diagnostic)
      let start = problem.startOfConsequences
      builder.misplaced.removeAll { ($0.location?.range?.lowerBound ?? 0) >= start }
      builder.isStopped = true
    case .declares(let encoding):
      return convertAndRead(source, declaring: encoding)
    }
    builder.diagnostics += builder.misplaced
    let list = builder.list(source: source)
    if list == nil, builder.diagnostics.isEmpty {
      let place = SourceLocation(file: source.path, range: textStart..<textStart)
      builder.diagnostics.append(Diagnostic(.notAPropertyList, "the file is not well-formed XML", at: place))
    }
    return Result(source: source, list: list, diagnostics: Self.inFileOrder(builder.diagnostics))
  }

  private func convertAndRead(_ source: SourceText, declaring encoding: String) -> Result {
    let isWide = ["UTF-16", "UTF16", "UTF-32", "UTF32", "UCS-", "ISO-10646"].contains {
      encoding.uppercased().hasPrefix($0)
    }
    return isWide
      ? unfit(source, encoding) : convertAndRead(source.bytes, path: source.path, encoding: encoding)
  }

  // The declaration was readable as single bytes, so the file doesn't use an encoding with wide characters.
  private func unfit(_ source: SourceText, _ encoding: String) -> Result {
    let place = SourceLocation(file: source.path, range: declaredName(encoding, in: source.bytes))
    let message = "the file declares the encoding '\(encoding)' but does not use it; write encoding=\"UTF-8\""
    return Result(source: source, list: nil, diagnostics: [Diagnostic(.notAPropertyList, message, at: place)])
  }

  private func declaredName(_ encoding: String, in bytes: [UInt8]) -> Range<Int> {
    let name = Array(encoding.utf8)
    for start in 0..<max(0, min(bytes.count, 256) - name.count) where bytes[start...].starts(with: name) {
      return start..<start + name.count
    }
    return 0..<0
  }

  private static func inFileOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    let places = diagnostics.enumerated().map { ($1.location?.range?.lowerBound ?? 0, $0) }
    return places.sorted { $0 < $1 }.map { diagnostics[$0.1] }
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
