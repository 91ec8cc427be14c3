import IntentDiagnostics

/// Finds generated files that no longer match their definitions.
package enum StaleOutputs {
  private static let marks = [".intentdefinition.", ".intentdefinition+"]

  /// - Parameter isStated: Whether the user named the folder. If not, ignores a folder without generated
  ///   files, and also reports files that none of the definitions generates.
  package static func check(folder: String, isStated: Bool, against files: [GeneratedFile]) -> [Diagnostic] {
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
        change.kind == .created ? "this file is missing" : "this file does not match its definition"
      diagnostics.append(stale("\(fact); generate it again", change.path))
    }
    guard !isStated else { return diagnostics }
    let current = Set(files.map(\.name))
    for name in names.sorted() where !current.contains(name) {
      diagnostics.append(stale("no definition generates this file; delete it", FilePath.join(folder, name)))
    }
    return diagnostics
  }

  /// Reports files that an earlier call generated, before a rename or a change of the split setting.
  ///
  /// - Parameter isSearch: Whether another call may have generated files of other definitions, so that these
  ///   files only get notes.
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
          stale("'\(definition).intentdefinition' no longer generates this file; delete it", path)
        )
      } else {
        var note = stale(
          "no definition of this call generates this file; delete it if its definition was removed",
          path
        )
        note.severity = .note
        diagnostics.append(note)
      }
    }
    return diagnostics
  }

  private static func definition(ofFile name: String) -> String? {
    guard name.hasSuffix(".swift") else { return nil }
    for mark in marks {
      guard let range = name.firstRange(of: mark) else { continue }
      return String(name[..<range.lowerBound])
    }
    return nil
  }

  private static func isGenerated(_ path: String) -> Bool {
    guard let (kind, _) = try? FileSystem.status(of: path, followsLinks: false), kind == .file else {
      return false
    }
    return (try? FileSystem.read(path)).map(GeneratedFile.isGenerated) == true
  }

  private static func stale(_ message: String, _ path: String) -> Diagnostic {
    Diagnostic(.staleGeneratedCode, message, at: SourceLocation(file: path))
  }
}
