import IntentDiagnostics
import IntentFixes

/// Adds a release to the folder `.intentc/releases` as a whole, for `intentc release`.
///
/// The files go into a folder beside `releases`, which is renamed as the last step. So a stopped run leaves
/// nothing that counts as a release. Only one run at a time holds the lock, so the next run may remove the
/// remains.
package enum ReleaseFolder {
  private static let home = ".intentc"
  private static let unfinished = "unfinished-release"

  /// The folder with the copy of a release.
  package static func path(of name: String, in folder: String) -> String {
    FilePath.join(FilePath.join(folder, home + "/releases"), name)
  }

  /// Whether a folder contains the copy of a release.
  package static func isCopy(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    guard names.count > 2, names[names.count - 2] == "releases" else { return false }
    return names[names.count - 3] == home && (try? FileSystem.status(of: path))?.kind == .folder
  }

  /// Adds the files of a release, but doesn't write through links below `folder`.
  ///
  /// - Throws: ``FileError/exists`` if there is a release with this name.
  package static func add(
    _ files: [(path: String, bytes: [UInt8])],
    as name: String,
    in folder: String
  ) throws(FileError) {
    func inFolder(_ path: String) -> String { FilePath.join(FilePath.join(folder, home), path) }
    let parent = try FolderHandle(of: inFolder(unfinished), below: folder, creating: true)
    try parent.lock()
    let releases = try FolderHandle(of: path(of: name, in: folder), below: folder, creating: true)
    guard try releases.kind(of: name) == nil else { throw .exists }
    try parent.removeTree(unfinished)
    do throws(FileError) {
      for file in files {
        let path = inFolder(unfinished + "/" + file.path)
        let target = try FolderHandle(of: path, below: folder, creating: true)
        let temporary = try target.stage(file.bytes, isDurable: true)
        try target.rename(temporary, to: FilePath.name(of: path))
      }
      try parent.rename(unfinished, to: name, in: releases)
    } catch {
      try? parent.removeTree(unfinished)
      throw error
    }
  }
}
