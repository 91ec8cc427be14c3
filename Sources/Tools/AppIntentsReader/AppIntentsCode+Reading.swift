#if AppIntentsReader
  import SwiftParser

  extension AppIntentsCode {
    /// The largest file to read. What intentc generates for 2,000 intents is smaller.
    private static let sizeLimit = 32 * 1_048_576
    /// How deep declarations and expressions may be nested; what is deeper is skipped.
    private static let nestingLimit = 256

    /// Reads the Swift files among some files and folders.
    package init(readingFrom paths: [String]) {
      self.init()
      var files = SwiftFiles()
      for path in paths { files.add(path) }
      problems = files.problems
      for path in files.paths {
        do throws(FileError) {
          add(SourceText(path: path, bytes: try FileSystem.readRegular(path, limit: Self.sizeLimit)))
        } catch {
          problems.append(
            Diagnostic(
              .unreadableInput,
              "cannot read '\(path)': \(error.words)",
              at: IntentDiagnostics.SourceLocation(file: path)
            )
          )
        }
      }
    }

    /// Adds what a source declares.
    package mutating func add(_ source: SourceText) {
      guard !SourceNesting.isTooDeep(source) else {
        problems.append(
          Diagnostic(
            .unreadableInput,
            "cannot read '\(source.path)': it is nested too deep",
            at: IntentDiagnostics.SourceLocation(file: source.path)
          )
        )
        return
      }
      let tree = source.bytes.withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: Self.nestingLimit)
      }
      var reader = DeclarationReader(source)
      reader.read(tree.statements)
      guard !reader.types.isEmpty || !reader.aliases.isEmpty else { return }
      sources.append(source)
      types += reader.types
      aliases.merge(reader.aliases) { first, _ in first }
    }
  }
#endif
