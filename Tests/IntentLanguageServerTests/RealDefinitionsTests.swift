import Foundation
import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLanguageServer

@Suite(.enabled(if: Corpus.isPresent, "there is no folder of public definitions"))
struct RealDefinitionsTests {
  static let paths = Corpus.files(in: "files").map(\.standardizedFileURL.path)

  @Test(arguments: paths)
  func `names are where they are said to be`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var client = try TestClient()
    client.open(path, text)
    let read = try #require(client.server.lastRead[path])
    let occurrences = read.names.occurrences
    for occurrence in occurrences {
      let written = String(decoding: read.bytes[occurrence.range], as: UTF8.self)
      #expect(written == XMLText.escaped(occurrence.name.name))
    }
    let declared = Set(occurrences.filter(\.isDeclaration).map(\.name))
    let uri = JSONTree.string(URIText.reference(toFile: path))
    // Apple's own intents are not described.
    let others = Set(read.module.systemIntents)
    let asked = occurrences.filter { name in
      declared.contains(name.name) && !others.contains(name.name.owner.name)
        && !others.contains(name.name.name)
    }
    for occurrence in asked.prefix(12) {
      let position = DocumentText(read.bytes).position(of: occurrence.range.lowerBound, .utf16)
      let place: JSONTree = ["textDocument": ["uri": uri], "position": position]
      #expect(try !client.request("textDocument/definition", place).elements.isEmpty)
      #expect(try !client.request("textDocument/hover", place).isNull)
    }
  }

  @Test(arguments: paths)
  func `half of a file is answered`(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var client = try TestClient()
    client.open(path, text)
    let half = String(text.prefix(text.count / 2))
    client.change(path, to: half)
    #expect(client.problems(of: path).contains { $0["severity"]?.integer == 1 })
    let place: JSONTree = [
      "textDocument": ["uri": .string(URIText.reference(toFile: path))],
      "position": TestClient.position(of: half.endIndex, in: half),
    ]
    _ = try client.request("textDocument/hover", place)
    _ = try client.request("textDocument/completion", place)
    _ = try client.request("textDocument/definition", place)
  }
}
