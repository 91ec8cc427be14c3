import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLanguageServer

@Suite struct HoverTests {
  let path: String
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/Garden.intentdefinition"
  }

  private func hover(_ mark: String, in text: String = Garden.xml, at current: String? = nil) throws
    -> String?
  {
    var client = try TestClient(folder: folder.path)
    client.open(path, text)
    if let current { client.change(path, to: current) }
    let place = try TestClient.at(mark, in: current ?? text, of: path)
    return try client.request("textDocument/hover", .object(place))["contents"]?["value"]?.string
  }

  @Test func `a parameter is described as describe does`() throws {
    let text = try hover("<key>INIntentParameterSupportsDynamicEnumeration")
    #expect(text?.hasPrefix("**parameter plant of Sow: Plant**") == true)
    #expect(text?.contains("shown only while") == true)
  }

  @Test func `a reference describes what it refers to`() throws {
    let text = try hover("Season</string>\n\t\t\t\t\t<key>INIntentParameterMetadata")
    #expect(text?.hasPrefix("**enum Season: Season 🌷**") == true)
    #expect(text?.contains("spring") == true)
  }

  @Test func `nothing is said outside of all`() throws {
    #expect(try hover("<plist") == nil)
  }

  @Test func `the last tree counts while a file is half typed`() throws {
    let current = Garden.xml.replacing("<key>INIntentTitle</key>", with: "<key>INInt")
    #expect(
      try hover("<key>INIntentParameterSupportsDynamicEnumeration", at: current)?.contains("plant") == true
    )
  }

  @Test func `texts of a definition are no markup`() throws {
    let hostile = Garden.xml.replacing(
      "<string>Plant</string>\n\t\t\t\t\t<key>INIntentParameterName",
      with: "<string>**[x](http://a)** &lt;b&gt;\u{202E}</string>\n\t\t\t\t\t<key>INIntentParameterName"
    )
    let text = try #require(try hover("<key>INIntentParameterSupportsDynamicEnumeration", in: hostile))
    #expect(text.contains(#"\*\*\[x\](http\://a)\*\* \<b\>"#))
    #expect(!text.contains("\u{202E}"))
  }

  @Test func `addresses and marks in a description are plain text`() throws {
    let hostile = Garden.xml.replacing("What to sow", with: "- see www.a.example or b@c.example")
    let text = try #require(try hover("<key>INIntentDescription</key>", in: hostile))
    #expect(text.contains(#"\n\n\- see www\.a.example or b\@c.example\n"#.replacing("\\n", with: "\n")))
  }

  @Test func `an intent has a list of its parameters, in lines as long as they are`() throws {
    let long = Array(repeating: "words", count: 40).joined(separator: " ")
    let text = try hover(
      "<key>INIntentDescription</key>",
      in: Garden.xml.replacing("What to sow", with: long)
    )
    #expect(
      text == """
        **intent Sow: Sow**

        \(long)

        class SowIntent; for widgets

        *Parameters*

        - **season**: Season  
          enum 'Season'; default 'spring'
        - **plant**: Plant  
          object 'Plant'; choices come from code  
          shown only while 'season' is 'spring'

        *Suggestions*

        - **season, plant**: Sow ${plant} in ${season}  
          opens the app

        """
    )
  }

  @Test func `plain text is for clients without markdown`() throws {
    var client = try TestClient(folder: folder.path, capabilities: [:])
    client.open(path, Garden.xml)
    let place = try TestClient.at("<key>INIntentParameterSupportsDynamic", in: Garden.xml, of: path)
    let contents = try client.request("textDocument/hover", .object(place))["contents"]
    #expect(contents?["kind"]?.string == "plaintext")
    #expect(contents?["value"]?.string?.hasPrefix("parameter plant of Sow: Plant\n  ") == true)
    let intent = try TestClient.at("<key>INIntentDescription</key>", in: Garden.xml, of: path)
    let text = try client.request("textDocument/hover", .object(intent))["contents"]?["value"]?.string
    #expect(text?.contains("\n  Parameters\n    season  Season\n") == true)
  }
}
