import Foundation
import Testing

@Suite struct LSPCommandTests {
  private func message(_ json: String) -> String { "Content-Length: \(json.utf8.count)\r\n\r\n\(json)" }

  private let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

  @Test func `the connection ends with exit`() throws {
    let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    let input = [initialize, shutdown, exit].map(message).joined()
    let result = try CommandLine.run(["lsp"], input: input)
    #expect(result.code == 0)
    #expect(result.output.contains("\"positionEncoding\": \"utf-16\""))
    #expect(result.errors == "")
    #expect(
      try CommandLine.run(["lsp", "--stdio"], input: [initialize, exit].map(message).joined()).code == 1
    )
  }

  @Test func `the end of input ends the process`() throws {
    let result = try CommandLine.run(["lsp"], input: message(initialize))
    #expect(result.code == 1)
    #expect(result.output.contains("\"id\": 1"))
    #expect(try CommandLine.run(["lsp"]).code == 1)
  }

  @Test func `problems are published before the end`() throws {
    let open = #"""
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///none/A.intentdefinition","languageId":"xml","version":1,"text":"<plist"}}}
      """#
    let result = try CommandLine.run(["lsp"], input: [initialize, open].map(message).joined())
    #expect(result.output.contains("textDocument/publishDiagnostics"))
    #expect(result.output.contains("file:///none/A.intentdefinition"))
  }

  @Test func `a broken message is answered and the next is read`() throws {
    let result = try CommandLine.run(["lsp"], input: message("{not JSON") + message(initialize))
    #expect(result.output.contains("-32700"))
    #expect(result.output.contains("\"id\": 1"))
  }

  @Test(
    arguments: [
      ("Content-Length: 99999999999\r\n\r\n{}", "larger than 64 MiB"), ("{}\r\n\r\n", "without a colon"),
      ("Content-Length: 2\r\n\r\n{}}\r\n\r\n", "without a colon"),
    ]
  )
  func `what is no message ends the connection`(input: String, words: String) throws {
    let result = try CommandLine.run(["lsp"], input: input)
    #expect(result.code == 1)
    #expect(result.errors.contains(words))
    #expect(result.errors.hasSuffix("; the connection was closed\n"))
  }

  @Test func `the process ends with its client`() throws {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/sh")
    client.arguments = ["-c", "read line"]
    let held = Pipe()
    client.standardInput = held
    try client.run()
    let server = Process()
    server.executableURL = CommandLine.program
    server.arguments = ["lsp"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (server.standardInput, server.standardOutput, server.standardError) = (input, output, errors)
    try server.run()
    let json = """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\(client.processIdentifier),"capabilities":{}}}
      """
    try input.fileHandleForWriting.write(contentsOf: Data(message(json).utf8))
    _ = output.fileHandleForReading.availableData
    #expect(server.isRunning)
    try held.fileHandleForWriting.close()
    client.waitUntilExit()
    server.waitUntilExit()
    #expect(server.terminationStatus == 1)
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(words.contains("the editor with the process \(client.processIdentifier) has ended"))
    try input.fileHandleForWriting.close()
  }
}
