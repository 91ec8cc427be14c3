import AppFacts
import TestSupport
import Testing

@testable import AppProjects

/// The targets of a version that may only be in git.
struct VersionTargetsTests {
  private static let project = SampleProject(
    SampleProject.Target(
      "App",
      files: ["App/Start.swift"],
      dependencies: ["Widget"],
      settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.app", "SDKROOT": "iphoneos"]
    ),
    SampleProject.Target(
      "Widget",
      "app-extension",
      folders: ["Widget"],
      exceptions: ["Widget": ["Info.swift"]],
      settings: ["PRODUCT_BUNDLE_IDENTIFIER": "$(PREFIX).widget", "SDKROOT": "iphoneos"]
    ),
    SampleProject.Target("Watch", settings: ["SDKROOT": "watchos"]),
    SampleProject.Target("Kit", "framework", files: ["Kit/Kit.swift"], settings: ["MACH_O_TYPE": "staticlib"])
  )

  private static let manifest = """
    targets:
      App:
        type: application
        sources: [App]
      Widget:
        type: app-extension
        sources: [Widget, App/Start.swift]
    """

  private func targets(_ files: [String: String]) -> VersionTargets {
    let paths = files.keys.sorted()
    return VersionTargets(AppOutline.read(paths, among: paths) { path in files[path].map { Array($0.utf8) } })
  }

  private func names(_ targets: VersionTargets, _ path: String) -> [String] {
    targets.targets(with: path).map(\.name)
  }

  @Test func `a project says which target builds a file, and what the target is`() {
    let found = targets(["iOS/App.xcodeproj/project.pbxproj": Self.project.text])
    #expect(names(found, "iOS/App/Start.swift") == ["App"])
    #expect(names(found, "./iOS/Widget/Sub/Clock.swift") == ["Widget"])
    #expect(names(found, "iOS/Widget/Info.swift") == [])
    #expect(names(found, "App/Start.swift") == [])
    #expect(found.areKnown)
    #expect(found.all.map(\.bundle) == ["com.example.app", nil, nil, nil])
    #expect(found.all.map(\.isOfWatch) == [false, false, true, false])
    #expect(found.all.map(\.isStatic) == [false, false, false, true])
    #expect(found.all.first?.dependencies == ["Widget"])
  }

  @Test func `XcodeGen's manifest says which targets build a file, unless a project is beside it`() {
    let found = targets(["project.yml": Self.manifest])
    #expect(names(found, "App/Start.swift") == ["App", "Widget"])
    #expect(names(found, "App/Other.swift") == ["App"])
    let both = targets(["project.yml": Self.manifest, "App.xcodeproj/project.pbxproj": Self.project.text])
    #expect(names(both, "App/Start.swift") == ["App"])
  }

