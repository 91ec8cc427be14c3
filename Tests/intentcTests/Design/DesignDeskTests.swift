import Foundation
import IntentDesign
import IntentEditor
import IntentEditorPage
import TestSupport
import Testing

@testable import intentc

/// `test_web_design.py` checks the page in a browser.
struct DesignDeskTests {
  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Schemas/UpNext.intentdefinition").standardized

  private func makeDesk(in folder: TestFolder) throws -> DesignDesk {
    let path = try folder.write(
      try String(contentsOf: Self.schema, encoding: .utf8),
      to: "UpNext.intentdefinition"
    )
    return DesignDesk(try DesignDocument(path))
  }

  private func type(_ text: String, into row: String, of desk: inout DesignDesk) async throws {
    let session = try #require(desk.form?.session)
    await session.send(.on(.parameter(row), .set(text)))
    desk.perform(.form(.events([])))
    desk.take(await session.state, of: session)
  }

  private func names(_ desk: DesignDesk) -> [String] { desk.outline.entries.map(\.path.text) }

  @Test func `a new element is added as soon as it has a name, and each change is undone by itself`()
    async throws
  {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    let former = names(desk)
    desk.perform(.add("parameter UpNext."))
    desk.take(try #require(await desk.form?.session.state), of: try #require(desk.form?.session))
    #expect(desk.form?.problem == nil && names(desk) == former)
    try await type("City", into: "title", of: &desk)
    #expect(names(desk).contains("UpNext.city"))
    #expect(desk.screen?.state?.rows.contains { $0.title == "City" } == true)
    try await type("Paris", into: "defaultText", of: &desk)
    desk.perform(.undo)
    #expect(names(desk).contains("UpNext.city"))
    #expect(!String(decoding: try desk.document.text(), as: UTF8.self).contains("<string>Paris</string>"))
    desk.perform(.undo)
    #expect(names(desk) == former && !desk.hasChanges)
    desk.perform(.redo)
    desk.perform(.redo)
    #expect(String(decoding: try desk.document.text(), as: UTF8.self).contains("<string>Paris</string>"))
  }

  @Test func `what a form cannot say keeps it open until it is discarded`() async throws {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    desk.perform(.edit("UpNext.mirrorCalendarApp"))
    try await type("calendars", into: "name", of: &desk)
    #expect(desk.form?.problem?.contains("already") == true)
    for action in [DesignMessage.save, .remove("UpNext"), .redo] {
      desk.perform(action)
      #expect(desk.message?.contains("discard") == true)
    }
    #expect(!desk.hasChanges && desk.saving == nil)
    desk.perform(.discard)
    #expect(desk.form?.problem == nil)
    desk.perform(.edit("UpNext"), refused: "'x' is not accepted: it is wrong")
    #expect(desk.form?.path?.text == "UpNext.mirrorCalendarApp")
    desk.perform(.edit("UpNext"))
    #expect(desk.form?.path?.text == "UpNext")
  }

  @Test func `no form holds the user: another element opens, and the answer is dropped`() async throws {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    desk.perform(.edit("UpNext.titleColor"))
    try await type("mirrorCalendarApp", into: "name", of: &desk)
    #expect(desk.form?.problem?.contains("already") == true)
    desk.perform(.edit("UpNext"))
    #expect(desk.form?.path?.text == "UpNext")
    #expect(desk.message?.hasSuffix("so that answer is dropped") == true)
    #expect(!desk.hasChanges)
  }

  @Test func `a refusal names the file that contains its cause`() async throws {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    try folder.write(SmallDefinition.xml(), to: "Up.intentdefinition")
    desk.perform(.add("enum "))
    try await type("Colour", into: "name", of: &desk)
    #expect(desk.form?.problem?.contains("/Up.intentdefinition'") == true, "\(desk.form?.problem ?? "")")
  }

  @Test func `a new form shows where a name comes from, and that an object is chosen from code`()
    async throws
  {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    desk.perform(.add("parameter UpNext."))
    try await type("Place", into: "title", of: &desk)
    try await type("object", into: "type", of: &desk)
    let state = try #require(await desk.form?.session.state)
    #expect(state.row(at: .parameter("name"))?.placeholder == "From the title")
    #expect(state.row(at: .parameter("objectOptions"))?.value == .boolean(true))
    #expect(try options(of: "UpNext.place", desk) == "yes")
    let session = try #require(desk.form?.session)
    await session.send(.on(.parameter("objectOptions"), .set("no")))
    desk.take(await session.state, of: session)
    #expect(try options(of: "UpNext.place", desk) == nil)
  }

  private func options(of text: String, _ desk: DesignDesk) throws -> String? {
    let path = try #require(desk.outline.path(text))
    return desk.document.tree.text(of: try .named("options", of: path), at: path)
  }

  @Test func `what a change does to placed widgets is said when it is made`() throws {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    desk.perform(.remove("enum TitleColor.red"))
    #expect(desk.message?.hasPrefix("breaking") == true)
    #expect(desk.versions.losses.count == 1)
    desk.perform(.undo)
    #expect(desk.versions.losses.isEmpty)
  }

  @Test func `it goes on after saving, and saves what is undone`() async throws {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    let original = try folder.text(of: "UpNext.intentdefinition")
    desk.perform(.save)
    #expect(desk.message == "There are no changes")
    desk.perform(.remove("UpNext.titleColor"))
    desk.perform(.confirm(withTables: false))
    #expect(try folder.text(of: "UpNext.intentdefinition") == original)
    desk.perform(.save)
    desk.perform(.confirm(withTables: false))
    #expect(desk.saving == nil && !desk.hasChanges && desk.written.count == 1)
    #expect(try folder.text(of: "UpNext.intentdefinition") != original)
    desk.perform(.undo)
    #expect(desk.hasChanges)
    desk.perform(.save)
    desk.perform(.confirm(withTables: false))
    #expect(try folder.text(of: "UpNext.intentdefinition") == original)
  }

  @Test func `names in other files follow each time it is saved`() async throws {
    let folder = try TestFolder()
    try folder.write(
      "{\"renames\": {\"UpNext.titleColor\": \"color\"}}\n",
      to: "intentc.json"
    )
    var desk = try makeDesk(in: folder)
    for (former, name) in [("titleColor", "tint"), ("tint", "hue")] {
      desk.perform(.edit("UpNext.\(former)"))
      try await type(name, into: "name", of: &desk)
      desk.perform(.save)
      #expect(desk.saving?.notes.count == 1)
      desk.perform(.confirm(withTables: false))
      #expect(desk.saving == nil && !desk.hasChanges)
      #expect(try folder.text(of: "intentc.json").contains("UpNext.\(name)"))
      // The versions before do not know what the other file has now.
      #expect(!desk.versions.canUndo)
    }
  }

  @Test func `a file that changed meanwhile is not replaced`() throws {
    let folder = try TestFolder()
    var desk = try makeDesk(in: folder)
    desk.perform(.remove("UpNext.titleColor"))
    try folder.write("mine", to: "UpNext.intentdefinition")
    desk.perform(.save)
    desk.perform(.confirm(withTables: false))
    #expect(desk.saving?.failure?.contains("changed by another program") == true)
    #expect(try folder.text(of: "UpNext.intentdefinition") == "mine")
    desk.perform(.cancel)
    #expect(desk.saving == nil && desk.hasChanges)
  }

  @Test(arguments: [
    (["--web", "--plain"], "'--web' cannot be used with '--plain'"),
    (["--web", "--dry-run"], "'--web' cannot be used with '--dry-run'"),
    (["--web", "--add", "A"], "'--web' cannot be used with changes"),
    (["--port", "1"], "'--port' needs '--web'"),
  ])
  func `options that exclude each other are refused`(_ options: [String], _ words: String) throws {
    let result = try BuiltProgram.run(["design", Self.schema.path] + options)
    #expect(result.code == 64)
    #expect(result.errors.contains(words))
  }
}
