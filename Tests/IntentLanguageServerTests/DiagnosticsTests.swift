import IntentPlatform
import Testing

@testable import IntentLanguageServer

@Suite struct DiagnosticsTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
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

  @Test func `problems go away with their cause`() throws {
    var client = try TestClient(folder: folder.path)
    client.open(
      path,
      Garden.xml.replacing(
        "<string>season</string>\n\t\t\t\t\t\t<key>INIntentParameterRel",
        with: "<string>x</string>\n\t\t\t\t\t\t<key>INIntentParameterRel"
      )
    )
    #expect(client.problems(of: path).contains { $0["code"]?.string == "unknown-parent" })
    client.change(path, to: Garden.xml)
    #expect(!client.problems(of: path).contains { $0["code"]?.string == "unknown-parent" })
  }

  @Test func `half typed XML has a place`() throws {
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    client.change(path, to: Garden.xml.replacing("<key>INIntentTitle</key>", with: "<key>INIntentTi"))
    let problem = try #require(client.problems(of: path).first)
    #expect(problem["severity"]?.integer == 1)
    #expect((problem["range"]?["start"]?["line"]?.integer ?? 0) > 80)
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
    client.open(project, "{\"renames\": {\"enums\": {\"Saison\": \"Time\"}}}\n")
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
    let other = try TemporaryFolder()
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