  @Test func `two projects in a folder have no target in common, and a manifest generates one`() {
    let text = SampleProject(.init("App")).text
    let files = ["A.xcodeproj/project.pbxproj": text, "B.xcodeproj/project.pbxproj": text]
    #expect(targets(files).all.map(\.key) == ["A.xcodeproj/App", "B.xcodeproj/App"])
    let generated = files.merging(["project.yml": "name: B\n" + Self.manifest]) { $1 }
    let outlines = AppOutline.read(generated.keys.sorted(), among: []) {
      generated[$0].map { Array($0.utf8) }
    }
    #expect(
      outlines.flatMap(\.targets).map(\.key) == [
        "A.xcodeproj/App", "B.xcodeproj/App", "B.xcodeproj/App", "B.xcodeproj/Widget",
      ]
    )
  }

  @Test func `targets count as far as all compared versions know them`() {
    let known = targets(["App.xcodeproj/project.pbxproj": Self.project.text])
    let unknown = targets([:])
    func agreed(with other: VersionTargets, isWhole: Bool = true, declares: Bool = true) -> AgreedTargets {
      AgreedTargets([(known, true, true), (other, isWhole, declares)])
    }
    let all = agreed(with: known)
    #expect(all.tellTypesApart && all.tellStrays)
    let part = agreed(with: known, isWhole: false)
    #expect(part.tellTypesApart && !part.tellStrays)
    let withoutIntents = agreed(with: unknown, declares: false)
    #expect(withoutIntents.tellTypesApart && !withoutIntents.tellStrays)
    let none = agreed(with: unknown)
    #expect(!none.tellTypesApart && !none.tellStrays)
  }

  @Test func `what is not written out is unknown`() {
    let unreadable = targets(["A.xcodeproj/project.pbxproj": "{", "project.yml": Self.manifest])
    #expect(names(unreadable, "App/Start.swift") == [])
    #expect(!unreadable.areKnown && !targets([:]).areKnown)
    let included = Self.manifest + "\ninclude: Kit.yml\n"
    #expect(names(targets(["App/project.yml": included]), "App/App/Start.swift") == [])
    // Tuist's manifest is a program; an app can have a type 'Project'.
    let project = ["App.xcodeproj/project.pbxproj": Self.project.text]
    let tuist = project.merging(["Kit/Project.swift": "import ProjectDescription\n"]) { $1 }
    #expect(names(targets(tuist), "Kit/Kit.swift") == [])
    #expect(names(targets(tuist), "App/Start.swift") == ["App"])
    #expect(
      names(targets(project.merging(["Kit/Project.swift": "struct Project {}\n"]) { $1 }), "Kit/Kit.swift")
        == ["Kit"]
    )
  }

  /// As in tutao/tutanota's 'app-ios/calendar-project.yml'.
  @Test func `XcodeGen's included files, templates and patterns are known in each version`() {
    let manifest = """
      include: [Kit/kit.yml]
      targets:
        App:
          templates: [Program]
          sources: [{path: App, excludes: ["**/*Tests.swift"]}]
      """
    let kit = """
      targetTemplates:
        Program: {type: application}
      targets:
        Kit: {type: framework, sources: [{path: Kit, includes: ["*.swift"]}]}
      """
    let found = targets([
      "iOS/project.yml": manifest, "iOS/Kit/kit.yml": kit.replacing("path: Kit", with: "path: Sources"),
      "iOS/App/Start.swift": "", "iOS/App/Sub/StartTests.swift": "", "iOS/Kit/Sources/Kit.swift": "",
    ])
    #expect(found.all.map(\.kind) == [.app, .framework])
    #expect(names(found, "iOS/App/Start.swift") == ["App"])
    #expect(names(found, "iOS/App/Sub/StartTests.swift") == [])
    #expect(names(found, "iOS/Kit/Sources/Kit.swift") == ["Kit"])
  }

  /// As in tuist/tuist's example 'generated_ios_app_with_intents'.
  @Test func `Tuist's manifest is known if it writes out all targets and folders`() {
    func owners(_ targets: CodeValue) -> [String] {
      let path = "Project.swift"
      var file = FileCode(path, size: 0)
      var project = PropertyCode("project")
      project.value = .call(CallCode("Project", [.init("targets", targets)]))
      file.globals = [project]
      let text = Array("import ProjectDescription\n".utf8)
      let outlines = AppOutline.read([path], among: [path], manifests: [file]) { $0 == path ? text : nil }
      return names(VersionTargets(outlines), "App/Start.swift")
    }
    func target(_ pattern: String, _ more: CallCode.Argument...) -> CodeValue {
      .call(
        CallCode(
          "target",
          [
            .init("name", .string("App")), .init("product", .name("app")),
            .init(
              "sources",
              .array([
                .string(pattern),
                .call(CallCode("glob", [.init(nil, .string("Soup.intentdefinition"))] + more)),
              ])
            ),
          ]
        )
      )
    }
    #expect(owners(.array([target("App/**")])) == ["App"])
    #expect(owners(.array([target("App/**/*.swift")])) == ["App"])
    #expect(owners(.array([target("App/S*.swift")])) == [])
    #expect(owners(.array([target("App/**", .init("excluding", .string("App/Start.swift")))])) == [])
    #expect(owners(.array([target("App/**"), .call(CallCode("feature"))])) == [])
    #expect(owners(.call(CallCode("targets"))) == [])
  }
}
