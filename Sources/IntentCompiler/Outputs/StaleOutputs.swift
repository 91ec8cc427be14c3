/// Finds generated files that stand in a package and are not what the definitions give now.
public enum StaleOutputs {
  /// What ends the name of every generated file, also of those with a declaration of their own.
  private static let marks = [".intentdefinition.swift", ".intentdefinition+"]

  /// What is to be said of the generated files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that generated files are checked in to.
  ///   - isStated: Whether somebody says that they are. Else a folder without generated files is left alone,
  ///     because then nobody checks them in; and one with them belongs to these definitions alone.
  ///   - files: What the definitions give now.
  public static func check(
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

  private static func stale(_ message: String, _ path: String) -> Diagnostic {
    Diagnostic(.staleGeneratedCode, message, at: SourceLocation(file: path))
  }
}
