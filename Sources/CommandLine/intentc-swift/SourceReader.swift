#if AppIntentsReader
  import AppFacts
  import IntentDiagnostics
  import SwiftParser
  import SwiftSyntax

  /// Reads and parses one file. SwiftParser takes exponential time for lists in lists, and its lookahead can
  /// overflow the stack: `IntentcSwift` limits the time of each file, and `intentc` leaves out the file at
  /// which this program ends.
  enum SourceReader {
    /// In bytes. Generated code for 2,000 intents is smaller.
    private static let sizeLimit = 32 * 1_048_576
    private static let nestingLimit = 256

    static func read(_ path: String) -> Result<FileCode, UnreadFile> {
      do throws(FileError) {
        let source = SourceText(path: path, bytes: try FileSystem.readRegular(path, limit: sizeLimit))
        guard let code = read(source) else {
          return .failure(UnreadFile(path, .unreadable("it is nested too deep")))
        }
        return .success(code)
      } catch {
        return .failure(UnreadFile(path, .unreadable(error.words)))
      }
    }

    private static let starts = ["@main", "UIApplication", "NSApplication", "WKExtension", "WKApplication"]

    /// Returns `nil` if the file is nested too deep for the parser, which then leaves out the rest.
    private static func read(_ source: SourceText) -> FileCode? {
      let tree = source.bytes.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: nestingLimit)
      }
      guard !isCut(tree) else { return nil }
      let words = SourceWords(source.bytes)
      // Every SiriKit class name contains this word.
      let mentionsIntents = words.contains("Intent")
      // `intentc migrate` adds a line to the code that runs when the app starts, so it needs the body's
      // range.
      let isStart = Self.starts.contains { words.contains($0) }
      var reader = DeclarationReader(source, readsBodies: mentionsIntents || isStart)
      reader.read(tree.statements)
      var file = reader.file
      file.declarations = VisibleDeclarations(source: source).names(in: tree.statements)
      file.syntaxError = firstError(tree).map { source.range(of: $0) }
      NameReader(source: source, readsIntents: mentionsIntents).read(tree, into: &file)
      if words.contains("Configuration") {
        var widgets = WidgetReader(source, aliases: file.aliases)
        widgets.read(tree, into: &file)
      }
      return file
    }

    /// Whether the parser reached its depth limit: it then puts the rest of the file into the innermost node,
    /// and only missing tokens follow it.
    private static func isCut(_ tree: SourceFileSyntax) -> Bool {
      guard tree.hasError, let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)
      else { return false }
      var (node, depth) = (Syntax(last), 0)
      while let parent = node.parent { (node, depth) = (parent, depth + 1) }
      return depth >= nestingLimit
    }

    private static func firstError(_ tree: SourceFileSyntax) -> Syntax? {
      guard tree.hasError else { return nil }
      var node = Syntax(tree)
      while let next = node.children(viewMode: .all).first(where: \.hasError) { node = next }
      return node
    }
  }
#endif
