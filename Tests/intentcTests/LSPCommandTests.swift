import Foundation
import Testing

@Suite struct LSPCommandTests {
  private func message(_ json: String) -> String { "Content-Length: \(json.utf8.count)\r\n\r\n\(json)" }

  private let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

  @Test func `the connection ends with exit`() throws {
    let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    let input = [initialize, shutdown, exit].map(message).joined()
    let result = try BuiltProgram.run(["lsp"], input: input)
    #expect(result.code == 0)
    #expect(result.output.contains("\"positionEncoding\": \"utf-16\""))
    #expect(result.errors == "")
    #expect(
      try BuiltProgram.run(["lsp", "--stdio"], input: [initialize, exit].map(message).joined()).code == 1
    )
  }

  @Test func `the end of input ends the process`() throws {
    let result = try BuiltProgram.run(["lsp"], input: message(initialize))
    #expect(result.code == 1)
    #expect(result.output.contains("\"id\": 1"))
    #expect(try BuiltProgram.run(["lsp"]).code == 1)
  }

  @Test func `problems are published before the end`() throws {
    let open = #"""
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///none/A.intentdefinition","languageId":"xml","version":1,"text":"<plist"}}}
      """#
    let result = try BuiltProgram.run(["lsp"], input: [initialize, open].map(message).joined())
    #expect(result.output.contains("textDocument/publishDiagnostics"))
    #expect(result.output.contains("file:///none/A.intentdefinition"))
  }

  @Test func `a broken message is answered and the next is read`() throws {
    let result = try BuiltProgram.run(["lsp"], input: message("{not JSON") + message(initialize))
    #expect(result.output.contains("-32700"))
    #expect(result.output.contains("\"id\": 1"))
  }

  @Test(
    arguments: [
      ("Content-Length: 99999999999\r\n\r\n{}", "larger than 64 MiB"),
      ("{}\r\n\r\n", "does not begin with a header"),
      ("Content\r\n\r\n{}", "does not begin"), ("\u{FEFF}Content-Length: 2\r\n\r\n{}", "does not begin"),
      ("Content-Length: 2\r\n\r\n{}}\r\n\r\n", "does not begin with a header"),
      ("Content-Length: 2\n\n{}", "does not begin"), ("Content-Length: 2\r\n\n{}", "does not begin"),
      ("Content-Length: 9\r\n\r\n{}", "inside of a message"), ("Content-Length: 9", "inside of a message"),
      ("", "ended before 'exit'"),
    ]
  )
  func `what is no message ends the connection`(input: String, words: String) throws {
    let result = try BuiltProgram.run(["lsp"], input: input)
    #expect(result.code == 1)
    #expect(result.errors.contains(words))
    #expect(result.errors.hasSuffix("; the connection was closed\n"))
  }

  /// The server takes another process for its editor.
  private final class Server {
    let client = Process()
    let process = Process()
    let (held, input, output, errors) = (Pipe(), Pipe(), Pipe(), Pipe())

    init() throws {
      client.executableURL = URL(fileURLWithPath: "/bin/sh")
      client.arguments = ["-c", "read line"]
      client.standardInput = held
      try client.run()
      process.executableURL = BuiltProgram.program
      process.arguments = ["lsp"]
      (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
      try process.run()
    }

    deinit {
      if client.isRunning { client.terminate() }
      if process.isRunning { process.terminate() }
    }

    func send(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    func endClient() throws {
      try held.fileHandleForWriting.close()
      client.waitUntilExit()
    }

    func end() -> String {
      process.waitUntilExit()
      return String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }

  private func initialize(_ client: Process) -> String {
    message(
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\(client.processIdentifier),"capabilities":{}}}
      """
    )
  }

  @Test func `the process ends with its client`() throws {
    let server = try Server()
    try server.send(initialize(server.client))
    _ = server.output.fileHandleForReading.availableData
    #expect(server.process.isRunning)
    try server.endClient()
    #expect(server.end().contains("the editor with the process \(server.client.processIdentifier) has ended"))
    #expect(server.process.terminationStatus == 1)
  }

  @Test func `a client that closes the output ends the connection`() throws {
    let server = try Server()
    try server.output.fileHandleForReading.close()
    try server.send(initialize(server.client))
    #expect(server.end() == "error: the editor has closed the output; the connection was closed\n")
    #expect(server.process.terminationStatus == 1)
  }
}
