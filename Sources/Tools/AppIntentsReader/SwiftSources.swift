#if AppIntentsReader
  import IntentComparison
  import IntentCompiler
  import IntentDiagnostics
  import SwiftParser
  import SwiftSyntax

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
              at: CodePlace(file: path)
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
            at: CodePlace(file: source.path)
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

  /// The Swift files among some files and folders.
  struct SwiftFiles {
    private(set) var paths: [String] = []
    private(set) var problems: [Diagnostic] = []
    private var seen: Set<FileSystem.Identity> = []

    /// Adds a file, or the Swift files of a folder in the order of their names. Links are not followed, and hidden and
    /// downloaded folders not searched.
    mutating func add(_ path: String) {
      do throws(FileError) {
        let (kind, identity) = try FileSystem.status(of: path)
        if kind == .folder {
          let count = paths.count
          try search(path)
          if paths.count == count { report(.missingInput, "no '.swift' file in '\(path)'", path) }
        } else if seen.insert(identity).inserted {
          paths.append(path)
        }
      } catch .missing {
        report(.missingInput, "no such file or folder: '\(path)'", path)
      } catch {
        report(.unreadableInput, "cannot read '\(path)': \(error.words)", path)
      }
    }

    private mutating func search(_ root: String) throws(FileError) {
      var pending = [(folder: root, names: try FileSystem.names(in: root)[...])]
      while let (folder, names) = pending.popLast() {
        guard let name = names.first else { continue }
        pending.append((folder, names.dropFirst()))
        let path = FilePath.join(folder, name)
        guard !InputSearch.skips(folder: name),
          let (kind, identity) = try? FileSystem.status(of: path, followsLinks: false)
        else { continue }
        if kind == .folder {
          pending.append((path, try FileSystem.names(in: path)[...]))
        } else if kind == .file, name.hasSuffix(".swift"), seen.insert(identity).inserted {
          paths.append(path)
        }
      }
    }

    private mutating func report(_ rule: Rule, _ message: String, _ path: String) {
      problems.append(Diagnostic(rule, message, at: CodePlace(file: path)))
    }
  }
#endif
