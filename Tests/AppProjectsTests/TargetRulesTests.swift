import AppFacts
import IntentCompiler
import IntentDiagnostics
import TestSupport
import Testing

@testable import AppProjects

struct TargetRulesTests {
  private let soup = "Soup.intentdefinition"

  private func app(_ files: [String] = [], dependencies: [String] = ["Widgets"]) -> SampleProject.Target {
    .init("App", files: files, dependencies: dependencies)
  }

  private func widgets(_ files: [String]) -> SampleProject.Target {
    .init("Widgets", "app-extension", files: files)
  }

  // MARK: No target

  @Test func `a definition that no target has`() throws {
    var project = SampleProject(app())
    expectReports(
      try ProjectFixture(project, [soup: ""]).lines(.definitionInNoTarget),
      [
        "definition-in-no-target \(soup): no target of 'App.xcodeproj' contains 'Soup', so the system does not "
          + "know its intents; add the file to the project, the app and each extension that uses it, or delete the file"
      ]
    )
    project.shown = [soup]
    try expectReports(ProjectFixture(project, [soup: ""]).lines(.definitionInNoTarget), [shown])
  }

  private var shown: String {
    "definition-in-no-target \(soup): no target of 'App.xcodeproj' contains 'Soup', so the system does not know its "
      + "intents; select the definition in Xcode, and check the app and each extension that uses it under 'Target "
      + "Membership'"
  }

  @Test func `a folder in step shows a definition in Xcode, also without a target`() throws {
    var project = SampleProject(.init("App", exceptions: ["Intents": []]))
    let fixture = try ProjectFixture(project, ["Intents/\(soup)": ""])
    #expect(fixture.lines(.definitionInNoTarget).map { $0.contains("; select the definition") } == [true])
    project.targets[0].exceptions = [:]
    let other = try ProjectFixture(project, ["Intents/\(soup)": ""])
    #expect(other.lines(.definitionInNoTarget).map { $0.contains("; add the file") } == [true])
  }

  @Test func `a definition in a target, a folder in step, or a package is in a target`() throws {
    #expect(try ProjectFixture(SampleProject(app([soup])), [soup: ""]).lines(.definitionInNoTarget) == [])
    let synced = SampleProject(.init("App", folders: ["App"]))
    #expect(try ProjectFixture(synced, ["App/\(soup)": ""]).lines(.definitionInNoTarget) == [])
    let package = ["Kit/Package.swift": "", "Kit/Sources/Kit/\(soup)": ""]
    #expect(try ProjectFixture(SampleProject(app()), package).lines(.definitionInNoTarget) == [])
    #expect(try ProjectFixture(nil, [soup: ""]).lines(.definitionInNoTarget) == [])
  }

