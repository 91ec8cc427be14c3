import Foundation
import TestSupport
import Testing

/// `test_web.py` checks the editor in a browser.
struct EditWebTests {
  private static let definition = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Schemas/UpNext.intentdefinition").standardized.path

  @Test(arguments: [
    (["--port", "8000"], "'--port' needs '--web'"),
    (["--web", "--port", "65536"], "a number from 1 to 65535"),
    (["--no-open"], "'--no-open' needs '--web'"),
    (["--web", "--plain"], "'--web' cannot be used with '--plain'"),
    (["--web", "--explain"], "'--web' cannot be used with '--explain'"),
    (["--web", "--set", "titleColor=red"], "'--web' cannot be used with answers"),
  ])
  func `options that exclude each other are refused`(_ options: [String], _ words: String) throws {
    let result = try BuiltProgram.run(["edit", Self.definition] + options)
    #expect(result.code == 64)
    #expect(result.errors.contains(words))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `it needs no terminal, prints its address, and ends with a signal`(_ number: Int32) throws {
    let page = try BuiltProgram.runPage(["edit", Self.definition], until: number)
    #expect(page.errors.hasPrefix("http://127.0.0.1:"), "\(page)")
    #expect(page.code == 130 && page.output.isEmpty, "\(page)")
  }

  @Test(.timeLimit(.minutes(10))) func `a signal ends it while a provider is asked`() throws {
    let folder = try TestFolder()
    // It says that it has started, never answers, and ignores the end of its input.
    let program = try folder.writeProgram(": >\"$0.started\"\nexec sleep 3600", to: "provider")
    let process = BuiltProgram.process([
      "edit", Self.definition, "--web", "--no-open", "--timeout", "3600", "--provider", program,
    ])
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The signal's handler is there before the provider is started.
    while !FileManager.default.fileExists(atPath: program + ".started") { usleep(10_000) }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }

  @Test func `a port that is in use is an error`() throws {
    // SOCK_STREAM, whose type differs between Linux and macOS.
    let descriptor = socket(AF_INET, 1, 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #expect(bind(descriptor, $0, length) == 0 && listen(descriptor, 1) == 0)
        #expect(getsockname(descriptor, $0, &length) == 0)
      }
    }
    let port = Int(UInt16(bigEndian: address.sin_port))
    let result = try BuiltProgram.run(["edit", Self.definition, "--web", "--no-open", "--port", "\(port)"])
    #expect(result.code == 1)
    #expect(result.errors.contains("port \(port) is in use"))
  }
}
