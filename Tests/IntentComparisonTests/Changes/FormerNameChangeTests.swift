import TestSupport
import Testing

@testable import IntentComparison
@testable import IntentCompiler
@testable import IntentDiagnostics

/// Renames with an entry of `formerly` in `intentc.json`.
struct FormerNameChangeTests {
  private func verdicts(_ old: Sample, _ new: Sample, _ formerly: [String: [String]]) -> [String] {
    func schema(_ host: Sample, _ formerly: [String: [String]] = [:]) -> Contract {
      let file = InputFile(path: "Test.intentdefinition", bytes: Array(host.xml.utf8))
      let paths = Dictionary(
        uniqueKeysWithValues: formerly.compactMap { text, names in ElementPath(text).map { ($0, names) } }
      )
      return Contract(Compiler.compile([file], formerly: paths).module)
    }
    return ContractComparison.changes(from: schema(old), to: schema(new, formerly)).map { change in
      "\(change.diagnostic.rule.name) stored \(change.verdict(for: .stored)) placed \(change.verdict(for: .placed))"
    }
  }

  private func host(_ name: Short, tag: Int = 20) -> Sample {
    Sample(parameters: [["Name": name, "Tag": .integer(tag), "Type": "String", "DisplayNameID": "nTown0"]])
  }

  @Test func `a renamed parameter is safe for stored configurations, and lost for placed widgets`() {
    let (old, new) = (host("city"), host("town"))
    #expect(verdicts(old, new, [:]) == ["parameter-renamed stored breaking placed breaking"])
    #expect(
      verdicts(old, new, ["Sample.town": ["city"]]) == ["parameter-renamed stored safe placed breaking"]
    )
  }

  @Test func `the entry pairs what nothing else pairs`() {
    var (old, new) = (host("city"), host("town", tag: 21))
    old.parameters = [["Name": "city", "Tag": 20, "Type": "String"]]
    new.parameters = [["Name": "town", "Tag": 21, "Type": "String"]]
    let found = verdicts(old, new, ["Sample.town": ["city"]])
    #expect(found.contains("parameter-renamed stored safe placed breaking"))
    #expect(!found.contains { $0.hasPrefix("parameter-removed") })
  }

  private func host(_ name: Short, _ property: Short) -> Sample {
    Sample(
      parameters: [
        ["Name": "colour", "Type": "Integer", "EnumType": "Colour"],
        ["Name": "song", "Type": "Object", "ObjectType": "Song"],
      ],
      enums: [["Name": "Colour", "Values": [["Name": name, "Index": 1, "DisplayName": "Red"]]]],
      types: [["Name": "Song", "Properties": [["Name": property, "Tag": 100, "Type": "String"]]]]
    )
  }

  @Test func `a renamed property names the setting that keeps its values`() {
    expectReports(
      Changes.lines(host("red", "artist"), host("red", "singer")),
      [
        "careful property-renamed (stored) Song.singer: the property 'artist' was renamed to 'singer', so stored "
          + "objects lose the value under the old name, which is set aside; with 'formerly' in 'intentc.json', it is "
          + "still read"
      ]
    )
  }

  @Test func `a renamed case and a renamed property are safe, too`() {
    let found = verdicts(
      host("red", "artist"),
      host("crimson", "singer"),
      ["enum Colour.crimson": ["red"], "type Song.singer": ["artist"]]
    )
    #expect(
      found.sorted() == ["case-renamed stored safe placed safe", "property-renamed stored safe placed safe"]
    )
  }
}
