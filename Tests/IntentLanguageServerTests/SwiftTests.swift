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

  /// A program that finds an intent whose title is the comment.
  private func client() throws -> TestClient {
    let reads = reads
    return try TestClient(folder: folder.path) { paths in
      reads.count += 1
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
        title.valueRange = CodeRange(path, 0, bytes.count)
        type.properties = [title]
        file.types = [type]
        code.files.append(file)
      }
      return code
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

  @Test func `without the program, the rest is checked, and people learn it once`() throws {
    var client = try TestClient(folder: folder.path) { _ in throw FileError.changed }
    client.open(folder.path + "/Garden.intentdefinition", Garden.xml)
    client.open(path, "")
    save(path, &client)
    let shown = client.received.filter { $0["method"]?.string == "window/showMessage" }
    #expect(shown.count == 1)
    #expect(shown.first?["params"]?["message"]?.string?.contains("were not checked") == true)
    #expect(rules(client).isEmpty)
  }
}
