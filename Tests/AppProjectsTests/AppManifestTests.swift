import AppFacts
import IntentDiagnostics
import TestSupport
import Testing

@testable import AppProjects

struct AppManifestTests {
  private func generated(_ text: String) -> [AppTarget] { XcodeGenManifest(text, in: "App").targets }

  @Test func `XcodeGen names sources as a list, a text, or a mapping with a path`() {
    let targets = generated(
      """
      targets:
        Clock:
          type: application
          sources: [Clock, "Shared Files/Kinds.swift"] # both
        Widgets:
          type: app-extension
          sources:
          - path: Widgets
            excludes:
              - "*.md"
          - Shared Files
        Kit-iOS:
          type: framework
          sources: Kit
      """
    )
    #expect(targets.map(\.name) == ["Clock", "Widgets", "Kit-iOS"])
    #expect(targets[0].has("App/Clock/Deep/Clock.swift"))
    #expect(targets[0].has("App/Shared Files/Kinds.swift"))
    #expect(!targets[0].has("App/Shared Files/Other.swift"))
    #expect(targets[1].has("App/Widgets/Clock.swift"))
    #expect(targets[1].has("App/Shared Files/Other.swift"))
    #expect(!targets[1].has("App/Kit/Kit.swift"))
    #expect(targets.map(\.module) == [nil, nil, "Kit_iOS"])
  }

  @Test func `another source brings an excluded folder back, and no source is longer than a path`() {
    let target = generated(
      """
      targets:
        A:
          type: application
          sources:
            - path: Code
              excludes: [Kit, Old]
            - path: Code/Kit/Sub
            - path: \(String(repeating: "a/", count: 600))b
      """
    )[0]
    #expect(target.has("App/Code/Kit/Sub/A.swift"))
    #expect(target.has("App/Code/Kit/A.swift"))
    #expect(!target.has("App/Code/Old/A.swift"))
    #expect(target.membership.folders.count == 2)
  }

