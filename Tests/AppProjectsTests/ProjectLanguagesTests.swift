import IntentLocalisation
import TestSupport
import Testing

@testable import AppProjects
@testable import IntentLocalisation

struct ProjectLanguagesTests {
  private let soup = "Intents/Base.lproj/Soup.intentdefinition"

  private var project: SampleProject {
    SampleProject(
      .init("App", files: [soup, "App/de.lproj/App.strings", "App/it.lproj/App.strings"]),
      .init("Other", files: ["Other/fr.lproj/Other.strings"])
    )
  }

  private let tables = [
    "App/de.lproj/App.strings": "a = b;", "App/it.lproj/App.strings": "a = b;",
    "Other/fr.lproj/Other.strings": "a = b;",
  ]

  @Test func `languages in which the app has tables, and the definition none, are one report`() throws {
    let files = tables.merging([soup: ""]) { $1 }
    expectReports(
      try ProjectFixture(project, files).lines(.untranslatedDefinition),
      [
        "untranslated-definition \(soup): no table contains translations of 'Soup' in de and it; add them, because the App "
          + "Store warns if they are missing"
      ]
    )
  }

  @Test func `a table of the definition, also for all variants, covers a language`() throws {
    var project = project
    project.targets[0].files.append("App/de-AT.lproj/App.strings")
    var files = tables.merging([soup: "", "App/de-AT.lproj/App.strings": "a = b;"]) { $1 }
    for language in ["de", "it"] {
      files["Intents/\(language).lproj/Soup.strings"] = "title1 = a; descr1 = b;"
      project.targets[0].files.append("Intents/\(language).lproj/Soup.strings")
    }
    #expect(try ProjectFixture(project, files).lines(.untranslatedDefinition) == [])
  }

  @Test(arguments: ["Localizable.strings", "Soup.strings"])
  func `a folder next to the definition counts if the project lists its tables`(_ name: String) throws {
    let table = "Intents/sv.lproj/\(name)"
    let files = [soup: "", table: "/* nothing */", "Intents/ko.lproj/\(name)": "/* nothing */"]
    var project = SampleProject(.init("App", files: [soup]))
    #expect(try ProjectFixture(project, files).lines(.untranslatedDefinition) == [])
    project.shown = [table]
    let lines = try ProjectFixture(project, files).lines(.untranslatedDefinition)
    // What is wrong with a table of the definition in no target, a rule of its own says.
    #expect(lines.map { $0.contains("in sv;") } == (name == "Soup.strings" ? [] : [true]))
    let synced = SampleProject(.init("App", folders: ["Intents"]))
    let all = try ProjectFixture(synced, files).lines(.untranslatedDefinition)
    #expect(all.map { $0.contains("in ko and sv;") } == [true])
  }

  @Test func `tables of the definition's name elsewhere may contain its texts`() throws {
    let files = tables.merging([soup: "", "Texts/de.lproj/Soup.strings": "a = b;"]) { $1 }
    let lines = try ProjectFixture(project, files).lines(.untranslatedDefinition)
    #expect(lines.map { $0.contains("in it;") } == [true])
    let catalog = files.merging(["Texts/Soup.xcstrings": "{}"]) { $1 }
    #expect(try ProjectFixture(project, catalog).lines(.untranslatedDefinition) == [])
  }

  @Test func `the development language is the definition's own`() throws {
    var project = project
    project.developmentLanguage = "German"
    let lines = try ProjectFixture(project, tables.merging([soup: ""]) { $1 }).lines(.untranslatedDefinition)
    #expect(lines.map { $0.contains("in it;") } == [true])
    project.developmentLanguage = "English"
    project.targets[0].settings["INFOPLIST_FILE"] = "$(SRCROOT)/App/Info.plist"
    let region = "<plist><dict><key>CFBundleDevelopmentRegion</key><string>it</string></dict></plist>"
    let files = tables.merging([soup: "", "App/Info.plist": region]) { $1 }
    #expect(
      try ProjectFixture(project, files).lines(.untranslatedDefinition).map { $0.contains("in de;") } == [
        true
      ]
    )
  }

  @Test func `a catalog's languages are the app's, too`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "ja": {"stringUnit": {"state": "translated", "value": "b"}},
        "ko": {"stringUnit": {"state": "new", "value": ""}}}}}, "version": "1.0"}
      """
    let project = SampleProject(.init("App", folders: ["App"]))
    let files = ["App/Localizable.xcstrings": catalog, "App/Soup.intentdefinition": ""]
    let lines = try ProjectFixture(project, files).lines(.untranslatedDefinition)
    #expect(lines.map { $0.contains("in ja;") } == [true])
  }

  @Test(arguments: [("English", "en"), ("zh_TW", "zh-Hant"), ("pt-BR", "pt-BR"), ("Klingon", "Klingon")])
  func `old names of languages are codes`(name: String, code: String) {
    #expect(ProjectLanguages.code(name) == code)
  }
}
