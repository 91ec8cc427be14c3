import TestSupport
import Testing

@testable import IntentCompiler
@testable import IntentDiagnostics

/// Xcode's template gives every widget the namespace '88xZPY'; 26 of 106 real definitions have it.
struct SharedNamespaceTests {
  /// The diagnostics of several modules with a definition each, in their order.
  private func reports(_ roots: Short...) throws -> [String] {
    let folder = try TestFolder()
    for (index, root) in roots.enumerated() {
      let own: Short = ["IntentDefinitionNamespace": "88xZPY", "Intents": []]
      try folder.write(
        Sample.file(own.merging(root).content("IN")),
        to: "\(index)/D\(index).intentdefinition"
      )
      try folder.write("{}", to: "\(index)/intentc.json")
    }
    var options = CompilerOptions()
    options.splitsModules = true
    return CompilerCall(inputs: [folder.path], options: options).run().diagnostics
      .filter { $0.rule == .sharedNamespace }
      .map { "\($0.rule.name) \(folder.short($0.location?.file ?? "")): \($0.message)" }
  }

  private static func colors(_ cases: String...) -> Short {
    [
      "Enums": [
        [
          "Name": "Color",
          "Values": .array(
            cases.enumerated().map {
              ["Name": .string($1), "Index": .integer($0), "DisplayName": .string($1)]
            }
          ),
        ]
      ]
    ]
  }

  private static func places(_ properties: Short...) -> Short {
    ["Types": [["Name": "Place", "Properties": .array(Sample.defaultProperties + properties)]]]
  }

  @Test func `different enums of one name in one namespace are found`() throws {
    let reports = try reports(Self.colors("unknown", "red"), Self.colors("unknown", "red", "blue"))
    expectReports(
      reports,
      [
        "shared-namespace 1/D1.intentdefinition: 'Color' has other cases than the enum 'Color' "
          + "of 'D0', which has the same namespace '88xZPY'; give both the same cases, or rename one"
      ]
    )
  }

  @Test func `different types of one name in one namespace are found`() throws {
    let (name, size) = (
      Sample.property("name", 100, ["Type": "String"]), Sample.property("size", 101, ["Type": "Integer"])
    )
    let reports = try reports(Self.places(name), Self.places(name, size))
    expectReports(reports, ["shared-namespace 1/D1.intentdefinition"])
  }

  @Test func `nothing can be confused without a common name, or with equal contents`() throws {
    #expect(try reports([:], [:]) == [])
    #expect(try reports(Self.colors("unknown", "red"), [:]) == [])
    #expect(try reports(Self.colors("unknown", "red"), Self.places()) == [])
    #expect(try reports(Self.colors("unknown", "red"), Self.colors("unknown", "red")) == [])
    let named: Short = ["Name": "name", "DisplayName": "Name", "Type": "String", "Tag": 100]
    #expect(try reports(Self.places(named), Self.places(named.merging(["DisplayName": "Title"]))) == [])
    let other: Short = ["IntentDefinitionNamespace": "aB3dE5"]
    #expect(
      try reports(Self.colors("unknown", "red"), Self.colors("unknown").merging(other)) == []
    )
  }
}