  @Test func `a manifest of XcodeGen includes files of its project, and no others`() throws {
    let folder = try TestFolder()
    let outside = try folder.write("targets:\n  Other:\n    type: application\n", to: "other.yml")
    let target = "    type: app-extension\n    sources: [Sources]\n"
    let included = try folder.write(
      "---\ntargets:\n  Widgets:\n\(target)include: [../../project.yml, ../Clock/target.yml]\n",
      to: "App/Widgets/target.yml"
    )
    let clock = try folder.write(
      "--- \ntargets:\n  Clock:\n    templates: [Program]\n    sources: [Clock]\n",
      to: "App/Clock/target.yml"
    )
    let text = """
      options:
        deploymentTarget: 16.0
      targetTemplates:
        Program:
          type: application
      include:
        - path: App/Clock/target.yml
          relativePaths: false
        - App/Widgets/target.yml
        - ../other.yml
        - \(outside)
        - Missing.yml
      """
    let project = try folder.write(text, to: "project.yml")
    let targets = XcodeGenManifest(text, in: folder.path, reading: reader([included, clock, project])).targets
    #expect(Set(targets.map(\.name)) == ["Widgets", "Clock"])
    let widgets = try #require(targets.first { $0.name == "Widgets" })
    #expect(widgets.has(folder.path + "/App/Widgets/Sources/Widget.swift"))
    #expect(widgets.minimums[.iOS] == 16)
    #expect(widgets.manifest == included)
    let app = try #require(targets.first { $0.name == "Clock" })
    #expect(app.kind == .app)
    #expect(
      app.has(folder.path + "/Clock/Clock.swift") && !app.has(folder.path + "/App/Clock/Clock/Clock.swift")
    )
  }

  @Test func `a target of XcodeGen has its own system or that of the options`() {
    let targets = generated(
      """
      options:
        deploymentTarget:
          iOS: "15.0"
      targets:
        A:
          type: application
        B:
          deploymentTarget: 16.4
        C:
          deploymentTarget:
            iOS: '17.0'
      """
    )
    #expect(targets.map(\.minimums[.iOS]) == [15, 16.4, 17])
  }

  @Test(arguments: [
    "", "targets:", "targets: []", "- a\n- b", "targets:\n  A", "targets:\n\tA:\n", ": :\n-\n- :",
  ])
  func `an odd manifest has no targets`(_ text: String) {
    #expect(generated(text).isEmpty)
  }

  @Test func `a manifest that is nested deep ends`() {
    let lists = (0..<1_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(generated(lists).isEmpty)
    #expect(generated(String(repeating: "- ", count: 100_000) + "a: b").isEmpty)
  }

  private func text(_ label: String, _ text: String) -> CallCode.Argument { .init(label, .string(text)) }

  private func targets(_ path: String, _ calls: CallCode...) -> [AppTarget] {
    var file = FileCode(path, size: 0)
    var project = PropertyCode("project")
    project.value = .call(CallCode("Project", [.init("targets", .array(calls.map { .call($0) }))]))
    file.globals = [project]
    return SwiftManifest(file, in: "App").targets
  }

  @Test func `Tuist names sources as patterns`() {
    let found = targets(
      "App/Project.swift",
      CallCode(
        "target",
        [
          text("name", "Widget"), .init("product", .name("appExtension")),
          .init("deploymentTargets", .call(CallCode("iOS", [.init(nil, .string("16.1"))]))),
          .init(
            "sources",
            .array([
              .string("Widget/**/*.swift"), .string("Intent/Clock.intentdefinition"),
              .call(
                CallCode("glob", [.init(nil, .string("Shared/**")), .init("excluding", .string("Tests/**"))])
              ),
            ])
          ),
        ]
      ),
      CallCode("target", [text("name", "Kit"), .init("product", .name("staticFramework"))])
    )
    #expect(found.map(\.name) == ["Widget", "Kit"])
    #expect(found[0].has("App/Widget/Deep/Clock.swift"))
    #expect(found[0].has("App/Intent/Clock.intentdefinition"))
    #expect(found[0].has("App/Shared/Kinds.swift"))
    #expect(!found[0].has("App/Tests/Tests.swift"))
    #expect(found.map(\.module) == [nil, "Kit"])
    #expect(found.map(\.minimums[.iOS]) == [16.1, nil])
  }

  @Test func `a target of a package has its folder`() {
    let found = targets(
      "App/Package.swift",
      CallCode("target", [text("name", "Clock-Kit")]),
      CallCode("executableTarget", [text("name", "tool"), text("path", "Tool")]),
      CallCode("testTarget", [text("name", "Tests")])
    )
    #expect(found.map(\.name) == ["Clock-Kit", "tool"])
    #expect(found[0].has("App/Sources/Clock-Kit/Clock.swift"))
    #expect(found[1].has("App/Tool/main.swift"))
    #expect(found.map(\.module) == ["Clock_Kit", nil])
  }
}

/// Reads the files of an app, and no others.
private func reader(_ files: Set<String>) -> (String) -> [UInt8]? {
  { files.contains($0) ? try? FileSystem.readRegular($0) : nil }
}

/// What manifests of XcodeGen say in parts: patterns, templates and included files.
struct XcodeGenPartTests {
  private let files = [
    "App/Code/A.swift", "App/Code/A.md", "App/Code/Kit/B.swift", "App/Code/Kit/Old/C.swift",
    "App/Code/Kit/b.MD",
    "App/Other/D.swift",
  ]

  private func manifest(_ text: String) -> XcodeGenManifest {
    XcodeGenManifest(text, in: "App", files: files.map { ($0, FoldedPath($0)) })
  }

