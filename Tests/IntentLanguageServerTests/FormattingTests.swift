import IntentCompiler
import IntentConfigurations
import IntentDiagnostics
import IntentFixes
import Testing

@testable import IntentLanguageServer

@Suite struct FormattingTests {
  let path = "/definitions/Garden.intentdefinition"

  private func format(_ text: String) throws -> String {
    var client = try TestClient()
    client.open(path, text)
    let edits = try client.request(
      "textDocument/formatting",
      ["textDocument": ["uri": .string(URIText.reference(toFile: path))], "options": ["tabSize": 2]]
    )
    return try applied(edits.elements, to: text)
  }

  @Test func `the result is xcodes form`() throws {
    let canonical = try #require(
      CanonicalForm.format(InputFile(path: path, bytes: Array(Garden.xml.utf8))).bytes
    )
    #expect(try format(Garden.xml) == String(decoding: canonical, as: UTF8.self))
    #expect(
      try format(String(decoding: canonical, as: UTF8.self)) == String(decoding: canonical, as: UTF8.self)
    )
  }

  @Test func `a file of any encoding is text`() throws {
    let text = Garden.xml.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    #expect(try format(text) == format(Garden.xml))
  }

  @Test func `a comment is in the way`() throws {
    var client = try TestClient()
    client.open(path, Garden.xml.replacing("<dict>\n\t<key>INEnums", with: "<dict>\n<!-- -->\t<key>INEnums"))
    let parameters: JSONTree = ["textDocument": ["uri": .string(URIText.reference(toFile: path))]]
    #expect(try client.failure("textDocument/formatting", parameters) == -32_803)
  }

  @Test func `a table is not formatted`() throws {
    var client = try TestClient()
    client.open("/definitions/de.lproj/Garden.strings", "\"a\"=\"b\";")
    let parameters: JSONTree = ["textDocument": ["uri": "file:///definitions/de.lproj/Garden.strings"]]
    #expect(try client.request("textDocument/formatting", parameters).isNull)
  }
}
