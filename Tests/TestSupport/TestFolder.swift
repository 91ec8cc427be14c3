import Foundation

/// Removed when the test is over.
package final class TestFolder: Sendable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("intentc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func callAsFunction(_ name: String) -> String {
    path + "/" + name
  }

  @discardableResult
  package func write(_ text: String = "", to name: String) throws -> String {
    let file = self(name)
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a script of the shell. Another process writes it: the system refuses to run a file that is open
  /// for writing, and a child that another test has just started would have it open.
  @discardableResult
  package func writeProgram(_ text: String, to name: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = #"mkdir -p "${0%/*}" && printf '#!/bin/sh\n%s\n' "$1" >"$0" && chmod +x "$0""#
    process.arguments = ["-c", script, self(name), text]
    try process.run()
    process.waitUntilExit()
    return self(name)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  package func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(folder)).sorted()
  }

  package func short(_ path: String) -> String {
    path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
  }
}
