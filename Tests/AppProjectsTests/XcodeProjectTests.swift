import AppFacts
import TestSupport
import Testing

@testable import AppProjects

struct XcodeProjectTests {
  private func project(
    groups: String = "GW, F2, V",
    objects: String = "",
    target: String = "",
    settings: String = "",
    build: String = ""
  ) throws -> XcodeProject {
    let text = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
        PL = { buildConfigurations = (PC); };
        PC = { buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 14.0; }; };
        G = { isa = PBXGroup; children = (\(groups)); };
        GW = { isa = PBXGroup; path = "My Widgets"; children = (F1); };
        F1 = { path = Clock.swift; };
        F2 = { path = ../Shared/Kinds.swift; sourceTree = SOURCE_ROOT; };
        V = { isa = PBXVariantGroup; name = Clock.intentdefinition; children = (V1); };
        V1 = { path = Base.lproj/Clock.intentdefinition; };
        T = { name = Widgets; buildPhases = (S); buildConfigurationList = TL; \(target) };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, BV); };
        B1 = { fileRef = F1; };
        B2 = { fileRef = F2; };
        BV = { fileRef = V; \(settings) };
        TL = { buildConfigurations = (TC); };
        TC = { buildSettings = { \(build) }; };
        \(objects)
      }; }
      """
    return try #require(XcodeProject(Array(text.utf8), folder: "Apps/iOS"))
  }

  @Test func `paths go through groups and leave the folder of the project`() throws {
    let target = try #require(try project().targets.first)
    #expect(target.name == "Widgets")
    #expect(target.has("Apps/iOS/My Widgets/Clock.swift"))
    #expect(target.has("Apps/Shared/Kinds.swift"))
    #expect(!target.has("Apps/iOS/Clock.swift"))
  }

  @Test func `a project does not place all files if only the settings of a Mac say where one is`() throws {
    let trees = ["SOURCE_ROOT", "BUILT_PRODUCTS_DIR", "SDKROOT", "\"<group>\"", "SHARED_CODE"]
    let known = try trees.map { tree in
      try project(groups: "F3", objects: "F3 = { path = Code; sourceTree = \(tree); };").placesAllFiles
    }
    #expect(known == [true, true, true, true, false])
  }

  @Test func `a definition with copies for languages is each of its copies`() throws {
    #expect(try project().targets.first?.has("Apps/iOS/Base.lproj/Clock.intentdefinition") == true)
  }

  @Test func `a folder that Xcode keeps in step is in the target with all its files`() throws {
    let project = try project(
      groups: "Y",
      objects: "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; };",
      target: "fileSystemSynchronizedGroups = (Y);"
    )
    #expect(project.targets.first?.has("Apps/iOS/Synced/Deep/Clock.swift") == true)
    #expect(project.targets.first?.has("Apps/iOS/Other/Clock.swift") == false)
  }

  @Test func `the system of a target is its own or the project's`() throws {
    #expect(try project().targets.first?.minimums[.iOS] == 14)
    #expect(try project(build: "IPHONEOS_DEPLOYMENT_TARGET = 16.4;").targets.first?.minimums[.iOS] == 16.4)
    #expect(try project(build: "IPHONEOS_DEPLOYMENT_TARGET = 17.0.1;").targets.first?.minimums[.iOS] == 17)
  }

  @Test func `of a system that differs by configuration, the lowest counts`() throws {
    let more = "TL = { buildConfigurations = (TC, TR); }; TR = { buildSettings = { MIN = 15.0; }; };"
    let target = try project(
      objects: more,
      build: "IPHONEOS_DEPLOYMENT_TARGET = \"$(MIN)\"; MIN = 16.0;"
    )
    .targets.first
    #expect(target?.minimums[.iOS] == 15)
  }

  @Test func `a lowest system that an unknown variable says is kept as it is written`() throws {
    let target = try project(build: "IPHONEOS_DEPLOYMENT_TARGET = \"$(MIN)\";").targets.first
    #expect(target?.minimums == [:])
    #expect(target?.unreadMinimums == [.iOS: "$(MIN)"])
    #expect(try project().targets.first?.unreadMinimums == [:])
  }

  @Test func `a framework is imported by the name of its product`() throws {
    let project = try project(
      objects: "R = { path = \"My Kit.framework\"; };",
      target: "productType = \"com.apple.product-type.framework\"; productReference = R;"
    )
    #expect(project.targets.first?.module == "My_Kit")
    #expect(try self.project().targets.first?.module == nil)
  }

  @Test func `Xcode generates no classes for a target with 'no_codegen'`() throws {
    let project = try project(settings: "settings = { ATTRIBUTES = (no_codegen, ); };")
    let definition = LocaleFreePath("Apps/iOS/Clock.intentdefinition")
    #expect(project.targets.first?.membership.withoutClasses.contains(definition) == true)
    #expect(try self.project().targets.first?.membership.withoutClasses == [])
  }

  /// The app of a watch in lindelin/lindale-ios; swift-build's 'IntentsCompilerSpec' looks for such a phase, too.
  @Test func `Xcode generates no classes for a target that compiles nothing`() throws {
    let project = try project(objects: "S = { isa = PBXResourcesBuildPhase; files = (BV); };")
    let definition = "Apps/iOS/Base.lproj/Clock.intentdefinition"
    #expect(project.targets.first?.has(definition) == true)
    #expect(project.targets.first?.generatesClasses(of: definition) == false)
  }

  @Test(arguments: [
    "", "{", "{}", "{ objects = { }; rootObject = A; }", "{ objects = (A); }", "\u{0}", "bplist00a",
    "<plist/>",
  ])
  func `what is no project has no targets`(_ text: String) {
    #expect(XcodeProject(Array(text.utf8), folder: "")?.targets.isEmpty ?? true)
  }

  @Test func `texts are quoted, and comments are skipped`() throws {
    let text = #"""
      // !$*UTF8*$!
      { /* {{ */ rootObject = P /* Project object */; objects = {
        P = { targets = (T /* "A" */, ); }; T = { name = "a \"b\"\\ /* c */ //"; };
      }; }
      """#
    #expect(XcodeProject(Array(text.utf8), folder: "")?.targets.map(\.name) == [#"a "b"\ /* c */ //"#])
  }

  @Test(arguments: [("(", ")"), ("{ a = ", "; }")])
  func `values are nested 32 levels at most`(opening: String, closing: String) {
    func project(_ count: Int) -> XcodeProject? {
      let deep = String(repeating: opening, count: count) + "a" + String(repeating: closing, count: count)
      return XcodeProject(
        Array("{ rootObject = P; objects = { P = { targets = (); deep = \(deep); }; }; }".utf8),
        folder: ""
      )
    }
    #expect(project(28) != nil)
    #expect(project(29) == nil)
    #expect(project(100_000) == nil)
  }

  @Test func `a chain of groups ends where the path is longer than on a Mac`() throws {
    let chain = (0..<20_000).map { "C\($0) = { path = abc; children = (C\($0 + 1)); };" }.joined(
      separator: "\n"
    )
    // The file of a group counts as one of its children, as in a list of localized copies.
    let files = "D = { fileRef = C5; }; E = { fileRef = C300; };"
    let target = try #require(
      try project(groups: "C0", objects: chain + files + "S = { files = (D, E); };").targets.first
    )
    let group = "apps/ios/abc/abc/abc/abc/abc/abc"
    #expect(target.membership.files == [FoldedPath(group), FoldedPath(group + "/abc")])
  }

  @Test func `a phase that many targets share, and a file that a phase repeats, are read once`() throws {
    let names = (0..<1_500).map { "T\($0)" }
    let targets = names.map { "\($0) = { name = \($0); buildPhases = (S); };" }.joined(separator: "\n")
    let text = """
      { rootObject = P; objects = { P = { targets = (\(names.joined(separator: ", "))); mainGroup = G; };
      G = { children = (F); }; F = { path = A.swift; }; S = { files = (B, B, B); }; B = { fileRef = F; };
      \(targets) }; }
      """
    let project = try #require(XcodeProject(Array(text.utf8), folder: ""))
    #expect(project.targets.count == names.count)
    #expect(project.targets.filter { $0.has("A.swift") }.map(\.name) == ["T0"])
  }

  @Test func `a setting that all targets can share is no longer than a path`() throws {
    let long = String(repeating: "a/", count: 600) + "Info.plist"
    #expect(
      try project(build: "INFOPLIST_FILE = \"a/Info.plist\";").targets.first?.infoPlists
        == ["Apps/iOS/a/Info.plist"]
    )
    #expect(try project(build: "INFOPLIST_FILE = \"\(long)\";").targets.first?.infoPlists == [])
  }

  @Test func `a setting can have the value of the project`() throws {
    let text = try project(build: "INFOPLIST_FILE = \"$(inherited)\";").targets.first?.infoPlists
    #expect(text == [], "the project has none")
    let inherited = try project(
      objects: "PC = { buildSettings = { INFOPLIST_FILE = a/Info.plist; }; };",
      build: "INFOPLIST_FILE = \"$(inherited)\";"
    )
    #expect(inherited.targets.first?.infoPlists == ["Apps/iOS/a/Info.plist"])
  }

  @Test func `in a settings file, the last assignment counts, also of an included one`() {
    let main = """
      A = 1
      #include "Other.xcconfig"
      B = 2 // B = 3
      C = 1
      C = 2
      D = 1
      D =
      A[sdk=macosx*] = 9
      """
    let files = [
      "a/Main.xcconfig": main, "a/Other.xcconfig": "A = 2\nB = 1\n#include \"Main.xcconfig\"\n",
    ]
    let found = XcodeSettings.file("a/Main.xcconfig", in: "a") { files[$0].map { Array($0.utf8) } }
    #expect(found == ["A": "2", "B": "2", "C": "2", "D": ""])
    let twice = [
      "Main": "#include \"Base\"\n#include \"Mid\"\n#include \"Base\"", "Base": "P = good", "Mid": "P = bad",
    ]
    #expect(XcodeSettings.file("Main", in: "") { twice[$0].map { Array($0.utf8) } } == ["P": "good"])
    let many = (0..<80).map { _ in "#include \"Base\"" }.joined(separator: "\n") + "\nP = last"
    #expect(
      XcodeSettings.file("Main", in: "") { ["Main": many, "Base": "P = good"][$0].map { Array($0.utf8) } }
        == [:]
    )
  }

  @Test func `targets have kinds, and depend on what they build, link or embed`() throws {
    let text = SampleProject(
      .init("App", dependencies: ["Kit", "Widgets"]),
      .init("Kit", "framework"),
      .init("Widgets", "app-extension"),
      .init("Tests", "bundle.unit-test")
    ).text
    let linked = text.replacing(
      "T3 = {",
      with: "BF = { fileRef = R; }; R = { path = Kit.framework; }; T3 = {"
    )
    .replacing("S3 = { isa = PBXSourcesBuildPhase; files = (", with: "S3 = { files = (BF, ")
    .replacing("T1 = {", with: "T1 = { productReference = R;")
    let targets = try #require(XcodeProject(Array(linked.utf8), folder: "")).targets
    #expect(targets.map(\.kind) == [.app, .framework, .appExtension, .other])
    #expect(targets.map(\.dependencies) == [["Kit", "Widgets"], [], [], ["Kit"]])
  }

  /// XcodeGen lists this type, which OneBusAway/onebusaway-ios pull request 252 tried.
  @Test func `an Intents extension can have a type of its own`() throws {
    let text = SampleProject(.init("Siri", "app-extension.intents-service")).text
    #expect(try #require(XcodeProject(Array(text.utf8), folder: "")).targets.map(\.kind) == [.appExtension])
  }

  @Test func `a project names its language`() throws {
    var sample = SampleProject(.init("App"))
    sample.developmentLanguage = "German"
    let project = try #require(XcodeProject(Array(sample.text.utf8), folder: ""))
    #expect(project.developmentLanguage == "German")
  }

  @Test func `groups in a circle end`() throws {
    let project = try project(groups: "GW, L", objects: "L = { children = (M); }; M = { children = (L); };")
    #expect(project.targets.count == 1)
  }
}
