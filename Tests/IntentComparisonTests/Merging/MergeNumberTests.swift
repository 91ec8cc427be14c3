import IntentComparison
import Testing

@testable import IntentCompiler

struct MergeNumberTests {
  private typealias Change = MergeSample.Change

  private func tag(_ index: Int, _ tag: Int) -> Change {
    {
      // The text and its ID stay.
      $0.parameters[index].more["INIntentParameterDisplayNameID"] =
        "text\($0.parameters[index].tag)"
      $0.parameters[index].tag = tag
    }
  }

  private func adding(_ name: String, _ tag: Int) -> Change {
    { $0.parameters.append(.init(name: name, tag: tag)) }
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func `of two elements that got one number, ours keeps it`(our: Int, their: Int) throws {
    let result = try MergeSample.merge(tag(our, 3), tag(their, 3))
    #expect(result.conflicts.isEmpty, "\(result.conflicts)")
    let names = ["name", "color"]
    #expect(
      result.parameters == names.indices.map { "\(names[$0]) \($0 == our ? 3 : their + 1) \($0 + 1)" }
    )
    #expect(
      result.notes == [
        "intent 'Up': tag of parameter '\(names[their])' is now \(their + 1), because parameter '\(names[our])' has 3"
      ]
    )
  }

  @Test func `a number that an element got here stays, and one that an element got there does not`() throws {
    let here = try MergeSample.merge(tag(0, 3), adding("size", 3))
    #expect(here.conflicts.isEmpty && here.parameters == ["name 3 1", "color 2 2", "size 4 3"])
    let there = try MergeSample.merge(adding("size", 3), tag(0, 3))
    #expect(there.conflicts.isEmpty && there.parameters == ["name 1 1", "color 2 2", "size 3 3"])
  }

  @Test func `numbers that one version exchanged are taken from it`() throws {
    let swap: Change = {
      tag(0, 2)(&$0)
      tag(1, 1)(&$0)
    }
    let title: Change = { $0.title = "Upwards" }
    for result in [try MergeSample.merge(swap, title), try MergeSample.merge(title, swap)] {
      #expect(result.conflicts.isEmpty && result.notes.isEmpty)
      #expect(result.parameters == ["name 2 1", "color 1 2"])
    }
  }

  @Test func `no number follows the highest one`() throws {
    let result = try MergeSample.merge(adding("size", .max), adding("speed", .max))
    #expect(
      result.conflicts == [
        "the versions do not fit together: Up › speed: 'speed' has the same tag \(Int.max) as 'size'; give it a new one above the last tag"
      ]
    )
    #expect(result.parameters.suffix(2) == ["size \(Int.max) 3", "speed \(Int.max) 4"])
    func color(_ name: String) -> Change { { $0.cases.append((name, .max)) } }
    let cases = try MergeSample.merge(color("pink"), color("teal"))
    #expect(!cases.conflicts.isEmpty && cases.cases.contains("pink \(Int.max)"))
    #expect(!cases.cases.contains { $0.contains("-") })
  }
}
