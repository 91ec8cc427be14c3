import Foundation
import IntentCompiler

/// Uses the compiler of the tests, against the modules that they were built with.
package struct SwiftTypeChecker {
  private let compiler: String
  private let modules: String

  /// Returns `nil` without a compiler or a built IntentRuntime.
  package init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let compiler = folders.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile),
      let modules = Self.modules
    else { return nil }
    self.compiler = compiler
    self.modules = modules
  }

  package static var isAvailable: Bool { SwiftTypeChecker() != nil }

  /// Next to the test bundle.
  private static var modules: String? {
    for argument in CommandLine.arguments {
      guard let end = argument.range(of: ".xctest")?.upperBound else { continue }
      let folder = (String(argument[..<end]) as NSString).deletingLastPathComponent
      for candidate in [folder + "/Modules", folder]
      where FileManager.default.fileExists(atPath: candidate + "/IntentRuntime.swiftmodule") {
        return candidate
      }
    }
    return nil
  }

  /// Checks the files as one module. Returns the compiler's output; empty if there are no errors.
  package func check(_ files: [GeneratedFile], _ options: [String]) throws -> String {
    let folder = try TestFolder()
    for file in files { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    // Without -wmo, the compiler would start for each file, and read all.
    process.arguments =
      ["-typecheck", "-wmo", "-module-name", "Checked", "-package-name", "checked", "-I", modules] + options
      + files.map { folder($0.name) }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty
      ? text.replacingOccurrences(of: folder.path + "/", with: "") : "the compiler failed without a word"
  }
}
