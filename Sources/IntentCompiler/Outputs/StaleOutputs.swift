import IntentDiagnostics

/// Finds generated files that stand in a package and are not what the definitions give now.
package enum StaleOutputs {
  /// What ends the name of every generated file, also of those with a declaration of their own.
  private static let marks = [".intentdefinition.swift", ".intentdefinition+"]

  /// What is to be said of the generated files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that generated files are checked in to.
  ///   - isStated: Whether somebody says that they are. Else a folder without generated files is left alone,
  ///     because then nobody checks them in; and one with them belongs to these definitions alone.
  ///   - files: What the definitions give now.
  package static func check(
    folder: String,
    isStated: Bool,
    against files: [GeneratedFile]
  ) -> [Diagnostic] {
    let names = ((try? FileSystem.names(in: folder)) ?? []).filter { name in
      name.hasSuffix(".swift") && marks.contains { name.contains($0) }
    }
    guard isStated || !names.isEmpty else { return [] }
    let changes: [OutputWriter.Change]
    do throws(OutputWriter.Failure) {
      changes = try OutputWriter(folder: folder).changes(files)
    } catch {
      return [error.diagnostic]
    }
    var diagnostics: [Diagnostic] = []
    for change in changes where change.kind != .unchanged {
      let fact =
        change.kind == .created ? "this file is missing" : "this file is not what its definition gives now"
      diagnostics.append(stale("\(fact); generate it again", change.path))
    }
    guard !isStated else { return diagnostics }
    let current = Set(files.map(\.name))
    for name in names.sorted() where !current.contains(name) {
      diagnostics.append(
        stale("no definition gives this file any more; delete it", FilePath.join(folder, name))
      )
    }
    return diagnostics
  }

  /// What is to be said of files in a folder that an earlier call generated from the same definitions, and that
  /// this one does not: declarations were renamed, or one file for each was asked for then or now.
  ///
  /// - Parameters:
  ///   - folder: The folder that is written into.
  ///   - files: What the definitions give now.
  ///   - definitions: The base names of the definitions.
  ///   - isSearch: Whether the definitions are all that a folder holds. Then files of other definitions are told
  ///     too, in a note: another call may have made them.
  package static func leftovers(
    in folder: String,
    besides files: [GeneratedFile],
    of definitions: [String],
    isSearch: Bool
  ) -> [Diagnostic] {
    let current = Set(files.map(\.name))
    let known = Set(definitions)
    var diagnostics: [Diagnostic] = []
    for name in ((try? FileSystem.names(in: folder)) ?? []).sorted() where !current.contains(name) {
      guard let definition = definition(ofFile: name) else { continue }
      let path = FilePath.join(folder, name)
      guard known.contains(definition) || isSearch, isGenerated(path) else { continue }
      if known.contains(definition) {
        diagnostics.append(
          stale("'\(definition).intentdefinition' does not give this file any more; delete it", path)
        )
      } else {
        var note = stale(
          "no definition of this call gives this file; delete it if its definition is gone",
          path
        )
        note.severity = .note
        diagnostics.append(note)
      }
    }
    return diagnostics
  }

  /// The definition that a generated file's name tells; `nil` for other names.
  private static func definition(ofFile name: String) -> String? {
    guard name.hasSuffix(".swift") else { return nil }
    for mark in marks {
      guard let range = name.firstRange(of: mark) else { continue }
      return String(name[..<range.lowerBound])
    }
    return nil
  }

  /// Whether a file begins as generated ones do.
  private static func isGenerated(_ path: String) -> Bool {
    guard let (kind, _) = try? FileSystem.status(of: path, followsLinks: false), kind == .file else {
      return false
    }
    return (try? FileSystem.read(path))?.starts(with: SwiftGenerator.heading.utf8) == true
  }

  private static func stale(_ message: String, _ path: String) -> Diagnostic {
    Diagnostic(.staleGeneratedCode, message, at: SourceLocation(file: path))
  }
}
