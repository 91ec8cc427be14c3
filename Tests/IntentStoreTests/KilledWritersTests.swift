import Foundation
import Testing

struct KilledWritersTests {
  /// `make soak` does the same for an hour.
  @Test func `killed writers leave every configuration complete`() throws {
    try run("kill", "15", "200")
  }

  @Test func `a full disk keeps the old configuration`() throws {
    let folder = try run("fill")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!names.contains(".draft"))
  }

  /// Adds a new folder as the last argument.
  @discardableResult
  private func run(_ arguments: String...) throws -> StoreFolder {
    let folder = try StoreFolder()
    let output = folder.file(".output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + [folder.url.path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let words = try folder.text(of: ".output")
    #expect(process.terminationStatus == 0, "\(words)")
    return folder
  }

  private var program: URL {
    var folder = Bundle.main.bundleURL
    #if os(macOS)
      folder = Bundle(for: BundleMark.self).bundleURL.deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("StoreWriter")
  }
}

/// Finds the bundle of the tests, which is not the main bundle on macOS.
private final class BundleMark {}
