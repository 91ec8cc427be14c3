import Foundation

/// The folder of the project that is tested.
package enum Repository {
  /// A file or folder by its path in the project.
  package static func url(_ path: String) -> URL {
    folder.appendingPathComponent(path).standardizedFileURL
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
