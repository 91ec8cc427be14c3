import Foundation
import IntentConfigurations
import IntentDiagnostics
import TestSupport
import Testing

@testable import IntentLanguageServer

@Suite struct RenameTests {
  let path: String
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/Garden.intentdefinition"
  }

  private func client(_ capabilities: JSONTree = TestClient.everything) throws -> TestClient {
    var client = try TestClient(folder: folder.path, capabilities: capabilities)
    client.open(path, Garden.xml)
    return client
  }

  private func parameters(_ mark: String, _ name: String) throws -> JSONTree {
    .object(try TestClient.at(mark, in: Garden.xml, of: path) + [.init("newName", .string(name))])
  }

  private func edits(_ result: JSONTree, of path: String) -> [JSONTree] {
    let uri = URIText.reference(toFile: path)
    let change = result["documentChanges"]?.elements.first { $0["textDocument"]?["uri"]?.string == uri }
    return (change?["edits"] ?? result["changes"]?[uri])?.elements ?? []
  }

  @Test func `a parameter changes everywhere and asks first`() throws {
    var client = try client()
    let result = try client.request("textDocument/rename", try parameters("<string>|season</string>", "time"))
    let text = try applied(edits(result, of: path), to: Garden.xml)
    #expect(
      text
        == Garden.xml.replacing("season,", with: "time,").replacing("${season}", with: "${time}").replacing(
          "<string>season<",
          with: "<string>time<"
        )
    )
    let annotation = try #require(result["changeAnnotations"]?["rename"])
    #expect(annotation.json.contains("\"needsConfirmation\": true"))
    #expect(annotation["description"]?.string?.hasPrefix("breaking: ") == true)
    #expect(annotation["description"]?.string?.contains("'renames'") == true)
    #expect(edits(result, of: path).allSatisfy { $0["annotationId"]?.string == "rename" })
  }

  @Test func `a client that cannot ask is told`() throws {
    var client = try client([:])
    let result = try client.request("textDocument/rename", try parameters("<string>|season</string>", "time"))
    #expect(edits(result, of: path).count == 4)
    let message = client.received.last { $0["method"]?.string == "window/showMessage" }
    #expect(message?["params"]?["message"]?.string?.hasPrefix("breaking: ") == true)
  }

  @Test func `a case changes its references`() throws {
    var client = try client()
    let result = try client.request("textDocument/rename", try parameters("Name</key><string>|spring", "may"))
    #expect(
      try applied(edits(result, of: path), to: Garden.xml) == Garden.xml.replacing("spring", with: "may")
    )
    #expect(result["changeAnnotations"] != nil)
  }

  @Test func `the name of a type is not stored`() throws {
    var client = try client()
    let result = try client.request(
      "textDocument/rename",
      try parameters("TypeName</key>\n\t\t\t<string>|Plant", "Crop")
    )
    let expected = Garden.xml
      .replacing(
        "ObjectType</key>\n\t\t\t\t\t<string>Plant",
        with: "ObjectType</key>\n\t\t\t\t\t<string>Crop"
      )
      .replacing("TypeName</key>\n\t\t\t<string>Plant", with: "TypeName</key>\n\t\t\t<string>Crop")
    #expect(try applied(edits(result, of: path), to: Garden.xml) == expected)
  }

  @Test func `tables and the project file follow`() throws {
    let table = try folder.write(
      "\"cOmBi1\" = \"Säe ${plant} im ${season}\";\n",
      to: "de.lproj/Garden.strings"
    )
    let project = try folder.write(
      "{\"formerly\": {\"Sow.season\": [\"part\"]}, \"renames\": {\"Sow.season\": \"timeOfYear\"}}\n",
      to: "intentc.json"
    )
    var client = try client()
    let result = try client.request("textDocument/rename", try parameters("<string>|season</string>", "time"))
    #expect(
      try applied(edits(result, of: table), to: folder.text(of: "de.lproj/Garden.strings"))
        == "\"cOmBi1\" = \"Säe ${plant} im ${time}\";\n"
    )
    #expect(
      try applied(edits(result, of: project), to: folder.text(of: "intentc.json"))
        == "{\"formerly\": {\"Sow.time\": [\"part\", \"season\"]}, \"renames\": {\"Sow.time\": \"timeOfYear\"}}\n"
    )
  }

  @Test func `plural texts follow`() throws {
    let dictionary = """
      <plist version="1.0"><dict><key>cOmBi1</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ ${season}</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>&lt;${plant}&gt; ${season}</string><key>other</key><string>${seasons}</string>
      </dict></dict></dict></plist>
      """
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"cOmBi1": {"localizations": {"fr": {"variations": {"plural": {
      "other": {"stringUnit": {"state": "translated", "value": "é ${season}"}}}}}}}}}
      """#
    let paths = [
      try folder.write(dictionary, to: "de.lproj/Garden.stringsdict"),
      try folder.write(catalog, to: "Garden.xcstrings"),
    ]
    var client = try client()
    let result = try client.request("textDocument/rename", try parameters("<string>|season</string>", "time"))
    for (path, text) in zip(paths, [dictionary, catalog]) {
      let changed = try applied(edits(result, of: path), to: text)
      #expect(changed == text.replacing("${season}", with: "${time}"))
    }
  }

  @Test func `what is refused is not offered`() throws {
    var client = try client()
    let place = JSONTree.object(try TestClient.at("<string>sea|son</string>", in: Garden.xml, of: path))
    #expect(try client.request("textDocument/prepareRename", place)["placeholder"]?.string == "season")
    client.change(path, to: Garden.xml.replacing("</plist>", with: "</plis"))
    let asked = try client.failureMessage("textDocument/prepareRename", place)
    #expect(asked.contains("correct it before you rename"))
    #expect(
      try client.failureMessage("textDocument/rename", try parameters("<string>|season</string>", "time"))
        == asked
    )
    client.change(path, to: Garden.xml)
    try folder.write("bplist00", to: "Other.intentdefinition")
    #expect(try client.failure("textDocument/prepareRename", place) == -32_803)
  }

  @Test(arguments: ["", "two words", "a,b", "1st", "a</string>", "\u{202E}a"])
  func `a name has only letters and digits`(name: String) throws {
    var client = try client()
    let code = try client.failure("textDocument/rename", try parameters("<string>|season</string>", name))
    #expect(code == -32_803)
  }

  @Test func `a name that is taken is refused`() throws {
    var client = try client()
    let message = try client.failureMessage(
      "textDocument/rename",
      try parameters("<string>|season</string>", "plant")
    )
    #expect(message.contains("plant"))
  }

  private func writeOther(_ change: (String) -> String = { $0 }) throws -> String {
    let start = try #require(Garden.xml.firstRange(of: "\t<key>INEnums</key>")).lowerBound
    let end = try #require(Garden.xml.firstRange(of: "\t<key>INIntents</key>")).lowerBound
    let text = Garden.xml.replacing("<string>Sow<", with: "<string>Dig<")
    return try folder.write(
      change(text.replacing(Garden.xml[start..<end], with: "")),
      to: "Dig.intentdefinition"
    )
  }

  private func renameSeason() throws -> JSONTree {
    try parameters("EnumName</key>\n\t\t\t<string>|Season", "Quarter")
  }

  @Test func `a file that changed on disk unreported is read again`() throws {
    let other = try writeOther()
    var client = try client()
    _ = try writeOther {
      $0.replacing("<dict>\n\t<key>INIntents", with: "<dict>\n<!-- one more line -->\n\t<key>INIntents")
    }
    let text = try folder.text(of: "Dig.intentdefinition")
    let result = try client.request("textDocument/rename", try renameSeason())
    #expect(
      try applied(edits(result, of: other), to: text)
        == text.replacing(
          "EnumType</key>\n\t\t\t\t\t<string>Season",
          with: "EnumType</key>\n\t\t\t\t\t<string>Quarter"
        )
    )
    #expect(text.contains("one more line"))
  }

  @Test func `a module with a file that cannot be read is refused`() throws {
    _ = try writeOther { $0.replacing("</plist>", with: "") }
    var client = try client()
    let message = try client.failureMessage("textDocument/rename", try renameSeason())
    #expect(message == "'Dig.intentdefinition' cannot be read; correct it before you rename")
  }

  @Test func `a module with a binary file is refused`() throws {
    let other = try writeOther()
    let url = URL(fileURLWithPath: other)
    let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: url), format: nil)
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(to: url)
    var client = try client()
    let message = try client.failureMessage("textDocument/rename", try renameSeason())
    #expect(message.hasPrefix("'Dig.intentdefinition' is a binary property list"))
  }

  @Test func `a name that the format fixes is not renamed`() throws {
    var client = try client()
    let place = try TestClient.at("Name</key><string>|unknown", in: Garden.xml, of: path)
    let message = try client.failureMessage("textDocument/prepareRename", .object(place))
    #expect(message == "'unknown' cannot be renamed: the format fixes its name")
  }

  @Test func `a name that is taken in swift is refused`() throws {
    var client = try client()
    let message = try client.failureMessage(
      "textDocument/rename",
      try parameters("EnumName</key>\n\t\t\t<string>|Season", "SowConfiguration")
    )
    #expect(message.contains("SowConfiguration"))
  }

  @Test func `an intent is not renamed`() throws {
    var client = try client()
    let place = try TestClient.at("IntentName</key>\n\t\t\t<string>|Sow", in: Garden.xml, of: path)
    #expect(try client.failure("textDocument/prepareRename", .object(place)) == -32_803)
  }

  private func actions(_ client: inout TestClient, _ mark: String, in text: String, only: String) throws
    -> [JSONTree]
  {
    var members = try TestClient.at(mark, in: text, of: path)
    let position = members.removeLast().value
    members.append(.init("range", ["start": position, "end": position]))
    members.append(.init("context", ["diagnostics": [], "only": [.string(only)]]))
    return try client.request("textDocument/codeAction", .object(members)).elements
  }

  @Test func `a fix is an action`() throws {
    let text = Garden.xml.replacing(
      "EnumType</key>\n\t\t\t\t\t<string>Season",
      with: "EnumType</key>\n\t\t\t\t\t<string>Saison"
    )
    var client = try TestClient(folder: folder.path)
    client.open(path, text)
    let actions = try actions(&client, "Sai|son", in: text, only: "quickfix")
    #expect(actions.map { $0["title"]?.string } == ["replace 'Saison' with 'Season'"])
    // It is offered in the whole line, and not in the lines before and after.
    for (mark, isOffered) in [
      ("\t|\t<string>Saison", true), ("Saison</string>|", true),
      ("EnumType</key>|\n\t\t\t\t\t<string>Saison", false),
    ] {
      let found = try self.actions(&client, mark, in: text, only: "quickfix")
      #expect(found.isEmpty != isOffered, "\(mark)")
    }
    let edit = try #require(actions.first?["edit"])
    #expect(try applied(edits(edit, of: path), to: text) == Garden.xml)
  }

  @Test func `the fix at the cursor comes first and is preferred`() throws {
    let index = "<dict><key>INEnumValueIndex</key>"
    let text = Garden.xml.replacing(
      "\n\t\t\t\t\(index)<integer>2</integer>",
      with: "\(index)<string>2</string>"
    )
    .replacing("\(index)<integer>1</integer>", with: "\(index)<string>1</string>")
    var client = try TestClient(folder: folder.path)
    client.open(path, text)
    for (mark, isPreferred, first) in [
      ("<string>2|</string>", [true, false], "2"), ("<string>1|</string>", [true, false], "1"),
      ("autumn|</string>", [true, true], "1"),
    ] {
      let found = try actions(&client, mark, in: text, only: "quickfix")
      #expect(found.map { $0["isPreferred"] } == isPreferred.map { .boolean($0) }, "\(mark)")
      let edit = try #require(found.first?["edit"])
      let fixed = text.replacing("<string>\(first)</string>", with: "<integer>\(first)</integer>")
      #expect(try applied(edits(edit, of: path), to: text) == fixed, "\(mark)")
    }
  }

  @Test func `all safe fixes are one action`() throws {
    let text = Garden.xml.replacing(
      "<integer>2</integer>\n\t\t\t\t\t<key>INIntentParameterType",
      with: "<string>2</string>\n\t\t\t\t\t<key>INIntentParameterType"
    )
    var client = try TestClient(folder: folder.path)
    client.open(path, text)
    let actions = try actions(&client, "<plist", in: text, only: "source.fixAll")
    let edit = try #require(actions.first?["edit"])
    #expect(try applied(edits(edit, of: path), to: text) == Garden.xml)
  }
}
