import Foundation
import IntentComparison
import IntentFixes
import Testing

@testable import IntentCompiler

/// Git merges several common ancestors first, and the branches with the result. Where the ancestors disagree,
/// the branches conflict unless both agree.
struct MergeAncestorTests {
  private typealias Change = MergeSample.Change

  private func file(_ change: Change) throws -> InputFile {
    try MergeSample.file {
      $0.hasIDs = true
      $0.setPrimary("name,color")
      change(&$0)
    }
  }

  private func ancestor(_ ours: Change, _ theirs: Change) throws -> InputFile {
    var call = MergeCall(base: try file { _ in }, ours: try file(ours), theirs: try file(theirs))
    call.isAncestor = true
    let bytes = try #require(call.run().bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("<!--"))
    #expect(CanonicalForm.format(InputFile(path: "Up.intentdefinition", bytes: bytes)).bytes == bytes)
    return InputFile(path: "Up.intentdefinition", bytes: bytes)
  }

  /// Branches that merged each other and then took one side each conflict; those that took the same do not.
  private func expectConflict(_ ours: @escaping Change, _ theirs: @escaping Change, _ words: String) throws {
    let base = try ancestor(ours, theirs)
    let result = MergeCall(base: base, ours: try file(ours), theirs: try file(theirs)).run()
    #expect(result.conflicts == [words])
    let other = MergeCall(base: base, ours: try file(theirs), theirs: try file(ours)).run()
    #expect(other.conflicts.count == 1)
    for change in [ours, theirs] {
      let title: Change = {
        change(&$0)
        $0.intent["INIntentDescription"] = "Up and up"
      }
      for (ours, theirs) in [(change, title), (title, change)] {
        let same = MergeCall(base: base, ours: try file(ours), theirs: try file(theirs)).run()
        #expect(same.conflicts.isEmpty, "\(same.conflicts)")
        #expect(same.bytes == (try file(title).bytes))
      }
    }
  }

  private func title(_ title: String) -> Change { { $0.title = title } }

  @Test func `two values`() throws {
    try expectConflict(title("Here"), title("There"), "intent 'Up': title is 'Here' here and 'There' there")
  }

  @Test func `an element that one ancestor removed and the other changed`() throws {
    try expectConflict(
      { $0.cases.removeLast() },
      { $0.cases[2].0 = "teal" },
      "enum 'Color': case 'teal' is removed here and changed there"
    )
  }

  @Test func `two names`() throws {
    try expectConflict(
      { $0.rename(["color": "tint"]) },
      { $0.rename(["color": "hue"]) },
      "intent 'Up', parameter 'tint or hue' is named 'tint' here and 'hue' there"
    )
  }

  @Test func `two tags`() throws {
    func tag(_ tag: Int) -> Change {
      {
        $0.parameters[1].more["INIntentParameterDisplayNameID"] = "text2"
        $0.parameters[1].tag = tag
        $0.intent["INIntentLastParameterTag"] = 8
      }
    }
    try expectConflict(tag(7), tag(8), "intent 'Up': tag of parameter 'color' is 7 here and 8 there")
  }

  @Test func `two types`() throws {
    func type(_ type: String) -> Change { { $0.parameters[0].type = type } }
    try expectConflict(
      type("URL"),
      type("Place"),
      "intent 'Up', parameter 'name': type is 'URL' here and 'Place' there"
    )
  }

  @Test func `two primary combinations`() throws {
    func primary(_ names: String) -> Change { { $0.setPrimary(names) } }
    try expectConflict(
      primary("name"),
      primary("color"),
      "intent 'Up': the primary combination is 'name' here and 'color' there"
    )
  }

  @Test func `what both branches have is removed by the one that removes it`() throws {
    let size: Change = { $0.parameters.append(.init(name: "size", tag: 3)) }
    let base = try ancestor(size, title("Upwards"))
    let ours: Change = {
      size(&$0)
      $0.title = "Uppermost"
    }
    let result = MergeCall(base: base, ours: try file(ours), theirs: try file(title("Upwards"))).run()
    #expect(result.conflicts.isEmpty)
    #expect(result.intent["INIntentTitle"] as? String == "Uppermost")
    #expect(result.parameters == ["name 1 1", "color 2 2"])
  }

  @Test func `ancestors with mistakes, comments and names for two elements are merged`() throws {
    let addition: Change = { $0.parameters.append(.init(name: "size", tag: 3)) }
    let rename: Change = { $0.rename(["color": "size"]) }
    let both = MergeCall(base: try file { _ in }, ours: try file(addition), theirs: try file(rename)).run()
    #expect(both.conflicts.contains { $0.contains("do not fit together") })
    let names = MergeCall(
      base: try ancestor(addition, rename),
      ours: try file(addition),
      theirs: try file(addition)
    )
    #expect(names.run().bytes == (try file(addition).bytes))
    let note = Array(
      String(decoding: try file(title("There")).bytes, as: UTF8.self)
        .replacing("<dict>\n", with: "<!-- a note --><dict>\n", maxReplacements: 1).utf8
    )
    var call = MergeCall(
      base: try file { _ in },
      ours: try file { $0.intent["INIntentDescription"] = "Up" },
      theirs: InputFile(path: "Up.intentdefinition", bytes: note)
    )
    call.isAncestor = true
    let merged = call.run()
    #expect(merged.intent["INIntentTitle"] as? String == "There" && merged.conflicts.isEmpty)
    #expect(merged.intent["INIntentDescription"] as? String == "Up")
  }

  @Test func `nothing is merged with an ancestor that cannot be read`() throws {
    var call = MergeCall(
      base: try file { _ in },
      ours: try file(title("Here")),
      theirs: InputFile(path: "Up.intentdefinition", bytes: Array("<plist><dict>".utf8))
    )
    call.isAncestor = true
    let bytes = try #require(call.run().bytes)
    let result = MergeCall(
      base: InputFile(path: "Up.intentdefinition", bytes: bytes),
      ours: try file(title("Here")),
      theirs: try file(title("There"))
    ).run()
    #expect(result.conflicts.count == 1)
    #expect(
      result.conflicts.first?.hasPrefix("nothing is merged, because the common ancestor cannot be read")
        == true
    )
  }
}

extension MergeSample {
  fileprivate mutating func setPrimary(_ names: String) {
    for name in ["name,color", "name", "color"] {
      combinations[name] = [
        "INIntentParameterCombinationTitle": "Up", "INIntentParameterCombinationIsPrimary": name == names,
      ]
    }
  }
}
