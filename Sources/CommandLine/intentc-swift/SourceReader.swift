#if AppIntentsReader
  import IntentComparison
  import IntentDiagnostics
  import SwiftParser
  import SwiftSyntax

  /// Reads one source.
  enum SourceReader {
    /// The largest file to read. What intentc generates for 2,000 intents is smaller.
    private static let sizeLimit = 32 * 1_048_576
    /// How deep declarations and expressions may be nested; what is deeper is skipped.
    private static let nestingLimit = 256

    static func read(_ path: String) -> Result<FileCode, UnreadFile> {
      do throws(FileError) {
        let source = SourceText(path: path, bytes: try FileSystem.readRegular(path, limit: sizeLimit))
        guard !SourceNesting.isTooDeep(source) else {
          return .failure(UnreadFile(path, "cannot read '\(path)': it is nested too deep"))
        }
        return .success(read(source))
      } catch {
        return .failure(UnreadFile(path, "cannot read '\(path)': \(error.words)"))
      }
    }

    private static func read(_ source: SourceText) -> FileCode {
      let tree = source.bytes.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: nestingLimit)
      }
      // No name of a class of SiriKit can be in another source.
      let mentionsIntents = mentions("Intent", source.bytes)
      // The start of a program is one that a line may be added to.
      let isStart = ["@main", "UIApplication"].contains { mentions($0, source.bytes) }
      var reader = DeclarationReader(source, readsBodies: mentionsIntents || isStart)
      reader.read(tree.statements)
      var file = reader.file
      file.syntaxError = firstError(tree).map { source.range(of: $0) }
      if mentionsIntents { NameReader(source: source).read(tree, into: &file) }
      return file
    }

    /// The smallest node with the first error of syntax.
    private static func firstError(_ tree: SourceFileSyntax) -> Syntax? {
      guard tree.hasError else { return nil }
      var node = Syntax(tree)
      while let next = node.children(viewMode: .all).first(where: \.hasError) { node = next }
      return node
    }

    /// Whether a word is somewhere in a source.
    private static func mentions(_ text: String, _ bytes: [UInt8]) -> Bool {
      let word = Array(text.utf8)
      var rest = bytes[...]
      while let start = rest.firstIndex(of: word[0]) {
        rest = rest[start...]
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  extension UnreadFile: Error {}
#endif