  @Test(arguments: [
    "Base.lproj/Soup.intentdefinition", "/Localized: Soup.intentdefinition",
    "/Localized/Soup.intentdefinition",
  ])
  func `an exception takes a definition out of a folder in step`(_ name: String) throws {
    let project = SampleProject(.init("App", folders: ["App"], exceptions: ["App": [name]]))
    #expect(
      try ProjectFixture(project, ["App/Base.lproj/\(soup)": ""]).lines(.definitionInNoTarget).count == 1
    )
  }

  @Test func `an exception puts a file of another folder in step into a target`() throws {
    let project = SampleProject(
      .init("App", exceptions: ["Shared": [soup]]),
      .init("Kit", "framework", folders: ["Shared"])
    )
    let targets = try #require(XcodeProject(Array(project.text.utf8), folder: ""))
    #expect(targets.targets.filter { $0.has("Shared/\(soup)") }.map(\.name) == ["App", "Kit"])
    #expect(targets.targets.filter { $0.has("Shared/Kit.swift") }.map(\.name) == ["Kit"])
  }

  @Test func `a file system may ignore the case of a name`() throws {
    let project = SampleProject(
      .init("App", withoutClasses: ["intents/soup.intentdefinition"], dependencies: ["Kit"]),
      .init("Kit", "framework", files: ["intents/soup.intentdefinition"])
    )
    let fixture = try ProjectFixture(project, ["Intents/\(soup)": ""])
    #expect(fixture.lines(.definitionInNoTarget, .classesGeneratedTwice) == [])
    let synced = SampleProject(.init("App", folders: ["app"]))
    #expect(try ProjectFixture(synced, ["App/\(soup)": ""]).lines(.definitionInNoTarget) == [])
  }

  @Test func `a copy of a definition in a target may be in none`() throws {
    let fixture = try ProjectFixture(SampleProject(app([soup])), [soup: "", "Old/\(soup)": ""])
    expectReports(
      fixture.lines(.definitionInNoTarget),
      [
        "definition-in-no-target Old/\(soup): no target of 'App.xcodeproj' contains this definition, but one contains "
          + "another 'Soup', so it is not read; delete it, or add it to the project"
      ]
    )
  }

  @Test(arguments: ["Gone/Soup.intentdefinition", "../../System/Volumes/Soup.intentdefinition"])
  func `a target may mean the definition with a path that leads nowhere`(_ path: String) throws {
    let fixture = try ProjectFixture(SampleProject(app([path])), [soup: ""])
    #expect(fixture.lines(.definitionInNoTarget) == [])
  }

  @Test func `a project that cannot be read may contain the definition`() throws {
    let files = ["Old/Old.xcodeproj/project.pbxproj": "{", "Old/\(soup)": ""]
    #expect(try ProjectFixture(SampleProject(app()), files).lines(.definitionInNoTarget) == [])
  }

  // MARK: Manifests in Swift

  /// A definition beside a manifest that says `let project = CALL`.
  private func lines(
    _ manifest: String,
    _ call: CallCode,
    _ project: SampleProject? = nil,
    uses: [String] = [],
    at path: String = "Soup.intentdefinition"
  ) throws -> [String] {
    let text = "import ProjectDescription\n"
    let fixture = try ProjectFixture(project, [path: "", manifest: text])
    var file = FileCode(fixture.folder(manifest), size: text.utf8.count)
    var global = PropertyCode("project")
    global.value = .call(call)
    (file.globals, file.uses) = ([global], uses)
    return fixture.lines([.definitionInNoTarget], manifests: [file])
  }

  private func list(_ label: String, _ values: CodeValue...) -> CallCode.Argument {
    .init(label, .array(values))
  }

  private func target(_ more: CallCode.Argument..., kind: String = "target") -> CodeValue {
    .call(CallCode(kind, [.init("name", .string("App")), .init("product", .name("app"))] + more))
  }

  /// As in tuist/tuist's example 'generated_ios_app_with_intents'.
  @Test func `a definition that no target of Tuist has, if the manifest writes out all`() throws {
    func lines(
      _ sources: CodeValue...,
      name: String = "App",
      project: SampleProject? = nil
    ) throws -> [String] {
      let targets = list("targets", target(.init("sources", .array(sources))))
      let call = CallCode("Project", [.init("name", .string(name)), targets])
      return try self.lines("Project.swift", call, project)
    }
    try expectReports(
      lines(.string("App/**")),
      [
        "definition-in-no-target \(soup): no target of 'Project.swift' contains 'Soup', so the system does not know its "
          + "intents; add the file to the 'sources' of the app and each extension that uses it"
      ]
    )
    #expect(try lines(.string("App/**"), .string(soup)) == [])
    #expect(try lines(.string("App/**/*.swift")) == [])
    #expect(try lines(.string("App/**"), .call(CallCode("folder"))) == [])
    let generated = try lines(.string("App/**"), project: SampleProject(app()))
    #expect(generated.map { $0.contains("'App.xcodeproj'") } == [true])
    #expect(try lines(.string("App/**"), name: "Other", project: SampleProject(app())) == [])
  }

  @Test func `a package beside a project builds its own folders, if its manifest writes out all`() throws {
    func lines(_ targets: CodeValue, at path: String = soup, uses: [String] = []) throws -> Int {
      let call = CallCode("Package", [.init("targets", targets)])
      return try self.lines("Package.swift", call, SampleProject(app()), uses: uses, at: path).count
    }
    let targets = CodeValue.array([target(), target(.init("path", .string("Kit")), kind: "testTarget")])
    #expect(try lines(targets) == 1)
    for path in ["Sources/App/", "Tests/A/", "kit/Sub/"] { #expect(try lines(targets, at: path + soup) == 0) }
    #expect(try lines(targets, uses: ["targets"]) == 0)
    #expect(try lines(.array([target(.init("path", .name("path")))])) == 0)
    #expect(try lines(.array([target(kind: "feature")])) == 0)
    #expect(try lines(.name("targets")) == 0)
  }

  // MARK: Copies

  @Test(arguments: ["en.lproj/", "Base.lproj/", ""])
  func `of several copies, the one in a target is read`(_ place: String) throws {
    let all = ["en.lproj/\(soup)", "Base.lproj/\(soup)", soup]
    let built = place + soup
    let fixture = try ProjectFixture(
      SampleProject(app([built])),
      Dictionary(uniqueKeysWithValues: all.map { ($0, "") })
    )
    var call = CompilerCall(inputs: [fixture.folder.path])
    _ = call.project()
    let result = call.run(to: .meaning)
    #expect(result.inputPaths.map { fixture.folder.short($0) } == [built])
    let reports = result.diagnostics.filter { $0.rule.name == "localised-copy" }
    expectReports(
      reports,
      [
        "localised-copy: no target builds this definition, but one builds '\(fixture.folder(built))', so only that is "
          + "read; delete this copy, or add it to the project"
      ]
    )
    #expect(reports.map(\.notes.count) == [1])
  }

  // MARK: Outside of the app

  private let offered = plist(LocalisedFixture.soup(more: "<key>INIntentConfigurable</key><true/>"))

  @Test func `a definition in an extension, but not in its app`() throws {
    let project = SampleProject(app(), widgets([soup]))
    expectReports(
      try ProjectFixture(project, [soup: offered]).lines(.definitionOutsideApp),
      [
        "definition-outside-app \(soup): 'Widgets' contains 'Soup', but 'App' lacks it, and Shortcuts and Siri look "
          + "for intents in the app; check 'App' under 'Target Membership' of the definition"
      ]
    )
  }

  @Test func `a definition in the app, or in a framework, is not outside of it`() throws {
    let both = SampleProject(app([soup]), widgets([soup]))
    #expect(try ProjectFixture(both, [soup: offered]).lines(.definitionOutsideApp) == [])
    let kit = SampleProject(app(), widgets([soup]), .init("Kit", "framework", files: [soup]))
    #expect(try ProjectFixture(kit, [soup: offered]).lines(.definitionOutsideApp) == [])
    let alone = SampleProject(app(dependencies: []), widgets([soup]))
    #expect(try ProjectFixture(alone, [soup: offered]).lines(.definitionOutsideApp) == [])
  }

  @Test func `an intent that neither Shortcuts nor Siri offers may be anywhere`() throws {
    let project = SampleProject(app(), widgets([soup]))
    #expect(try ProjectFixture(project, [soup: ""]).lines(.definitionOutsideApp) == [])
  }

  @Test func `a definition for widgets alone may be in their extension alone`() throws {
    let project = SampleProject(app(), widgets([soup]))
    let forWidgets = LocalisedFixture.soup(more: "<key>INIntentEligibleForWidgets</key><true/>")
    let fixture = try ProjectFixture(project, [soup: plist(forWidgets)])
    #expect(fixture.lines(.definitionOutsideApp) == [])
  }

  // MARK: Classes

  private func twice(_ withoutClasses: Set<String>) -> SampleProject {
    SampleProject(
      .init("App", files: [soup], withoutClasses: withoutClasses, dependencies: ["Core"]),
      .init("Core", "framework", dependencies: ["Kit"]),
      .init("Kit", "framework", files: [soup])
    )
  }

  @Test func `an app and a framework in it generate the same classes`() throws {
    expectReports(
      try ProjectFixture(twice([]), [soup: ""]).lines(.classesGeneratedTwice),
      [
        "classes-generated-twice \(soup): 'App' and 'Kit' both generate the classes of 'Soup', and a process loads "
          + "both; select the definition, and choose 'No Generated Classes' for 'App'"
      ]
    )
    #expect(try ProjectFixture(twice([soup]), [soup: ""]).lines(.classesGeneratedTwice) == [])
  }

  @Test func `an app and its extension may generate the same classes`() throws {
    let project = SampleProject(app([soup]), widgets([soup]))
    #expect(try ProjectFixture(project, [soup: ""]).lines(.classesGeneratedTwice) == [])
  }

  @Test func `a target has two definitions of a class`() throws {
    let other = "Mac/Soup.intentdefinition"
    let both = SampleProject(app([soup, other]), widgets([other]))
    let lines = try ProjectFixture(both, [soup: "", other: ""]).lines(.classesGeneratedTwice)
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("'App' has two definitions with the class 'OrderSoupIntent', here and in") == true
    )
    let apart = SampleProject(app([soup]), widgets([other]))
    #expect(try ProjectFixture(apart, [soup: "", other: ""]).lines(.classesGeneratedTwice) == [])
  }

  // MARK: XcodeGen

  private func generated(_ more: String) throws -> [String] {
    try ProjectFixture(
      nil,
      [
        "project.yml": """
        targets:
          App:
            type: application
            sources: [App]
            dependencies:
              - target: Widgets
          Widgets:
            type: app-extension
            sources: [Widgets]
        \(more)
        """, "Widgets/\(soup)": offered, "Other/Tea.intentdefinition": "",
      ]
    ).lines(.definitionInNoTarget, .definitionOutsideApp)
  }

  @Test(arguments: [
    "include: [base.yml]", "a: &more\n  b: c", "a: *more", "a: !tag b", "a: words\n  that go on",
    "a: \"words\n  that go on\"", "a: [b,\n  c]", "a: {b: c,\n  d: e}", "a: {b: *more}", "a: \"b\\n\"",
    "- a", "? a\n: b", "a:\n- - b", "\ta: b", "---\na: b", "...",
  ])
  func `a manifest with parts elsewhere, or in other YAML, proves nothing`(_ more: String) throws {
    #expect(try generated(more) == [])
  }

  @Test(arguments: [
    "# words", "a: {b: c, d: [e, 'f'], g: {}}", "a: \"b # c: d\" # e", "a: |\n  b\n    c: [d", "a: []", "a:",
    "a:\n  - script: >\n      b: {c\n    name: d", "a: {url: https://example.com/a, from: 1.0.0}",
    "\"a\": 'b'",
  ])
  func `a manifest with usual YAML is read`(_ more: String) throws {
    expectReports(
      try generated(more),
      ["definition-in-no-target Other/Tea.intentdefinition", "definition-outside-app Widgets/\(soup)"]
    )
  }

  @Test func `XcodeGen's sources can be in braces`() {
    let targets = XcodeGenManifest(
      """
      ---
      targets:
        App: {type: application, sources: [{path: App}, {path: Soup.intentdefinition, attributes: [no_codegen]}]}
      """,
      in: ""
    ).targets
    #expect(targets.map(\.kind) == [.app])
    #expect(targets[0].has("App/Clock.swift"))
    #expect(!targets[0].generatesClasses(of: soup))
  }
}
