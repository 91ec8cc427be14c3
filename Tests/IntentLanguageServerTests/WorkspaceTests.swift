import IntentDiagnostics
import IntentLocalisation
import TestSupport
import Testing

@testable import IntentLanguageServer

/// After each change, the whole workspace is checked.
@Suite struct WorkspaceTests {
  let folder: TestFolder
  let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.path + "/Here/Garden.intentdefinition"
    for name in ["Here", "There", "Elsewhere"] {
      try folder.write(Self.text(of: name), to: "\(name)/Garden.intentdefinition")
    }
  }

  private static let wrong = (
    "<string>season</string>\n\t\t\t\t\t\t<key>INIntentParameterRel", "unknown-parent"
  )

  private static func text(of name: String) -> String {
    Garden.xml.replacing("<string>Sow<", with: "<string>Sow\(name)<").replacing("cOmBi1", with: "c\(name)")
  }

  private static func mistaken(_ text: String) -> String {
    text.replacing(wrong.0, with: wrong.0.replacing("season", with: "x"))
  }

  private func codes(_ client: TestClient, _ path: String) -> [String] {
    client.problems(of: path).compactMap { $0["code"]?.string }
  }

  private func opened(_ text: String) throws -> TestClient {
    var client = try TestClient(folder: folder.path)
    client.open(path, text)
    return client
  }

  @Test func `one check finds the problems of all folders`() throws {
    try folder.write(Self.mistaken(Self.text(of: "There")), to: "There/Garden.intentdefinition")
    var client = try opened(Self.mistaken(Self.text(of: "Here")))
    #expect(codes(client, path).contains(Self.wrong.1))
    #expect(codes(client, folder.path + "/There/Garden.intentdefinition").contains(Self.wrong.1))
    client.change(path, to: Self.text(of: "Here"))
    #expect(!codes(client, path).contains(Self.wrong.1))
    #expect(codes(client, folder.path + "/There/Garden.intentdefinition").contains(Self.wrong.1))
  }

  @Test func `half typed XML is the only problem`() throws {
    var client = try opened(Self.text(of: "Here"))
    client.change(path, to: Self.text(of: "Here").replacing("<key>INTypes</key>", with: "<key>INTyp"))
    #expect(Set(codes(client, path)) == ["not-a-property-list"])
    let problems = client.problems(of: path)
    #expect(
      problems.allSatisfy {
        $0["severity"]?.integer == 1 && $0["range"]?.rangeWords.hasPrefix("0:0-") == false
      }
    )
  }

  @Test func `a change of what others refer to checks them too`() throws {
    let types = Self.text(of: "Elsewhere").replacing("Season<", with: "Mood<")
    let all = types.replacing("<key>INIntents</key>", with: "<key>INIntentsX</key>")
    try folder.write(all, to: "Elsewhere/Garden.intentdefinition")
    let user = Self.text(of: "There").replacing("<string>Season</string>", with: "<string>Mood</string>")
      .replacing("<key>INEnums</key>", with: "<key>INEnumsX</key>")
    let there = try folder.write(user, to: "There/Garden.intentdefinition")
    let elsewhere = folder.path + "/Elsewhere/Garden.intentdefinition"
    var client = try TestClient(folder: folder.path)
    client.open(elsewhere, all)
    #expect(!codes(client, there).contains("unknown-enum"))
    client.change(elsewhere, to: all.replacing("<string>Mood</string>", with: "<string>Moods</string>"))
    #expect(codes(client, there).contains("unknown-enum"))
    client.change(elsewhere, to: all, version: 3)
    #expect(!codes(client, there).contains("unknown-enum"))
  }

  @Test func `what a comparison with others has found moves with the text`() throws {
    let namespace = "<key>INIntentDefinitionNamespace</key><string>88xZPY</string><key>INIntents</key>"
    func shared(_ name: String) -> String {
      Self.text(of: name).replacing("<key>INIntents</key>", with: namespace)
    }
    for name in ["Here", "There", "Elsewhere"] {
      try folder.write(shared(name), to: "\(name)/Garden.intentdefinition")
    }
    let other = shared("There").replacing("spring</string></dict>", with: "summer</string></dict>")
    let there = try folder.write(other, to: "There/Garden.intentdefinition")
    var client = try TestClient(folder: folder.path)
    client.open(there, other)
    let problem = try #require(client.problems(of: there).first { $0["code"]?.string == "shared-namespace" })
    let line = try #require(problem["range"]?["start"]?["line"]?.integer)
    client.change(there, to: other.replacing("<dict>\n\t<key>INEnums", with: "<dict>\n\n\n\t<key>INEnums"))
    let moved = client.problems(of: there).first { $0["code"]?.string == "shared-namespace" }
    #expect(moved?["range"]?["start"]?["line"]?.integer == line + 2)
  }
}
