import IntentConfigurations
import IntentDiagnostics
import IntentPlatform
import TestSupport
import Testing

@testable import IntentLanguageServer

@Suite struct DiagnosticsTests {
  let folder: TestFolder
  let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/Garden.intentdefinition"
  }

  @Test func `a problem has its place rule and message`() throws {
    let text = Garden.xml.replacing(
      "<key>INIntentParameterEnumType</key>\n\t\t\t\t\t<string>Season",
      with: "<key>INIntentParameterEnumType</key>\n\t\t\t\t\t<string>Saison"
    )
    var client = try TestClient(folder: folder.path)
    client.open(path, text)
    let problem = try #require(client.problems(of: path).first { $0["code"]?.string == "unknown-enum" })
    #expect(problem["message"]?.string == "there is no enum 'Saison'; did you mean 'Season'?")
    #expect(problem["severity"]?.integer == 1)
    let line = text.prefix(upTo: try #require(text.firstRange(of: "Saison")).lowerBound).count {
      $0.isNewline
    }
    #expect(problem["range"]?.rangeWords == "\(line):13-\(line):19")
  }

  @Test(arguments: [("utf-8", 12), ("utf-16", 9), ("utf-32", 8)])
  func `columns are in the negotiated encoding`(encoding: String, column: Int) throws {
    let text = "<plist version=\"1.0\"><dict>\n<key>é🌷Q</key><string/></dict></plist>\n"
    var client = try TestClient(folder: folder.path, encodings: [encoding])
    client.open(path, text)
    let problem = try #require(client.problems(of: path).first { $0["code"]?.string == "unknown-key" })
    #expect(problem["range"]?.rangeWords == "1:5-1:\(column)")
  }

  @Test func `a definition that is open is read from the editor`() throws {
    try folder.write(Garden.xml.replacing("Season<", with: "Saison<"), to: "Garden.intentdefinition")
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    #expect(!client.problems(of: path).contains { $0["severity"]?.integer == 1 })
  }

  @Test func `a table that is open is read from the editor`() throws {
    try folder.write(Garden.xml, to: "Garden.intentdefinition")
    let table = try folder.write(
      "\"cOmBi1\" = \"Säe ${plant} im ${season}\";\n",
      to: "de.lproj/Garden.strings"
    )
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    #expect(client.problems(of: table).isEmpty)
    client.open(table, "\"cOmBi1\" = \"Säe ${plant} im ${season} ${plnt}\";\n")
    #expect(client.problems(of: table).map { $0["code"]?.string } == ["translated-placeholder"])
  }

  @Test func `the project file that is open is read from the editor`() throws {
    let project = try folder.write("{}\n", to: "intentc.json")
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    client.open(project, "{\"renames\": {\"enum Saison\": \"Time\"}}\n")
    #expect(client.problems(of: project).map { $0["code"]?.string } == ["unknown-rename"])
  }

  @Test func `a binary definition is read from disk`() throws {
    var client = try TestClient(folder: folder.path)
    client.open(path, "bplist00\u{FFFD}\u{FFFD}")
    #expect(client.problems(of: path).isEmpty)
    try folder.write("bplist00", to: "Garden.intentdefinition")
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(URIText.reference(toFile: path))]])
    client.wait()
    #expect(client.problems(of: path).map { $0["range"]?.rangeWords } == ["0:0-0:0"])
  }

  @Test func `a definition outside of the workspace is checked alone`() throws {
    let other = try TestFolder()
    try other.write(Garden.xml, to: "Other.intentdefinition")
    var client = try TestClient(folder: folder.path)
    client.open(
      other.path + "/New.intentdefinition",
      Garden.xml.replacing("<string>Custom<", with: "<string>Costum<")
    )
    #expect(
      client.problems(of: other.path + "/New.intentdefinition").map { $0["code"]?.string } == [
        "unknown-intent-type"
      ]
    )
    #expect(client.problems(of: other.path + "/Other.intentdefinition").isEmpty)
  }

  @Test func `paths with escapes are files`() throws {
    let odd = folder.path + "/Gä rten%.intentdefinition"
    var client = try TestClient(folder: folder.path)
    client.open(odd, Garden.xml.replacing("<string>Custom<", with: "<string>Costum<"))
    #expect(client.problems(of: odd).count == 1)
  }

  private func openUntitled(_ client: inout TestClient, _ text: String, language: String) {
    let item: JSONTree = [
      "uri": "untitled:Untitled-1", "languageId": .string(language), "version": 1, "text": .string(text),
    ]
    client.notify("textDocument/didOpen", ["textDocument": item])
    client.wait()
  }

  /// Published last; `nil` if none were.
  private func untitledProblems(_ client: TestClient) -> [JSONTree]? {
    client.received.last {
      $0["method"]?.string == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"]?.string == "untitled:Untitled-1"
    }?["params"]?["diagnostics"]?.elements
  }

  @Test func `an untitled definition is checked alone`() throws {
    // Neither is beside it: it is in no folder.
    try folder.write(Garden.xml, to: "Garden.intentdefinition")
    try folder.write("{\"renames\": {\"enum Saison\": \"Time\"}}\n", to: "intentc.json")
    var client = try TestClient(folder: folder.path)
    let text = Garden.xml.replacing("<string>Custom<", with: "<string>Costum<")
    openUntitled(&client, text, language: "xml")
    #expect(untitledProblems(client)?.map { $0["code"]?.string } == ["unknown-intent-type"])
    let document: JSONTree = ["uri": "untitled:Untitled-1", "version": 2]
    client.notify(
      "textDocument/didChange",
      ["textDocument": document, "contentChanges": [["text": .string(Garden.xml)]]]
    )
    client.wait()
    #expect(untitledProblems(client)?.isEmpty == true)
    let place: JSONTree = [
      "textDocument": document,
      "position": TestClient.position(
        of: try #require(Garden.xml.firstRange(of: "INIntentDescription")).lowerBound,
        in: Garden.xml
      ),
    ]
    #expect(try client.request("textDocument/hover", place)["contents"] != nil)
    #expect(try !client.request("textDocument/documentSymbol", place).elements.isEmpty)
    #expect(try !client.request("textDocument/formatting", place).elements.isEmpty)
  }

  @Test func `problems of an untitled definition go away with it`() throws {
    var client = try TestClient()
    openUntitled(&client, "<plist", language: "intentdefinition")
    #expect(untitledProblems(client)?.isEmpty == false)
    client.notify("textDocument/didClose", ["textDocument": ["uri": "untitled:Untitled-1"]])
    client.wait()
    #expect(untitledProblems(client)?.isEmpty == true)
  }

  @Test func `an untitled definition is renamed in itself`() throws {
    var client = try TestClient(folder: folder.path)
    openUntitled(&client, Garden.xml, language: "intentdefinition")
    var place = try TestClient.at("<string>|season</string>", in: Garden.xml, of: path)
    place[0] = .init("textDocument", ["uri": "untitled:Untitled-1"])
    let result = try client.request(
      "textDocument/rename",
      .object(place + [.init("newName", .string("time"))])
    )
    let change = try #require(result["documentChanges"]?.elements.first)
    #expect(change["textDocument"]?["uri"]?.string == "untitled:Untitled-1")
    #expect(change["edits"]?.elements.count == 4)
  }

  @Test func `the home folder is no workspace`() throws {
    try folder.write(
      Garden.xml.replacing("<string>Custom<", with: "<string>Costum<"),
      to: "B.intentdefinition"
    )
    var client = TestClient(silent: ())
    client.server.home = folder.path
    let uri = JSONTree.string(URIText.reference(toFile: folder.path))
    _ = try client.request("initialize", ["rootUri": uri, "capabilities": [:]])
    client.open(path, Garden.xml)
    #expect(client.server.folders.isEmpty)
    #expect(client.problems(of: folder.path + "/B.intentdefinition").isEmpty)
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [["uri": uri]], "removed": []]])
    #expect(client.server.folders.isEmpty)
  }

  @Test func `a change of one module reaches the others`() throws {
    try folder.write(Garden.xml, to: "Garden.intentdefinition")
    // Both have the same namespace, which only a comparison of modules finds.
    let named = Garden.xml.replacing(
      "<key>INIntents</key>",
      with: "<key>INIntentDefinitionNamespace</key>\n\t<string>aBcDeF</string>\n\t<key>INIntents</key>"
    )
    let other = try folder.write(
      named.replacing("Sow", with: "Dig").replacing("autumn", with: "summer"),
      to: "Zoo/Zoo.intentdefinition"
    )
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    #expect(!client.problems(of: other).contains { $0["code"]?.string == "shared-namespace" })
    client.change(path, to: named)
    #expect(client.problems(of: other).contains { $0["code"]?.string == "shared-namespace" })
    client.change(path, to: Garden.xml, version: 3)
    #expect(!client.problems(of: other).contains { $0["code"]?.string == "shared-namespace" })
  }

  @Test func `a document that is no file is not checked`() throws {
    var client = try TestClient(folder: folder.path)
    let item: JSONTree = ["uri": "untitled:Untitled-1", "languageId": "xml", "version": 1, "text": "<plist"]
    client.notify("textDocument/didOpen", ["textDocument": item])
    client.wait()
    #expect(!client.received.contains { $0["method"]?.string == "textDocument/publishDiagnostics" })
    let place: JSONTree = [
      "textDocument": ["uri": "untitled:Untitled-1"], "position": ["line": 0, "character": 0],
    ]
    #expect(try client.request("textDocument/hover", place).isNull)
  }

  @Test func `edits apply in order`() throws {
    var client = try TestClient(folder: folder.path)
    client.open(path, "<plist version=\"1.0\">\n<dict>🌷</dict></plist>\n")
    let uri = JSONTree.string(URIText.reference(toFile: path))
    func edit(_ line: Int, _ from: Int, _ to: Int, _ text: String) -> JSONTree {
      let start: JSONTree = ["line": .integer(line), "character": .integer(from)]
      return [
        "range": ["start": start, "end": ["line": .integer(line), "character": .integer(to)]],
        "text": .string(text),
      ]
    }
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [edit(1, 6, 8, "\n"), edit(2, 0, 99, "</dict>")],
      ]
    )
    let text = try #require(client.server.documents[path]?.text.bytes)
    #expect(String(decoding: text, as: UTF8.self) == "<plist version=\"1.0\">\n<dict>\n</dict>\n")
  }

  @Test func `a closed file is read from disk again`() throws {
    try folder.write(Garden.xml, to: "Garden.intentdefinition")
    var client = try TestClient(folder: folder.path)
    client.open(path, "<plist>")
    #expect(!client.problems(of: path).isEmpty)
    client.open(folder.path + "/Other.intentdefinition", "<plist version=\"1.0\"><dict/></plist>")
    client.notify(
      "textDocument/didClose",
      ["textDocument": ["uri": .string(URIText.reference(toFile: path))]]
    )
    client.wait()
    #expect(!client.problems(of: path).contains { $0["severity"]?.integer == 1 })
  }

  @Test func `problems of a text that is closed unsaved go away`() throws {
    let path = try folder.write(Garden.xml, to: "Garden.intentdefinition")
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml.replacing("</plist>", with: ""))
    #expect(!client.problems(of: path).isEmpty)
    client.notify(
      "textDocument/didClose",
      ["textDocument": ["uri": .string(URIText.reference(toFile: path))]]
    )
    client.wait()
    #expect(client.problems(of: path).isEmpty)
  }

  @Test func `lints are shown on request`() throws {
    var client = try TestClient(folder: folder.path, options: ["lint": true])
    client.open(path, Garden.xml)
    #expect(client.problems(of: path).contains { $0["code"]?.string == "text-without-id" })
  }
}
