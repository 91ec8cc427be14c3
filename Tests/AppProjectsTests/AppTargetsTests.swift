import AppFacts
import Foundation
import TestSupport
import Testing

@testable import AppProjects

struct AppTargetsTests {
  private let definition = "Shared/Clock.intentdefinition"

  private func target(_ name: String, _ files: String..., module: String? = nil) -> AppTarget {
    var target = AppTarget(name)
    target.membership.files = Set(files.map(FoldedPath.init))
    target.module = module
    return target
  }

  private func module(_ targets: AppTarget..., handlers: [String] = []) -> String? {
    AppTargets(targets).module(ofClasses: [definition], handlers, besides: "Widgets/Clock.swift")
  }

  @Test func `two files are in one target, or else in one folder`() {
    let targets = AppTargets([target("A", "a/1", "b/2"), target("B", "b/2", "b/3")])
    #expect(targets.haveSameTarget("a/1", "b/2"))
    #expect(!targets.haveSameTarget("a/1", "b/3"))
    #expect(targets.haveSameTarget("c/1", "c/2"))
    #expect(!targets.haveSameTarget("c/1", "d/1"))
  }

  @Test func `a target has a folder in another case, as on most Macs`() {
    var target = target("A", "Shared/Clock.swift")
    target.membership.folders = [FoldedPath("widgets")]
    #expect(target.has("Widgets/Clock.swift"))
    #expect(target.has("shared/clock.swift"))
    #expect(!target.has("Widget/Clock.swift"))
  }

  @Test func `a folder is left out, with a message, if 100 are around it`() throws {
    let folder = try TestFolder()
    func deep(_ levels: Int) -> String { String(repeating: "a/", count: levels) }
    try folder.write("import Intents", to: deep(99) + "Found.swift")
    try folder.write("import Intents", to: deep(100) + "Hidden.swift")
    let app = AppFolder(try App(folder.path))
    #expect(app.allSwiftFiles == [folder(deep(99) + "Found.swift")])
    let hidden = folder(deep(99) + "a")
    #expect(app.problems.map(\.path) == [hidden])
    #expect(app.problems.map(\.message) == ["cannot be read: 100 folders are around it"])
  }

  @Test func `the start of an app in Objective-C has the types that it calls`() throws {
    let folder = try TestFolder()
    let text = """
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        [IntentSetup register];
      }
      """
    let path = try folder.write(text, to: "AppDelegate.m")
    #expect(AppFolder(try App(folder.path)).objectiveCDelegates == [path: ["IntentSetup"]])
  }

  @Test func `a file of settings that a link brings into the folder is not read`() throws {
    let (folder, other) = (try TestFolder(), try TestFolder())
    let settings = try other.write("IPHONEOS_DEPLOYMENT_TARGET = 15.0\n", to: "Secret.xcconfig")
    try folder.write(
      """
      { rootObject = P; objects = { P = { targets = (T); mainGroup = G; }; G = { children = (F); };
      F = { path = App.xcconfig; }; T = { name = App; buildConfigurationList = L; };
      L = { buildConfigurations = (C); }; C = { baseConfigurationReference = F; }; }; }
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try folder.link("App.xcconfig", to: settings)
    func minimums() throws -> [[AppSystem: Double]] {
      AppTargets(try App(folder.path).outlines([])).targets.map(\.minimums)
    }
    #expect(try minimums() == [[:]])
    try FileManager.default.removeItem(atPath: folder("App.xcconfig"))
    try folder.write("IPHONEOS_DEPLOYMENT_TARGET = 16.0\n", to: "App.xcconfig")
    #expect(try minimums() == [[.iOS: 16]])
  }

  @Test func `a manifest generates the targets beside it, and none of the same name elsewhere`() throws {
    let folder = try TestFolder()
    for path in ["B/App", "iOS/App"] {
      try folder.write(SampleProject(.init("App")).text, to: "\(path).xcodeproj/project.pbxproj")
    }
    for name in ["A", "B", "C"] {
      try folder.write(
        "targets:\n  \(name == "C" ? "Other" : "App"):\n    type: application\n",
        to: "\(name)/project.yml"
      )
    }
    let targets = AppTargets(try App(folder.path).outlines([])).targets
    #expect(targets.map(\.name) == ["App", "App", "App", "App", "Other"])
    #expect(
      targets.map { $0.manifest?.split(separator: "/").suffix(2).joined(separator: "/") } == [
        "B/project.yml", nil, "A/project.yml", "B/project.yml", "C/project.yml",
      ]
    )
  }

  @Test func `a program with the definition has the classes itself`() {
    let program = target("Widgets", "Widgets/Clock.swift", definition)
    #expect(module(program, target("Kit", definition, module: "Kit")) == nil)
  }

  @Test func `a program that only copies the definition imports the classes`() {
    var program = target("Widgets", "Widgets/Clock.swift", definition)
    program.membership.withoutClasses = [LocaleFreePath(definition)]
    #expect(module(program, target("Kit", definition, module: "Kit")) == "Kit")
  }

  @Test func `without a target for the definition, the classes are where their handler is`() {
    let program = target("Widgets", "Widgets/Clock.swift")
    let kit = target("Kit", "Kit/Handler.swift", module: "Kit")
    #expect(module(program, kit, handlers: ["Kit/Handler.swift"]) == "Kit")
    #expect(module(program, target("Intents", "I/Handler.swift"), handlers: ["I/Handler.swift"]) == nil)
  }

  @Test func `the lowest system of all targets with a file counts`() {
    var (first, second) = (target("A", "a"), target("B", "a"))
    (first.minimums[.iOS], second.minimums[.iOS]) = (16, 9)
    #expect(AppTargets([first, second]).minimums(of: "a") == [.iOS: 9])
    #expect(AppTargets([first, second]).minimums(of: "b").isEmpty)
  }
}
