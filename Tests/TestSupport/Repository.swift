import Foundation

package enum Repository {
  package static func url(_ path: String) -> URL {
    folder.appendingPathComponent(path).standardizedFileURL
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