  private func owned(_ lists: String) throws -> [String] {
    let manifest = manifest("targets:\n  A:\n    sources:\n      - {path: Code, \(lists)}\n")
    #expect(!manifest.isPartial)
    return files.filter(try #require(manifest.targets.first).has)
  }

  /// The manifest of mdone leaves out '*.md' and '**/*.entitlements'.
  @Test func `patterns leave out files, and the rest is known`() throws {
    #expect(try owned("excludes: ['**/*.md']") == [files[0], files[2], files[3], files[4]])
    #expect(try owned("excludes: ['*.md']") == [files[0], files[2], files[3], files[4]])
    #expect(try owned("excludes: [kit/Old]") == [files[0], files[1], files[2], files[4]])
    #expect(try owned("excludes: ['**/Old/**']") == [files[0], files[1], files[2], files[4]])
    #expect(try owned("includes: ['**/*.swift']") == [files[0], files[2], files[3]])
    #expect(try owned("includes: ['**/*.swift'], excludes: ['Kit/*/?.swift']") == [files[0], files[2]])
    #expect(try owned("includes: []") == Array(files[0...4]))
  }

  @Test func `patterns for a folder that another source has, too, are not judged`() {
    let sources = ["includes: ['Kit/**']", "excludes: ['**/*.swift']"].map { "      - {path: Code, \($0)}\n" }
    #expect(manifest("targets:\n  A:\n    sources:\n\(sources.joined())").isPartial)
  }

  @Test func `variables in variables have one meaning, and long ones none`() throws {
    let text = """
      targetTemplates:
        Base: {sources: ["${a}"]}
      targets:
        Clock: {templates: [Base], templateAttributes: {a: "${b}", b: Other}}
      """
    for _ in 0..<8 { #expect(try #require(manifest(text).targets.first).has(files[5])) }
    let long = PlainYAML.text(String(repeating: "${a}", count: 200))
    #expect(long.replacing(["a": String(repeating: "x", count: 300_000)]).text == long.text)
  }

  @Test(arguments: ["excludes: ['*.{md,txt}']", "excludes: ['[ab].md']", "includes: ['${KIND}']"])
  func `other patterns are not judged`(_ lists: String) {
    #expect(manifest("targets:\n  A:\n    sources:\n      - {path: Code, \(lists)}\n").isPartial)
  }

  @Test func `a template gives a target its sources`() throws {
    let text = """
      targetTemplates:
        Base: {type: application, sources: [Other]}
        Program:
          templates: [Base]
          sources: ["${folder}/Kit"]
      targets:
        Clock:
          templates: [Program]
          templateAttributes: {folder: Code}
          type: app-extension
      settings: {NAME: "${HOME}"}
      """
    let manifest = manifest(text)
    let target = try #require(manifest.targets.first)
    #expect(!manifest.isPartial)
    #expect(target.kind == .appExtension)
    #expect(files.filter(target.has) == [files[2], files[3], files[4], files[5]])
    #expect(self.manifest(text.replacing("[Program]", with: "[Elsewhere]")).isPartial)
  }

  @Test func `a long chain of templates is not judged`() {
    func manifest(_ count: Int) -> XcodeGenManifest {
      let chain = (0..<count).map { "  T\($0): {templates: [T\($0 + 1)]}\n" }.joined()
      return self.manifest(
        "targetTemplates:\n\(chain)  T\(count): {type: framework}\ntargets:\n  A: {templates: [T0]}\n"
      )
    }
    #expect(!manifest(20).isPartial)
    #expect(manifest(20).targets.map(\.kind) == [.framework])
    #expect(manifest(20_000).isPartial)
  }

  @Test func `a source without a build phase is in no target`() throws {
    let manifest = manifest("targets:\n  A:\n    sources: [{path: Code, buildPhase: none}, {path: Other}]\n")
    #expect(files.filter(try #require(manifest.targets.first).has) == [files[5]])
  }

  @Test func `an included file that is known makes the manifest whole`() throws {
    let folder = try TestFolder()
    let path = try folder.write("targets: {B: {type: framework, sources: [B]}}\n", to: "Kit/kit.yml")
    for (include, isPartial) in [
      ("Kit/kit.yml", false), ("[Kit/kit.yml]", false), ("[Kit/kit.yml, Missing.yml]", true),
      ("[{path: Kit/kit.yml, enable: no}]", true),
    ] {
      let text = "include: \(include)\ntargets: {A: {type: application, sources: [A]}}\n"
      let manifest = XcodeGenManifest(text, in: folder.path, reading: reader([path]))
      #expect(manifest.isPartial == isPartial)
    }
  }
}
