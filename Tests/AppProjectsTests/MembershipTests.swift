import IntentCompiler
import IntentDiagnostics
import TestSupport
import Testing

@testable import AppProjects
@testable import IntentLocalisation

/// What no target builds takes no part. In 106 public repositories, four left-over definitions, two tables and five copies
/// were read as parts of the app.
struct MembershipTests {
  private let soup = "Soup.intentdefinition"
  private let stray = "Soup 2.intentdefinition"

  private func app(_ files: [String]) -> SampleProject { SampleProject(.init("App", files: files)) }

  private func run(_ fixture: ProjectFixture, _ inputs: [String] = [""]) -> CompilerCall.Result {
    var call = CompilerCall(inputs: inputs.map { $0.isEmpty ? fixture.folder.path : fixture.folder($0) })
    call.options.splitsModules = true
    call.options.check(in: call.project())
    return call.run(to: .meaning)
  }

  // MARK: Definitions

  @Test func `a definition that Finder copied is not read`() throws {
    let fixture = try ProjectFixture(app([soup]), [soup: "", stray: ""])
    #expect(run(fixture).diagnostics.filter { $0.severity == .error } == [])
    expectReports(
      fixture.lines(.definitionInNoTarget),
      [
        "definition-in-no-target \(stray): no target of 'App.xcodeproj' contains 'Soup 2', so the system does not know its "
          + "intents, and it is not read; add the file to the project, the app and each extension that uses it, or delete "
          + "the file"
      ]
    )
    #expect(run(fixture, ["", stray]).definitionCount == 2)
  }

  @Test func `without a target for any definition, and without a project, all count`() throws {
    #expect(try run(ProjectFixture(app([]), [soup: "", stray: ""])).definitionCount == 2)
    #expect(try run(ProjectFixture(nil, [soup: "", stray: ""])).definitionCount == 2)
    let package = ["Package.swift": "", soup: "", stray: ""]
    #expect(try run(ProjectFixture(app([soup]), package)).definitionCount == 2)
  }

  @Test func `a target may mean the definition with a path that leads nowhere`() throws {
    let fixture = try ProjectFixture(app([soup, "Gone/\(stray)"]), [soup: "", stray: ""])
    #expect(run(fixture).definitionCount == 2)
  }

  @Test func `of two projects in a folder, one that builds a definition is enough`() throws {
    let other = app([stray]).text
    let files = [soup: "", stray: "", "Other.xcodeproj/project.pbxproj": other]
    #expect(try run(ProjectFixture(app([soup]), files)).definitionCount == 2)
  }

  // MARK: Tables

  private let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {}}"
  private let table = "title1 = \"Suppe\";"

  /// Tables of five languages were in no target: mozilla-mobile/firefox-ios pull request 11691.
  @Test func `a table in no target is not the place for a missing text`() throws {
    let fixture = try ProjectFixture(app([soup]), [soup: "", "de.lproj/Soup.strings": table])
    expectReports(
      fixture.lines(.tableInNoTarget, .missingTitleTranslation, .untranslatedDefinition),
      [
        "table-in-no-target de.lproj/Soup.strings: no target builds this table of 'Soup', so it is not read; add it to the "
          + "targets of the definition, or delete it"
      ]
    )
    let built = try ProjectFixture(
      app([soup, "de.lproj/Soup.strings"]),
      [soup: "", "de.lproj/Soup.strings": table]
    )
    #expect(built.lines(.tableInNoTarget, .missingTitleTranslation).map { $0.contains("descr1") } == [true])
  }

  @Test func `a catalog and a table in different targets are no contradiction`() throws {
    let files = [soup: "", "Soup.xcstrings": catalog, "de.lproj/Soup.strings": table]
    let apart = SampleProject(
      .init("App", files: [soup, "Soup.xcstrings"], dependencies: ["Widgets"]),
      .init("Widgets", "app-extension", files: [soup, "de.lproj/Soup.strings"])
    )
    #expect(try ProjectFixture(apart, files).lines(.unbuildableTable) == [])
    let both = app([soup, "Soup.xcstrings", "de.lproj/Soup.strings"])
    #expect(try ProjectFixture(both, files).lines(.unbuildableTable).count == 1)
    #expect(try ProjectFixture(app([soup, "Soup.xcstrings"]), files).lines(.unbuildableTable) == [])
  }

  @Test func `a catalog and a table of one target are found in different folders, too`() throws {
    for (here, there) in [
      ("Soup.xcstrings", "Other/de.lproj/Soup.strings"), ("de.lproj/Soup.strings", "Other/Soup.xcstrings"),
    ] {
      let files = [
        soup: "", here: here == "Soup.xcstrings" ? catalog : table,
        there: here == "Soup.xcstrings" ? table : catalog,
      ]
      let fixture = try ProjectFixture(app([soup, here, there]), files)
      #expect(fixture.lines(.unbuildableTable).count == 1)
      #expect(try ProjectFixture(app([soup, here]), files).lines(.unbuildableTable) == [])
    }
  }

  @Test func `a project that cannot be read is named`() throws {
    let fixture = try ProjectFixture(nil, ["App.xcodeproj/project.pbxproj": "<<<<<<< HEAD", soup: ""])
    #expect(fixture.lines(.unreadableInput).count == 1)
  }

  // MARK: After a move

  private func reports(
    _ files: [String: String],
    _ project: SampleProject? = nil
  ) throws -> [String] {
    let fixture = try ProjectFixture(project, files)
    var call = CompilerCall(inputs: [fixture.folder.path])
    call.options.check(in: call.project())
    return call.run(to: .meaning).diagnostics.map {
      "\($0.severity) \($0.message.replacing(fixture.folder.path, with: "APP"))"
    }
  }

  @Test func `an app without a definition is a good input if it has App Intents`() throws {
    let swift = "import AppIntents\nstruct OrderSoup: AppIntent {}"
    let end = "; 'intentc diff --git REVISION' compares App Intents with an earlier version"
    let start = "note there are App Intents, and no '.intentdefinition' file; "
    // Without the reader of Swift, nothing is checked.
    #expect(try reports(["Soup.swift": swift]).map { $0.hasPrefix("error") } == [true])
    let built = [
      "App.app/Info.plist": "<plist><dict/></plist>", "App.app/Metadata.appintents/extract.actionsdata": "{}",
    ]
    #expect(try reports(built) == [start + "there is nothing else to check" + end])
    let extensions = SampleProject(
      .init("App", dependencies: ["Siri"]),
      .init("Siri", "app-extension", folders: ["Siri"], settings: ["INFOPLIST_FILE": "Siri/Info.plist"])
    )
    let plist = SampleProject.infoPlist(supported: ["INPlayMediaIntent"], principalClass: "Siri.IntentHandlr")
    let handler = "import AppIntents\nclass IntentHandler: INExtension {}"
    let files = ["Siri/Info.plist": plist, "Siri/IntentHandler.swift": handler]
    #expect(
      try reports(files, extensions) == [
        start + "the Info.plist of its Intents extension was checked" + end,
        "warning no source of 'Siri' declares 'IntentHandlr', so the system cannot start the extension; did you mean "
          + "'IntentHandler'?",
      ]
    )
    let level = ["intentc.json": #"{"rules": {"unknown-principal-class": "error"}}"#]
    let strict = try reports(files.merging(level) { $1 }, extensions)
    #expect(strict.map { $0.prefix { $0 != " " } } == ["note", "error"])
    #expect(
      try reports(["Soup.swift": "import SwiftUI"]) == [
        "error no App Intents and no '.intentdefinition' file; name a definition, or a folder that contains one"
      ]
    )
  }
}
