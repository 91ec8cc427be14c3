import AppFacts
import AppIntentsChecks
import IntentConfigurations
import IntentDiagnostics
import IntentLocalisation
import IntentPlatform
import TestSupport
import Testing

@testable import IntentLanguageServer

/// The problems of App Intents in Swift, which the server reads from the disk, and not on each change.
@Suite struct SwiftTests {
  let folder: TestFolder
  let path: String
  private let reads = Reads()

  init() throws {
    folder = try TestFolder()
    path = try folder.write("import AppIntents\n// Ask Siri\n", to: "App/Order.swift")
    try folder.write(Garden.xml, to: "Garden.intentdefinition")
  }

  /// How often the server has read Swift.
  private final class Reads: @unchecked Sendable {
    var count = 0
  }

  /// Finds an intent whose title is the comment.
  private static func code(_ paths: [String]) throws -> SwiftCode {
    var code = SwiftCode()
    for path in paths {
      let bytes = try FileSystem.readRegular(path)
      let text = String(decoding: bytes, as: UTF8.self)
      let words = text.split(separator: "\n").last.map { String($0.dropFirst(3)) } ?? ""
      var file = FileCode(path, size: bytes.count)
      var type = TypeCode("OrderIntent", at: CodeRange(path, 0, 6))
      type.inherited = ["AppIntent"]
      var title = PropertyCode("title", at: CodeRange(path, 0, 6))
      title.value = .string(words)
      title.valueRange = CodeRange(path, bytes.count - words.utf8.count - 1, bytes.count)
      type.properties = [title]
      file.types = [type]
      code.files.append(file)
    }
    return code
  }

  private func client() throws -> TestClient {
    let reads = reads
    return try TestClient(folder: folder.path) { paths, done in
      reads.count += 1
      done(Result { try Self.code(paths) })
      return {}
    }
  }

  private func rules(_ client: TestClient) -> [String] {
    client.problems(of: path).compactMap { $0["code"]?.string }
  }

  private func save(_ path: String, _ client: inout TestClient) {
    let file: JSONTree = ["uri": .string(URIText.reference(toFile: path)), "type": 2]
    client.notify("workspace/didChangeWatchedFiles", ["changes": [file]])
    client.wait()
  }

  @Test func `a Swift file is enough to check a folder`() throws {
    var client = try client()
    client.open(path, "import AppIntents\n// Ask Siri\n")
    #expect(rules(client) == ["apple-in-text"])
    #expect(client.problems(of: path).first?["range"]?["start"]?["line"]?.integer == 1)
  }

  @Test func `what people type is not read`() throws {
    var client = try client()
    client.open(folder.path + "/Garden.intentdefinition", Garden.xml)
    client.open(path, "")
    client.change(path, to: "import AppIntents\n// Ask\n")
    client.change(folder.path + "/Garden.intentdefinition", to: Garden.xml + " ")
    save(folder.path + "/Garden.intentdefinition", &client)
    #expect(rules(client) == ["apple-in-text"])
    #expect(reads.count == 1)
  }

  @Test func `a saved Swift file is read again if it can have App Intents`() throws {
    var client = try client()
    client.open(path, "")
    let other = try folder.write("struct Soup {}\n", to: "App/Soup.swift")
    save(other, &client)
    #expect(reads.count == 1)
    try folder.write("import AppIntents\n// Order\n", to: "App/Order.swift")
    save(path, &client)
    #expect(rules(client).isEmpty)
    #expect(reads.count == 2)
  }

