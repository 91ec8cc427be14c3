import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentDiagnostics

/// Metadata that nobody's Xcode writes.
struct BuiltMetadataTests {
  private func problem(_ text: String) -> String? {
    do throws(BuiltMetadata.Problem) {
      _ = try BuiltMetadata(Array(text.utf8), path: "A.app/Metadata.appintents/extract.actionsdata")
      return nil
    } catch {
      return "\(error.diagnostic.rule.name): \(error.diagnostic.message)"
    }
  }

  @Test(arguments: ["[]", "{}", "{\"actions\": []}", "7", "null"])
  func `a file without App Intents is another one`(_ text: String) {
    #expect(problem(text)?.hasPrefix("unreadable-input") == true)
  }

  @Test(arguments: [
    "", "{", "{\"actions\": 1e999}", "{\"actions\": {\"a\": {}, \"a\": {}}}",
    String(repeating: "[", count: 100_000),
  ])
  func `broken JSON has a message`(_ text: String) {
    #expect(problem(text) != nil)
  }

  @Test func `too many App Intents`() {
    let actions = (0...10_000).map { "\"A\($0)\": {}" }.joined(separator: ", ")
    #expect(problem("{\"actions\": {\(actions)}}")?.contains("more than 10000 App Intents") == true)
  }

  @Test func `values of other types are unknown`() throws {
    let texts = [
      "null", "true", "7", "1e99", "\"\"", "\"a\\u0000\\u001b[31m\"", "[]", "{}", "[[{}]]", "{\"\": {}}",
    ]
    let keys = [
      "identifier", "fullyQualifiedTypeName", "customIntentClassName", "systemProtocols",
      "visibilityMetadata",
      "availabilityAnnotations", "deprecationMetadata", "parameters",
    ]
    for text in texts {
      for key in keys {
        var fixture = BuiltFixture()
        fixture.clock.members[key] = text
        let metadata = try BuiltMetadata(Array(fixture.text.utf8), path: "a")
        #expect(metadata.intents.count == 1)
      }
      for key in [
        "name", "valueType", "isOptional", "capabilities", "dynamicOptionsSupport", "typeSpecificMetadata",
      ] {
        var fixture = BuiltFixture()
        fixture.clock.parameters["count"]?[key] = text
        #expect(throws: Never.self) { try BuiltMetadata(Array(fixture.text.utf8), path: "a") }
      }
      for key in ["enums", "entities", "autoShortcuts"] {
        #expect(throws: Never.self) {
          try BuiltMetadata(Array("{\"actions\": {}, \"\(key)\": \(text)}".utf8), path: "a")
        }
      }
    }
  }

  @Test func `an archive, an unpacked ipa and metadata alone`() throws {
    let folder = try TestFolder()
    let fixture = BuiltFixture()
    try fixture.write(to: "My.xcarchive/Products/Applications/My.app", in: folder, bundles: ["", "W.appex"])
    try fixture.write(to: "ipa/Payload/My.app", in: folder)
    try fixture.write(to: "Mac.app/Contents/Resources", in: folder)
    for (path, bundles) in [
      ("My.xcarchive", ["-", "W.appex"]), ("ipa", ["-"]), ("ipa/Payload/", ["-"]), ("Mac.app", ["-"]),
      ("ipa/Payload/My.app/Metadata.appintents", ["-"]),
      ("ipa/Payload/My.app/Metadata.appintents/extract.actionsdata", ["-"]),
    ] {
      #expect(BuiltApp.isOne(folder.path + "/" + path), "\(path)")
      let app = BuiltApp(folder.path + "/" + path)
      #expect(app.problems == [])
      #expect(app.parts.map { $0.bundle ?? "-" } == bundles, "\(path)")
    }
  }

  @Test func `what is no built app`() throws {
    let folder = try TestFolder()
    try folder.write("PK", to: "My.ipa")
    try folder.write("", to: "Empty.app/Info.plist")
    for (path, words) in [
      ("My.ipa", "is a zip archive"), ("Empty.app", "there is no 'extract.actionsdata'"),
      ("No.app", "no such file"),
    ] {
      let problems = BuiltApp(folder.path + "/" + path).problems
      #expect(problems.count == 1 && problems[0].message.contains(words), "\(problems)")
    }
    #expect(!BuiltApp.isOne(folder.path))
    #expect(!BuiltApp.isOne("Sources/Widget"))
  }
}
