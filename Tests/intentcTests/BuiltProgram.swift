import Foundation
import TestSupport
import Testing

/// Runs the `intentc` that the build made, as people do, and keeps what it prints.
enum BuiltProgram {
  struct Result {
    var code: Int32
    var output: String
    var errors: String

    /// The errors, without what 'diff' says about the extent of a comparison.
    var verdicts: String {
      errors.replacing(#/ in \d+ (definitions?( and \d+ App Intents?)?|App Intents?)\n/#, with: "\n")
    }
  }

  /// - Parameter environment: Variables besides `PATH`.
  static func run(
    _ arguments: [String],
    input: String = "",
    in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = Self.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // A full pipe would block the program, so these are files.
    let files = try TestFolder()
    try files.write(input, to: "in")
    for name in ["out", "err"] { try files.write(to: name) }
    process.standardInput = FileHandle(forReadingAtPath: files("in"))
    process.standardOutput = FileHandle(forWritingAtPath: files("out"))
    process.standardError = FileHandle(forWritingAtPath: files("err"))
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: try files.text(of: "out"),
      errors: try files.text(of: "err")
    )
  }

  /// `PATH`, and the sanitizers' options from `make sanitize`.
  static let environment = ProcessInfo.processInfo.environment
    .filter { $0.key.hasSuffix("SAN_OPTIONS") }
    .merging(["PATH": "/usr/bin:/bin"]) { $1 }

  static var program: URL {
    var folder = Bundle.main.bundleURL
    #if os(macOS)
      folder = Bundle(for: BundleMark.self).bundleURL.deletingLastPathComponent()
    #endif
    return folder.appendingPathComponent("intentc")
  }
}

/// Finds the bundle of the tests, which is not the main bundle on macOS.
private final class BundleMark {}
