import Testing

@testable import intentc

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
        S = { files = (B1, B2, BV); };
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
    #expect(try project().targets.first?.minimum == 14)
    #expect(try project(build: "IPHONEOS_DEPLOYMENT_TARGET = 16.4;").targets.first?.minimum == 16.4)
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
    #expect(
      project.targets.first?.withoutClasses.contains("Apps/iOS/Base.lproj/Clock.intentdefinition") == true
    )
    #expect(try self.project().targets.first?.withoutClasses == [])
  }

  @Test(arguments: ["", "{", "{}", "{ objects = { }; rootObject = A; }", "{ objects = (A); }", "\u{0}"])
  func `what is no project has no targets`(_ text: String) {
    #expect(XcodeProject(Array(text.utf8), folder: "")?.targets.isEmpty ?? true)
  }

  @Test func `groups in a circle end`() throws {
    let project = try project(groups: "GW, L", objects: "L = { children = (M); }; M = { children = (L); };")
    #expect(project.targets.count == 1)
  }
}
