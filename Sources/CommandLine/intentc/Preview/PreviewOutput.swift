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
        "'--output' takes a '.html' or '.png' file, or a folder, not '\(visibleText(path))'; put '/' after the name of a new folder."
      )
    }
  }

  /// The reason why nothing is written.
  struct Failure: Error {
    let diagnostic: Diagnostic
  }

  /// Refuses input files, and files that `preview` didn't create.
  func check(_ names: [String], inputs: [String]) throws(Failure) {
    let files = names.map { GeneratedFile(name: $0, bytes: []) }
    let writer = writer(inputs)
    do throws(OutputWriter.Failure) {
      try writer.check(files)
    } catch {
      throw Failure(diagnostic: error.diagnostic)
    }
    for path in writer.paths(of: files) where !isReplaceable(path) {
      let isFolder = (try? FileSystem.status(of: path, followsLinks: false))?.kind == .folder
      let reason = isFolder ? FileError.isFolder.words : "'intentc preview' did not make this file"
      let message = "cannot write '\(path)': \(reason); remove it, or use another path"
      throw Failure(
        diagnostic: Diagnostic(.unchangeableFile, message, at: SourceLocation(file: path)).asError
      )
    }
  }

  func write(_ files: [GeneratedFile], inputs: [String]) throws(Failure) -> [String] {
    do throws(OutputWriter.Failure) {
      return try writer(inputs).write(files).filter { $0.kind != .unchanged }.map(\.path)
    } catch {
      throw Failure(diagnostic: error.diagnostic)
    }
  }

  private func writer(_ inputs: [String]) -> OutputWriter {
    let parent = FilePath.folder(of: path)
    return OutputWriter(folder: kind == .folder ? path : parent.isEmpty ? "." : parent, inputs: inputs)
  }

  private func isReplaceable(_ path: String) -> Bool {
    guard (try? FileSystem.status(of: path, followsLinks: false)) != nil else { return true }
    guard let bytes = try? FileSystem.readRegular(path) else { return false }
    return kind == .picture ? PictureMark.isPresent(in: bytes) : PageText.isPage(bytes)
  }
}
