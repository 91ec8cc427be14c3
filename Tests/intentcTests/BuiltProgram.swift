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

  /// - Parameters:
  ///   - program: Another program than `intentc`.
  ///   - environment: Variables besides `PATH`.
  static func run(
    _ arguments: [String],
    of program: String = BuiltProgram.program.path,
    input: String = "",
    in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = process(arguments, of: program, in: folder, environment)
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

  /// The words of a line, with those in quotes that contain spaces.
  static func words(_ line: String) -> [String] {
    line.matches(of: /'([^']*)'|(\S+)/).map { String($0.output.1 ?? $0.output.2 ?? "") }
  }

  /// Starts a page, and ends it with a signal once it has printed its address.
  static func runPage(_ arguments: [String], in folder: String? = nil, until signal: Int32) throws -> Result {
    let process = process(arguments + ["--web", "--no-open"], in: folder)
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var text = ""
    while !text.contains("\n"), case let data = errors.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return Result(code: process.terminationStatus, output: printed, errors: text)
  }

  /// A process that has not started.
  static func process(
    _ arguments: [String],
    of program: String = BuiltProgram.program.path,
    in folder: String? = nil,
    _ environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = Self.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
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
