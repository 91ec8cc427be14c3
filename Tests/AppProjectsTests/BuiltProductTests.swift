import TestSupport
import Testing

@testable import AppProjects
@testable import IntentLocalisation

struct BuiltProductTests {
  private func plist(_ text: String = "") -> String { "<plist version=\"1.0\"><dict>\(text)</dict></plist>" }

  private func files(_ more: [String: String]) -> [String: String] {
    [
      "App.app/Info.plist": plist("<key>CFBundleDevelopmentRegion</key><string>en</string>"),
      "App.app/de.lproj/Localizable.strings": "a = b;",
      "App.app/PlugIns/Widgets.appex/Info.plist": plist(),
      "App.app/PlugIns/Widgets.appex/Soup.intentdefinition": TestSupport.plist(
        LocalisedFixture.soup(more: "<key>INIntentConfigurable</key><true/>")
      ),
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

  @Test func `a folder that contains another one is read once`() throws {
    let fixture = try ProjectFixture(SampleProject(.init("App", files: ["Page.swift"])), ["Page.swift": ""])
    let project = AppProject(App([fixture.folder.path + "/App.xcodeproj", fixture.folder.path]))
    #expect(project.outlines.count == 1)
    #expect(project.programs.map(\.swiftFiles.count) == [1])
  }

  @Test func `an archive contains an app`() throws {
    let archived = files([:]).map { ("My.xcarchive/Products/Applications/" + $0, $1) }
    let lines = try ProjectFixture(nil, Dictionary(uniqueKeysWithValues: archived)).lines(
      .definitionOutsideApp
    )
    #expect(lines.count == 1)
  }
}
