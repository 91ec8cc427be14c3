import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// The form in which Xcode saves every definition, and which `intentc format` writes.
package enum CanonicalForm {
  /// The result of formatting a file.
  package struct Result: Sendable {
    /// The text of the file, for the locations of the diagnostics.
    package var source: SourceText
    /// The formatted file; `nil` if the file must not be changed.
    package var bytes: [UInt8]?
    /// Why the file must not be changed, and other problems.
    package var diagnostics: [Diagnostic]
  }

  /// Formats a file as Xcode does.
  ///
  /// Only syntax errors of property lists are errors here. The meaning of keys and values is up to `validate`: a
  /// definition with a misspelt name can be formatted.
  ///
  /// - Parameters:
  ///   - file: The file, in any encoding. The result is UTF-8.
  ///   - dropsComments: Whether to drop comments and processing instructions. If not, they are an error, and the file
  ///     is not changed.
  ///   - dropped: A key that is left out.
  package static func format(
    _ file: InputFile,
    dropsComments: Bool = false,
    without dropped: String? = nil
  ) -> Result {
    let read = PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(file.bytes, path: file.path)
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
    if !dropsComments, let place = XMLAside.first(in: read.source.bytes) {
      result.diagnostics.append(
        Diagnostic(
          .commentInTheWay,
          "Xcode's form has no comments; move this one elsewhere, or drop it with '--drop-comments'",
          at: SourceLocation(file: file.path, range: place)
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
    result.bytes = CanonicalWriter.write(list, without: dropped)
    return result
  }

  /// A value without parts as Xcode writes it, such as `<string>…</string>`, without the end of the line.
  package static func element(_ node: PropertyList.NodeID, of list: PropertyList) -> [UInt8] {
    CanonicalWriter.write(list, node).dropLast()
  }

  /// Whether Xcode has not saved the definition since it made it: its two keys are not sorted.
  private static func isNewFile(_ list: PropertyList) -> Bool {
    let children = Array(list.children(of: list.root))
    return children.map(list.keyName(of:)) == ["INIntents", "INEnums"]
      && children.allSatisfy { list.kind($0) == .array && list.childCount(of: $0) == 0 }
  }
}
