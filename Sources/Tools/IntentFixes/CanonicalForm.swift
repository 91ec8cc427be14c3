import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Formats a definition as Xcode saves it.
package enum CanonicalForm {
  /// The formatted file, or the errors that keep it from being formatted.
  package struct Result: Sendable {
    package var source: SourceText
    /// `nil` if the file can't be formatted. A new file from Xcode stays unchanged.
    package var bytes: [UInt8]?
    package var diagnostics: [Diagnostic]
  }

  /// Fails on syntax errors, comments and processing instructions, and in a binary property list. Unlike
  /// `validate`, accepts misspelled keys and values.
  ///
  /// - Parameter file: A file in UTF-8, or UTF-16 with a byte order mark; the result is UTF-8.
  package static func format(_ file: InputFile) -> Result {
    let read = PropertyListReader().read(file.bytes, path: file.path)
    var result = Result(source: read.source, bytes: nil, diagnostics: read.diagnostics)
    guard let list = read.list, !read.diagnostics.contains(where: { $0.severity == .error }) else {
      return result
    }
    guard !list.isBinary else {
      result.diagnostics.append(
        Diagnostic(
          .binaryDefinition,
          "cannot format a binary property list; it is not changed",
          at: SourceLocation(file: file.path)
        )
      )
      return result
    }
    if let range = aside(in: read.source.bytes) {
      result.diagnostics.append(
        Diagnostic(
          .commentInTheWay,
          "Xcode's form has no comments and no processing instructions; move this one elsewhere, or delete it",
          at: SourceLocation(file: file.path, range: range)
        )
      )
      return result
    }
    if isNewFile(list) {
      result.diagnostics.append(
        Diagnostic(
          .newFile,
          "Xcode's 'New File' made this definition, and Xcode rewrites it when it first saves it; it is not changed",
          at: SourceLocation(file: file.path)
        )
      )
      result.bytes = file.bytes
      return result
    }
    result.bytes = PropertyValue(list, list.root).file
    return result
  }

  /// The first comment or processing instruction, which Xcode's form can't keep, besides `<?xml …?>`.
  private static func aside(in source: [UInt8]) -> Range<Int>? {
    var index = 0
    while let tag = source[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = source[tag...]
      index = tag + 1
      guard let (start, end) = asides.first(where: { rest.starts(with: $0.start.utf8) }) else { continue }
      index = rest.dropFirst(start.utf8.count).firstRange(of: end.utf8)?.upperBound ?? source.count
      if start != "<![CDATA[", !isDeclaration(rest) { return tag..<index }
    }
    return nil
  }

  private static func isDeclaration(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.starts(with: "<?xml".utf8) && rest.dropFirst(5).first.map(ScalarText.isSpace) == true
  }

  private static let asides: [(start: String, end: String)] = [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"),
  ]

  /// Whether Xcode made the definition and has not saved it yet: its two keys aren't sorted.
  private static func isNewFile(_ list: PropertyList) -> Bool {
    let children = Array(list.children(of: list.root))
    return children.map { DefinitionKey(list.keyName(of: $0)) } == [
      .definition(.intents), .definition(.enums),
    ]
      && children.allSatisfy { list.kind($0) == .array && list.childCount(of: $0) == 0 }
  }
}

extension Rule {
  package static let commentInTheWay = Rule(
    "comment-in-the-way",
    .error,
    "A file to format contains a comment, which Xcode's format does not allow",
    on: .other
  )
  package static let binaryDefinition = Rule(
    "binary-definition",
    .note,
    "A file to format or fix is a binary property list",
    on: .other
  )

  package static let newFile = Rule(
    "new-file",
    .note,
    "A file to format is one that Xcode made and has not saved yet",
    on: .other
  )

  package static let canonicalRules: [Rule] = [
    .commentInTheWay, .binaryDefinition, .newFile, .unchangeableFile, .unfixableFile,
  ]
}
