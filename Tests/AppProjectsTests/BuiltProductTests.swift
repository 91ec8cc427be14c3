import TestSupport
import Testing

@testable import AppProjects
@testable import IntentComparison
@testable import IntentLocalisation

struct BuiltProductTests {
  private func plist(_ text: String = "") -> String { "<plist version=\"1.0\"><dict>\(text)</dict></plist>" }

  private func files(_ more: [String: String]) -> [String: String] {
    [
      "App.app/Info.plist": plist("<key>CFBundleDevelopmentRegion</key><string>en</string>"),
      "App.app/de.lproj/Localizable.strings": "a = b;",
      "App.app/PlugIns/Widgets.appex/Info.plist": plist(),
      "App.app/PlugIns/Widgets.appex/Soup.intentdefinition": "",
    ].merging(more) { $1 }
  }

  @Test func `an extension of a built app has a definition that the app lacks`() throws {
    expectReports(
      try ProjectFixture(nil, files([:])).lines(.definitionOutsideApp, .definitionInNoTarget),
      ["definition-outside-app App.app/PlugIns/Widgets.appex/Soup.intentdefinition"]
    )
    let complete = files(["App.app/Soup.intentdefinition": ""])
    #expect(try ProjectFixture(nil, complete).lines(.definitionOutsideApp, .definitionInNoTarget) == [])
  }

  @Test func `the languages of a built app are those of its tables`() throws {
    let complete = files([
      "App.app/Soup.intentdefinition": "", "App.app/it.lproj/Soup.strings": "title1 = a;",
    ])
    let lines = try ProjectFixture(nil, complete).lines(.untranslatedDefinition)
    #expect(lines.filter { $0.hasPrefix("untranslated-definition App.app/Soup") }.count == 1)
    #expect(lines.allSatisfy { $0.contains("in de;") })
  }

  private func missing(_ actions: String, _ page: String, more: [String: String] = [:]) throws -> [String] {
    let project = SampleProject(.init("App", files: ["Soup.intentdefinition", "Page.swift"]))
    let known = "{\"actions\": {\(actions)}, \"new\": 1}"
    let app = [
      "App.app/Metadata.appintents/extract.actionsdata": known, "App.app/Soup.intentdefinition": "",
      "Soup.intentdefinition": "", "Page.swift": page,
    ]
    return try ProjectFixture(project, files(app.merging(more) { $1 })).lines(.missingAppIntent)
  }

  private let page = "@available(iOS 17, *)\nstruct OpenPage: Sendable, AppIntents.AppIntent { }"

  @Test func `an App Intent of the sources that the built app does not know`() throws {
    expectReports(
      try missing("", page),
      [
        "missing-app-intent Page.swift: 'App.app' does not know the App Intent 'OpenPage', which a source of 'App' "
          + "declares; build again, and look for warnings of the App Intents metadata processor"
      ]
    )
    #expect(try missing("\"OpenPage\": {}", page) == [])
    #expect(try missing("\"a\": {\"fullyQualifiedTypeName\": \"App.Pages.OpenPage\"}", page) == [])
  }

  @Test(arguments: ["#if os(macOS)\n", "// ", "extension A { /* ", "let a = \"\"\"\n"])
  func `a type that a build may lack is not missed`(_ start: String) throws {
    let source = start + "struct OpenPage: AppIntent {}"
    #expect(try missing("", source) == [])
    #expect(try missing("", "struct OpenPage<T: AppIntent> {}\nstruct B { let a: AppIntent }") == [])
    #expect(
      try missing("", "protocol OpenPage: AppIntent {}\nextension AppIntent { var a: Int { 1 } }") == []
    )
  }

  @Test func `a missing App Intent is reported once, and of two builds nothing is known`() throws {
    let copies = ["App.app/PlugIns/Widgets.appex/Soup.intentdefinition": "", "Kit/Soup.intentdefinition": ""]
    #expect(try missing("", page, more: copies).count == 1)
    let other = ["Old/App.app/Metadata.appintents/extract.actionsdata": "{\"actions\": {}}"]
    #expect(try missing("", page, more: other) == [])
  }

  @Test func `a folder that contains another one is read once`() throws {
    let fixture = try ProjectFixture(SampleProject(.init("App", files: ["Page.swift"])), ["Page.swift": page])
    try fixture.folder.write(
      "{\"actions\": {}}",
      to: "App.app/Metadata.appintents/extract.actionsdata"
    )
    let project = AppProject([fixture.folder.path + "/App.app", fixture.folder.path])
    #expect(project.builtMetadata.count == 1)
    #expect(project.programs.map(\.sources.count) == [1])
  }

  @Test(arguments: ["", "[]", "{", "{\"actions\": []}"])
  func `unknown metadata says nothing`(_ text: String) {
    #expect(throws: BuiltMetadata.Problem.self) {
      try BuiltMetadata(Array(text.utf8), path: "App.app/Metadata.appintents/extract.actionsdata")
    }
  }

  @Test func `an archive contains an app`() throws {
    let archived = files([:]).map { ("My.xcarchive/Products/Applications/" + $0, $1) }
    let lines = try ProjectFixture(nil, Dictionary(uniqueKeysWithValues: archived)).lines(
      .definitionOutsideApp
    )
    #expect(lines.count == 1)
  }
}
