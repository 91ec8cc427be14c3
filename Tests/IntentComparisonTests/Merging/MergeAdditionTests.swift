import IntentComparison
import Testing

@testable import IntentCompiler

struct MergeAdditionTests {
  private typealias Change = MergeSample.Change

  private func combination(_ key: String, _ title: String, isPrimary: Bool? = nil) -> Change {
    {
      var combination: [String: Any] = ["INIntentParameterCombinationTitle": title]
      combination["INIntentParameterCombinationIsPrimary"] = isPrimary
      $0.combinations[key] = combination
    }
  }

  @Test func `a combination is the same in another order`() throws {
    let equal = try MergeSample.merge(
      { $0.combinations = [:] },
      combination("color,name", "In ${color}"),
      combination("name,color", "In ${color}")
    )
    #expect(equal.conflicts.isEmpty)
    #expect(equal.combinations == ["color,name": "In ${color}"])
    let different = try MergeSample.merge(
      { $0.combinations = [:] },
      combination("color,name", "a"),
      combination("name,color", "b")
    )
    #expect(
      different.conflicts == ["intent 'Up', combination 'color,name': title is 'a' here and 'b' there"]
    )
    // The order of one version, and the text of the other.
    let reordered = try MergeSample.merge(
      {
        $0.combinations = [:]
        self.combination("color,name", "${name} in ${color}")(&$0)
      },
      combination("name,color", "New")
    )
    #expect(reordered.combinations == ["color,name": "New"])
    #expect(reordered.conflicts.isEmpty)
  }

  @Test func `one combination is the primary one`() throws {
    let result = try MergeSample.merge(
      combination("color", "a", isPrimary: true),
      combination("name", "b", isPrimary: true)
    )
    #expect(
      result.conflicts == ["intent 'Up': the primary combination is 'color' here and 'name' there"]
    )
    let found = result.intent["INIntentParameterCombinations"] as? [String: [String: Any]] ?? [:]
    let primary = found.mapValues { $0["INIntentParameterCombinationIsPrimary"] as? Bool }
    #expect(primary == ["color": true, "name": false, "name,color": nil])
    // A change of the primary one in one version is none.
    let moved = try MergeSample.merge(
      combination("color", "a", isPrimary: true),
      {
        self.combination("color", "a", isPrimary: false)(&$0)
        self.combination("name", "b", isPrimary: true)(&$0)
      },
      { $0.title = "Upwards" }
    )
    #expect(moved.conflicts.isEmpty)
  }

  private func size(_ cases: String...) -> Change {
    {
      let values = cases.enumerated().map { index, name -> [String: Any] in
        ["INEnumValueName": name, "INEnumValueIndex": index + 1]
      }
      $0.enums = [["INEnumName": "Size", "INEnumValues": [["INEnumValueName": "unknown"]] + values]]
    }
  }

  @Test func `two enums that have only their name in common are a conflict`() throws {
    let result = try MergeSample.merge(size("small"), size("huge", "tiny"))
    #expect(
      result.conflicts == [
        "enum 'Size' is added here with case 'small', and another one there with case 'huge'"
      ]
    )
    for theirs in [size("small", "large"), size("tiny", "small"), size()] {
      #expect(try MergeSample.merge(size("small"), theirs).conflicts.isEmpty)
    }
  }

  @Test func `two types that have only their name and the usual properties in common are a conflict`() throws
  {
    func type(_ name: String) -> Change {
      {
        let properties: [[String: Any]] = [
          [
            "INTypePropertyName": "identifier", "INTypePropertyTag": 1, "INTypePropertyType": "String",
            "INTypePropertyDefault": true,
          ],
          ["INTypePropertyName": name, "INTypePropertyTag": 2, "INTypePropertyType": "String"],
        ]
        $0.types = [["INTypeName": "Room", "INTypeProperties": properties]]
      }
    }
    let result = try MergeSample.merge(type("floor"), type("price"))
    #expect(
      result.conflicts == [
        "type 'Room' is added here with property 'floor', and another one there with property 'price'"
      ]
    )
  }

  @Test func `two new orders are worth a note`() throws {
    func order(_ places: Int...) -> Change {
      { sample in sample.parameters = places.map { sample.parameters[$0] } }
    }
    let base: Change = {
      $0.hasIDs = true
      $0.parameters.append(.init(name: "size", tag: 3))
    }
    let result = try MergeSample.merge(base, order(2, 1, 0), order(1, 0, 2))
    #expect(result.conflicts.isEmpty)
    #expect(result.parameters == ["size 3 1", "color 2 2", "name 1 3"])
    #expect(
      result.notes == ["intent 'Up': parameter order is different here and there; ours stays"]
    )
    #expect(try MergeSample.merge(base, order(2, 1, 0), { $0.title = "Upwards" }).notes.isEmpty)
  }
}
