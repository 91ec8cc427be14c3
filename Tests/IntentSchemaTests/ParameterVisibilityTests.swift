import IntentRuntime
import IntentSchema
import Testing

struct ParameterVisibilityTests {
  private func schema(_ rules: [(String, VisibilityRule?)]) -> ConfigurationSchema {
    ConfigurationSchema(
      "Test",
      className: "TestIntent",
      title: LocalizedText("Test"),
      parameters: rules.enumerated().map {
        ParameterSchema(
          $0.element.0,
          tag: $0.offset + 1,
          title: LocalizedText(""),
          type: .boolean(BooleanSettings()),
          visibility: $0.element.1
        )
      }
    )
  }

  private let isTrue = VisibilityPredicate.isAnyOf([.boolean(true)])

  @Test func `a rule with a missing parent is ignored`() {
    let schema = schema([("a", VisibilityRule("gone", isTrue))])
    #expect(schema.visibility(of: "a") { _ in nil } == .visible)
    #expect(schema.visibility(of: "gone") { _ in nil } == .visible)
  }

  @Test func `a circle of parents ends`() {
    let schema = schema([("a", VisibilityRule("b", isTrue)), ("b", VisibilityRule("a", isTrue))])
    #expect(schema.visibility(of: "a") { _ in .boolean(true) } == .visible)
    #expect(!schema.visibility(of: "a") { _ in .boolean(false) }.isVisible)
  }

  /// Chains, circles of one, two and three parameters, and chains that lead into them.
  @Test(arguments: [
    ["", "a", "b", "c"], ["b", "c", "d", "e"], ["a", "a", "b", "c"], ["b", "a", "a", "c"],
    ["b", "c", "a", "a"],
    ["b", "c", "a", "b"], ["b", "c", "d", "a"], ["d", "d", "d", "b"], ["gone", "a", "a", "c"],
  ])
  func `the visibilities of all parameters match those of each`(parents: [String]) {
    let names = ["a", "b", "c", "d"]
    let schema = schema(Array(zip(names, parents.map { $0.isEmpty ? nil : VisibilityRule($0, isTrue) })))
    for bits in 0..<16 {
      func value(_ name: String) -> ParameterValue? {
        names.firstIndex(of: name).map { .boolean(bits >> $0 & 1 == 1) }
      }
      let all = schema.visibilities(for: nil, value: value)
      #expect(
        all == Dictionary(uniqueKeysWithValues: names.map { ($0, schema.visibility(of: $0, value: value)) })
      )
    }
  }

  @Test func `every rule is evaluated once, even in a long chain`() {
    let count = 10_000
    let rules = (0..<count).map { ("p\($0)", $0 == 0 ? nil : VisibilityRule("p\($0 - 1)", isTrue)) }
    var asked = 0
    let visibilities = schema(rules).visibilities(for: nil) { _ in
      asked += 1
      return .boolean(true)
    }
    #expect(asked == count - 1)
    #expect(visibilities.count == count && visibilities.values.allSatisfy(\.isVisible))
  }

  @Test func `the first of two parameters with the same name is used`() {
    var schema = schema([("a", nil)])
    schema.append(
      ParameterSchema(
        "a",
        tag: 9,
        title: LocalizedText(""),
        type: .date,
        visibility: VisibilityRule("a", isTrue)
      )
    )
    #expect(schema.parameters.count == 2)
    #expect(schema.parameter(named: "a")?.tag == 1)
  }
}
