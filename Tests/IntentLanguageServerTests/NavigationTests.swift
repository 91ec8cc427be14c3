import IntentConfigurations
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLanguageServer

@Suite struct NavigationTests {
  let path: String
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/Garden.intentdefinition"
  }

  private func words(_ method: String, _ mark: String, context: JSONTree = [:]) throws -> [String] {
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    let place = try TestClient.at(mark, in: Garden.xml, of: path)
    let result = try client.request(method, .object(place + [.init("context", context)]))
    return result.elements.compactMap { $0["range"]?.rangeWords }
  }

  private func places(of marks: [String]) throws -> [String] {
    try marks.map { mark in
      let name = try #require(mark.split(separator: "|", omittingEmptySubsequences: false).dropFirst().first)
      let members = try TestClient.at(
        mark.replacing("|\(name)|", with: "|\(name)"),
        in: Garden.xml,
        of: path
      )
      let start = try #require(members.last?.value)
      let end: JSONTree = [
        "line": start["line"] ?? 0,
        "character": .integer((start["character"]?.integer ?? 0) + name.utf16.count),
      ]
      return (["start": start, "end": end] as JSONTree).rangeWords
    }
  }

  @Test(arguments: [
    (
      "Sea|son</string>\n\t\t\t\t\t<key>INIntentParameterMetadata",
      "<key>INEnumName</key>\n\t\t\t<string>|Season|"
    ),
    ("DefaultValue</key><string>spr|ing", "<key>INEnumValueName</key><string>|spring|"),
    (
      "ObjectType</key>\n\t\t\t\t\t<string>|Plant",
      "<key>INTypeName</key>\n\t\t\t<string>|Plant|"
    ),
  ])
  func `an enum type, a default and an object type lead to what they name`(
    mark: String,
    place: String
  ) throws {
    #expect(try words("textDocument/definition", mark) == places(of: [place]))
  }

  @Test func `a parameter is referred to by shortcuts texts and relationships`() throws {
    let found = try words("textDocument/references", "ParentName</key>\n\t\t\t\t\t\t<string>|season")
    #expect(
      try Set(found)
        == Set(
          places(of: [
            "<key>|season|,plant", "in ${|season|}",
            "<key>INIntentParameterName</key>\n\t\t\t\t\t<string>|season|",
            "ParentName</key>\n\t\t\t\t\t\t<string>|season|",
          ])
        )
    )
  }

  @Test func `the declaration is left out on request`() throws {
    let mark = "<key>INEnumName</key>\n\t\t\t<string>|Season"
    let all = try words("textDocument/references", mark, context: ["includeDeclaration": true])
    let others = try words("textDocument/references", mark, context: ["includeDeclaration": false])
    #expect(all.count == 2)
    #expect(others.count == 1)
  }

  @Test func `an enum of another file of the folder is found`() throws {
    let types = try folder.write(
      "<plist version=\"1.0\"><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>Tool</string>\n"
        + "<key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>spade</string></dict></array>"
        + "</dict></array></dict></plist>\n",
      to: "Tools.intentdefinition"
    )
    let text = Garden.xml.replacing(
      "EnumType</key>\n\t\t\t\t\t<string>Season",
      with: "EnumType</key>\n\t\t\t\t\t<string>Tool"
    )
    var client = try TestClient(folder: folder.path)
    client.open(path, text)
    let place = try TestClient.at("<string>T|ool", in: text, of: path)
    let found = try client.request("textDocument/definition", .object(place)).elements
    #expect(found.map { $0["uri"]?.string } == [URIText.reference(toFile: types)])
    #expect(found.first?["range"]?.rangeWords == "0:87-0:91")
  }

  @Test func `symbols have their parts`() throws {
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    let symbols = try client.request(
      "textDocument/documentSymbol",
      ["textDocument": ["uri": .string(URIText.reference(toFile: path))]]
    ).elements
    #expect(symbols.map { $0["name"]?.string } == ["Sow", "Season", "Plant"])
    #expect(symbols[0]["children"]?.elements.map { $0["name"]?.string } == ["season", "plant"])
    #expect(symbols[1]["children"]?.elements.map { $0["name"]?.string } == ["unknown", "spring", "autumn"])
    #expect(
      try symbols[1]["selectionRange"]?.rangeWords
        == places(of: ["<key>INEnumName</key>\n\t\t\t<string>|Season|"])[0]
    )
  }
}
