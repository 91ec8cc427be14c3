import Testing

@testable import IntentComparison

struct MatchingTests {
  private typealias Item = (name: String, tag: String)

  private func match(_ old: [Item], _ new: [Item]) -> Matching<Item> {
    let keys: [(Item) -> String?] = [{ $0.name }, { $0.tag.isEmpty ? nil : $0.tag }]
    return Matching(old, new, byEach: keys.map { ($0, $0) })
  }

  @Test func `the first key is matched first, then the next key among the rest`() {
    let result = match([("a", "1"), ("b", "2"), ("c", "3")], [("b", "1"), ("x", "3"), ("y", "2")])
    #expect(result.pairs.map { "\($0.old.name)\($0.new.name)" } == ["bb", "cx"])
    #expect(result.removed.map(\.name) == ["a"])
    #expect(result.added.map(\.name) == ["y"])
  }

  @Test func `a key that two elements share matches neither`() {
    let result = match([("a", "1"), ("b", "1")], [("x", "1")])
    #expect(result.pairs.isEmpty)
    #expect(result.removed.count == 2)
    #expect(result.added.count == 1)
  }

  @Test func `an element without a matching key is left alone`() {
    let result = match([("a", "")], [("b", "")])
    #expect(result.pairs.isEmpty)
  }
}
