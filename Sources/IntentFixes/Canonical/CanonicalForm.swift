import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// The form that Xcode gives to every definition it saves: what `intentc format` writes.
package enum CanonicalForm {
  /// What formatting one file came to.
  package struct Result: Sendable {
    /// The text of the file, which the diagnostics' places are in.
    package var source: SourceText
    /// The file as Xcode would have saved it; `nil` where it must be left as it is.
    package var bytes: [UInt8]?
    /// Why it must be left, or what else there is to say of it.
    package var diagnostics: [Diagnostic]
  }

  /// Gives a file Xcode's form.
  ///
  /// Only what no property list can be is an error here. Whether the keys and values mean anything is for
  /// `validate` to say: a definition with a misspelt name can be formatted.
  ///
  /// - Parameters:
  ///   - file: The file, in any encoding. The result is UTF-8.
  ///   - dropsComments: Whether comments and processing instructions are dropped. Without this a file that has
  ///     one is left as it is, and an error says so.
  package static func format(_ file: InputFile, dropsComments: Bool = false) -> Result {
    let read = PropertyListReader(knownKeys: DefinitionReader.knownKeys).read(file.bytes, path: file.path)
    var result = Result(source: read.source, bytes: nil, diagnostics: read.diagnostics)
    guard let list = read.list, !read.diagnostics.contains(where: { $0.severity == .error }) else {
      return result
    }
    guard !list.isBinary else {
      result.diagnostics.append(
        Diagnostic(
          .binaryDefinition,
          "this is a binary property list, which has no text to format; it is left as it is",
          at: SourceLocation(file: file.path)
        )
      )
      return result
    }
    if !dropsComments, let place = XMLAside.first(in: read.source.bytes) {
      result.diagnostics.append(
        Diagnostic(
          .commentInTheWay,
          "Xcode's form has no place for this comment; move it elsewhere, or drop it with '--drop-comments'",
          at: SourceLocation(file: file.path, range: place)
        )
      )
      return result
    }
    result.bytes = CanonicalWriter.write(list)
    return result
  }
}
