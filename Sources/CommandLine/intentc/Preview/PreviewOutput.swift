import ArgumentParser
import IntentCompiler
import IntentDiagnostics
import IntentEditorPage
import IntentFixes
import IntentLocalisation
import IntentText

/// The page, picture or folder to write.
struct PreviewOutput {
  /// What to write: one HTML page, a PNG picture, or a folder with a page for each intent.
  enum Kind {
    case page, picture, folder
  }

  let path: String
  let kind: Kind

  /// Throws a usage error unless the path is a folder or ends in '.html' or '.png'.
  init(_ path: String) throws {
    self.path = path
    let name = FilePath.name(of: path)
    if path == "-" {
      throw ValidationError("'--output' takes a '.html' or '.png' file, or a folder, not '-'.")
    } else if name.lowercased().hasSuffix(".html") {
      kind = .page
    } else if name.lowercased().hasSuffix(".png") {
      kind = .picture
    } else if !name.dropFirst().contains(".") || (try? FileSystem.status(of: path))?.kind == .folder {
      kind = .folder
    } else {
      throw ValidationError(
        "'--output' takes a '.html' or '.png' file, or a folder, not '\(visibleText(path))'; put '/' after "
          + "the name of a new folder."
      )
    }
    let parent = FilePath.folder(of: path)
    if kind != .folder, !parent.isEmpty, (try? FileSystem.status(of: parent)) == nil {
      throw CommandFailure("cannot write '\(path)': its folder does not exist")
    }
  }

  /// Refuses input files, links and, in a folder, files that `preview` didn't create: nobody named those.
  func check(_ names: [String], inputs: [String]) throws(OutputWriter.Failure) {
    let files = names.map { GeneratedFile(name: $0, bytes: []) }
    let writer = writer(inputs)
    try writer.check(files)
    for path in writer.paths(of: files) {
      guard let reason = obstacle(at: path) else { continue }
      let message = "cannot be written: \(reason); remove it, or use another path"
      let problem = Diagnostic(.unchangeableFile, message, at: SourceLocation(file: path))
      throw OutputWriter.Failure(problem.asError)
    }
  }

  func write(_ files: [GeneratedFile], inputs: [String]) throws(OutputWriter.Failure) -> [String] {
    try writer(inputs).write(files).filter { $0.kind != .unchanged }.map(\.path)
  }

  private func writer(_ inputs: [String]) -> OutputWriter {
    let parent = FilePath.folder(of: path)
    return OutputWriter(folder: kind == .folder ? path : parent.isEmpty ? "." : parent, inputs: inputs)
  }

  private func obstacle(at path: String) -> String? {
    switch (try? FileSystem.status(of: path, followsLinks: false))?.kind {
    case nil: return nil
    case .folder: return FileError.isFolder.words
    case .file where kind != .folder: return nil
    case .file where (try? FileSystem.readRegular(path)).map(PageText.isPage) == true: return nil
    case .file: return "'intentc preview' did not make this file"
    case .link, .other: return FileError.notRegular.words
    }
  }
}
