import IntentDiagnostics

/// Reads property lists: XML in any encoding, and binary.
///
/// Nothing is judged that every property list may have; whether the keys and values mean anything is
/// for others to say. All problems that do not make the rest unreadable are reported together.
package struct PropertyListReader: Sendable {
  /// What reading a file gave.
  package struct Result: Sendable {
    /// The text that the diagnostics' places are in.
    package var source: SourceText
    /// The list, or `nil` where the file is no property list or is cut off or not well formed.
    package var list: PropertyList?
    /// What was found, in the order of the file.
    package var diagnostics: [Diagnostic]
  }

  private let knownKeys: KnownKeys
  /// From how many bytes on a text is too large: places are held in 32 bits.
  var sizeLimit = Int(Int32.max) - 64

  /// Makes a reader that gives these keys their numbers.
  package init(knownKeys: KnownKeys) {
    self.knownKeys = knownKeys
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: The path as the user gave it, for the places in diagnostics.
  package func read(_ bytes: [UInt8], path: String) -> Result {
    let file = SourceLocation(file: path)
    guard bytes.count < sizeLimit else {
      let diagnostic = Diagnostic(.fileTooLarge, "the file is 2 GB or more, which no definition is", at: file)
      return Result(source: SourceText(path: path, bytes: []), list: nil, diagnostics: [diagnostic])
    }
    if bytes.starts(with: "bplist".utf8) {
      return BinaryPropertyListReader.read(bytes, path: path, knownKeys: knownKeys)
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
        .fileTooLarge,
        "the file is 2 GB or more, which no definition is",
        at: SourceLocation(file: path)
      )
      return Result(source: SourceText(path: path, bytes: []), list: nil, diagnostics: [diagnostic])
    case .unknownEncoding:
      // The declaration is read as it stands; only ASCII in it matters.
      let place = SourceLocation(file: path, range: declaredName(encoding, in: bytes))
      let message =
        "the encoding '\(encoding)' is not known, save the file in UTF-8 and say so in its first line"
      return Result(
        source: SourceText(path: path, bytes: bytes),
        list: nil,
        diagnostics: [Diagnostic(.unknownEncoding, message, at: place)]
      )
    case .invalidBytes(let text):
      let place = SourceLocation(file: path, range: text.count..<text.count)
      let message = "the bytes after this are not valid in the encoding '\(encoding)'"
      return Result(
        source: SourceText(path: path, bytes: text),
        list: nil,
        diagnostics: [Diagnostic(.unknownEncoding, message, at: place)]
      )
    }
  }

  private func readText(_ source: SourceText, usesDeclaredEncoding: Bool) -> Result {
    var declaredEncoding: String?
    let result = source.bytes.withUnsafeBufferPointer { bytes in
      let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let textStart =
        bytes[(hasByteOrderMark ? 3 : 0)...].firstIndex { !ScalarText.isSpace($0) } ?? bytes.count
      if let problem = FileContent(source: bytes, file: source.path).problem(textStart: textStart) {
        return Result(source: source, list: nil, diagnostics: [problem])
      }
      if let place = AttributeFlood.place(in: bytes) {
        let location = SourceLocation(file: source.path, range: place)
        let message = "a property list needs no attributes, this tag has very many"
        return Result(
          source: source,
          list: nil,
          diagnostics: [Diagnostic(.malformedXML, message, at: location)]
        )
      }
      // A byte order mark is more to be trusted than what the first line says.
      var (builder, outcome) = XMLPropertyListParser.parse(
        XMLTreeBuilder(source: bytes, file: source.path, knownKeys: knownKeys),
        from: textStart,
        usesDeclaredEncoding: usesDeclaredEncoding && !hasByteOrderMark
      )
      switch outcome {
      case .read:
        break
      case .malformed(let error):
        builder.diagnostics.append(XMLProblem(error: error, builder: builder).diagnostic)
        builder.isStopped = true
      case .declares(let encoding):
        declaredEncoding = encoding
      }
      let list = builder.list(source: source)
      if list == nil, builder.diagnostics.isEmpty {
        let place = SourceLocation(file: source.path, range: textStart..<textStart)
        builder.diagnostics.append(Diagnostic(.malformedXML, "the file is not well-formed XML", at: place))
      }
      return Result(
        source: source,
        list: list,
        diagnostics: Self.inFileOrder(builder.diagnostics)
      )
    }
    if let declaredEncoding {
      let isWide = ["UTF-16", "UTF16", "UTF-32", "UTF32", "UCS-", "ISO-10646"].contains {
        declaredEncoding.uppercased().hasPrefix($0)
      }
      guard !isWide else {
        return unfit(source, declaredEncoding)
      }
      return convertAndRead(source.bytes, path: source.path, encoding: declaredEncoding)
    }
    return result
  }

  /// Every character of the declaration itself was one byte.
  private func unfit(_ source: SourceText, _ encoding: String) -> Result {
    let place = SourceLocation(file: source.path, range: declaredName(encoding, in: source.bytes))
    let message = "the file is not in the encoding '\(encoding)' that it names, write encoding=\"UTF-8\""
    return Result(
      source: source,
      list: nil,
      diagnostics: [Diagnostic(.unknownEncoding, message, at: place)]
    )
  }

  private func declaredName(_ encoding: String, in bytes: [UInt8]) -> Range<Int> {
    let name = Array(encoding.utf8)
    for start in 0..<max(0, min(bytes.count, 256) - name.count) where bytes[start...].starts(with: name) {
      return start..<start + name.count
    }
    return 0..<0
  }

  private static func inFileOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else {
      return diagnostics
    }
    let places = diagnostics.enumerated().map { ($1.location?.range?.lowerBound ?? 0, $0) }
    return places.sorted { $0 < $1 }.map { diagnostics[$0.1] }
  }
}

extension XMLTreeBuilder {
  /// The list that was built, or `nil` where there is none or it is not complete.
  fileprivate func list(source: SourceText) -> PropertyList? {
    guard !isStopped, !hasMistakes, open.isEmpty, !nodes.isEmpty else {
      return nil
    }
    return PropertyList(
      source: source,
      isBinary: false,
      nodes: nodes,
      decodedTexts: decodedTexts,
      arena: arena,
      keys: keys
    )
  }
}
