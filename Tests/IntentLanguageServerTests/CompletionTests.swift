import IntentConfigurations
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLanguageServer

@Suite struct CompletionTests {
  let path: String
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/Garden.intentdefinition"
  }

  private func items(_ mark: String, after change: (String, String)) throws -> (
    items: [JSONTree], text: String
  ) {
    let text = Garden.xml.replacing(change.0, with: change.1)
    #expect(text != Garden.xml)
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    client.change(path, to: text)
    let place = try TestClient.at(mark, in: text, of: path)
    return (try client.request("textDocument/completion", .object(place)).elements, text)
  }

  private func labels(_ mark: String, after change: (String, String)) throws -> [String] {
    try items(mark, after: change).items.compactMap { $0["label"]?.string }
  }

  private let name = "<key>INIntentParameterName</key>\n\t\t\t\t\t<string>plant"

  @Test func `keys fit the dictionary and are not there yet`() throws {
    let labels = try labels("<key>INq|", after: (name, "<key>INq\n\t\t\t\t\t\(name)"))
    #expect(labels.contains("INIntentParameterDisplayPriority"))
    #expect(labels.contains("INIntentParameterMetadata"))
    #expect(!labels.contains("INIntentParameterName"))
    #expect(!labels.contains("INIntentTitle"))
  }

  @Test func `keys of the intent fit between its keys`() throws {
    let labels = try labels(
      "<key>INq|",
      after: ("<key>INIntentTitle</key>", "<key>INq\n\t\t\t<key>INIntentTitle</key>")
    )
    #expect(labels.contains("INIntentCategory"))
    #expect(!labels.contains("INIntentTitle"))
    #expect(!labels.contains("INIntentParameterName"))
  }

  @Test func `a key replaces what is typed`() throws {
    let (items, text) = try items("<key>INq|", after: (name, "<key>INq\n\t\t\t\t\t\(name)"))
    let item = try #require(items.first { $0["label"]?.string == "INIntentParameterMetadata" })
    let edited = try applied([try #require(item["textEdit"])], to: text)
    #expect(edited.contains("<key>INIntentParameterMetadata\n\t\t\t\t\t<key>INIntentParameterName</key>"))
  }

  @Test func `an element is written with its tags`() throws {
    let (items, text) = try items("<kq|", after: (name, "<kq\n\t\t\t\t\t\(name)"))
    let item = try #require(items.first { $0["label"]?.string == "INIntentParameterMetadata" })
    let edited = try applied([try #require(item["textEdit"])], to: text)
    #expect(
      edited.contains("\t<key>INIntentParameterMetadata</key>\n\t\t\t\t\t<key>INIntentParameterName</key>")
    )
  }

  @Test(
    arguments: [
      ("INIntentParameterEnumType", ["Season"]),
      ("INIntentParameterObjectType", ["Plant"]),
      ("INIntentParameterRelationshipParentName", ["season"]),
      ("INIntentParameterRelationshipPredicateValue", ["unknown", "spring", "autumn"]),
      ("INIntentParameterMetadataDefaultValue", ["unknown", "spring", "autumn"]),
      ("INIntentType", ["Custom", "System"]),
    ]
  )
  func `values are names that exist`(key: String, values: [String]) throws {
    let start = try #require(Garden.xml.firstRange(of: "<key>\(key)</key>")).upperBound
    let string = try #require(Garden.xml[start...].firstRange(of: "<string>")).upperBound
    let end = try #require(Garden.xml[string...].firstRange(of: "</string>")).lowerBound
    var client = try TestClient(folder: folder.path)
    client.open(path, Garden.xml)
    let half = Garden.xml.replacingCharacters(in: string..<end, with: "")
    client.change(path, to: half)
    let place = TestClient.position(
      of: half.utf8.index(half.startIndex, offsetBy: Garden.xml[..<string].utf8.count),
      in: half
    )
    let items = try client.request(
      "textDocument/completion",
      ["textDocument": ["uri": .string(URIText.reference(toFile: path))], "position": place]
    )
    #expect(items.elements.compactMap { $0["label"]?.string } == values)
  }

  @Test func `types are those of the format`() throws {
    let labels = try labels("<string>Intege|", after: ("<string>Integer", "<string>Intege"))
    #expect(labels.contains("Integer"))
    #expect(labels.contains("CurrencyAmount"))
  }

  @Test func `nothing fits in a text that is free`() throws {
    let labels = try labels("<string>What|", after: ("What to sow", "What"))
    #expect(labels.isEmpty)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