  /// The program that reads Swift may take minutes.
  @Test func `questions are answered while Swift is read`() throws {
    let started = Guarded<[@Sendable () -> Void]>([])
    var client = try TestClient(folder: folder.path) { paths, done in
      started.withLock { $0.append { done(Result { try Self.code(paths) }) } }
      return {}
    }
    func finish() {
      client.wait()
      started.withLock { $0.last?() }
      client.wait()
    }
    let definition = folder.path + "/Garden.intentdefinition"
    client.open(definition, Garden.xml)
    client.open(path, "")
    let symbols = try client.request(
      "textDocument/documentSymbol",
      ["textDocument": ["uri": .string(URIText.reference(toFile: definition))]]
    )
    #expect(!symbols.elements.isEmpty)
    #expect(client.server.isReadingSwift && rules(client).isEmpty)
    // What changes meanwhile is read afterwards, not at the same time.
    try folder.write("import AppIntents\n// Order\n", to: "App/Order.swift")
    save(path, &client)
    #expect(started.withLock(\.count) == 1)
    finish()
    #expect(rules(client).isEmpty && started.withLock(\.count) == 2)
    finish()
    try folder.write("import AppIntents\n// Ask Siri\n", to: "App/Order.swift")
    save(path, &client)
    finish()
    #expect(rules(client) == ["apple-in-text"])
    // Earlier problems stay until the file is read again.
    try folder.write("import AppIntents\n// Call Siri\n", to: "App/Order.swift")
    save(path, &client)
    #expect(rules(client) == ["apple-in-text"] && client.server.isReadingSwift)
    finish()
    #expect(!client.server.isReadingSwift)
    #expect(client.problems(of: path).first?["message"]?.string?.contains("Call Siri") == true)
  }

  /// An editor that shows previews closes a file and opens the next.
  @Test func `a program ends when nothing needs it`() throws {
    let running = Guarded(0)
    var client = try TestClient(folder: folder.path) { _, _ in
      running.withLock { $0 += 1 }
      return { running.withLock { $0 -= 1 } }
    }
    client.open(path, "")
    let file: JSONTree = ["uri": .string(URIText.reference(toFile: path))]
    client.notify("textDocument/didClose", ["textDocument": file])
    #expect(running.withLock { $0 } == 0)
    client.open(path, "")
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": []]])
    client.wait()
    #expect(running.withLock { $0 } == 1)
  }

  @Test func `a change of the project counts`() throws {
    var client = try client()
    client.open(path, "")
    let watched = client.received.map(\.json).joined()
    for name in ["pbxproj", "yml", "plist", "xcstrings"] { #expect(watched.contains(name)) }
    let project = try folder.write("name: Garden\ntargets: {}\n", to: "project.yml")
    client.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(URIText.reference(toFile: project)), "type": 1]]]
    )
    #expect(client.server.hasChanges)
    client.wait()
    #expect(reads.count == 1 && rules(client) == ["apple-in-text"])
  }

  @Test func `files that builds write don't count`() throws {
    var client = try client()
    client.open(path, "")
    func changes(_ path: String, _ client: inout TestClient) -> Bool {
      let file: JSONTree = ["uri": .string(URIText.reference(toFile: folder.path + "/" + path)), "type": 1]
      client.notify("workspace/didChangeWatchedFiles", ["changes": [file]])
      return client.server.hasChanges
    }
    let schemes = "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/xcschememanagement.plist"
    for path in [".build/debug.yaml", "DerivedData/App/Info.plist", "build/release.yaml", schemes] {
      #expect(!changes(path, &client), "\(path)")
    }
    #expect(changes("App/Info.plist", &client))
  }

  @Test func `a failure lasts until the next change, and earlier problems stay`() throws {
    let isMissing = Guarded(false)
    var client = try TestClient(folder: folder.path) { paths, done in
      done(isMissing.withLock { $0 } ? .failure(FileError.changed) : Result { try Self.code(paths) })
      return {}
    }
    client.open(path, "")
    isMissing.withLock { $0 = true }
    try folder.write("import AppIntents\n// Order\n", to: "App/Order.swift")
    save(path, &client)
    #expect(rules(client) == ["apple-in-text"])
    isMissing.withLock { $0 = false }
    save(folder.path + "/Garden.intentdefinition", &client)
    #expect(rules(client).isEmpty)
  }

  @Test func `without the program, the rest is checked, and people learn it once`() throws {
    var client = try TestClient(folder: folder.path) { _, done in
      done(.failure(FileError.changed))
      return {}
    }
    client.open(folder.path + "/Garden.intentdefinition", Garden.xml)
    client.open(path, "")
    save(path, &client)
    let shown = client.received.filter { $0["method"]?.string == "window/showMessage" }
    #expect(shown.count == 1)
    #expect(shown.first?["params"]?["message"]?.string?.contains("were not checked") == true)
    #expect(rules(client).isEmpty)
  }
}
