import IntentSchema
import Testing

@Suite struct ParameterVisibilityTests {
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

  @Test(arguments: [
    (true, true, ["a", "b", "c"]), (true, false, ["a", "b"]), (false, true, ["a"]), (false, false, ["a"]),
  ])
  func aChainHoldsAsLongAsEveryLinkDoes(a: Bool, b: Bool, visible: [String]) {
    let schema = schema([("a", nil), ("b", VisibilityRule("a", isTrue)), ("c", VisibilityRule("b", isTrue))])
    let values = ["a": ParameterValue.boolean(a), "b": .boolean(b)]
    #expect(["a", "b", "c"].filter { schema.visibility(of: $0) { values[$0] }.isVisible } == visible)
  }

  @Test func aHiddenParentHidesWhateverItsValue() {
    let rule = VisibilityRule("b", .isNoneOf([.boolean(true)]))
    let schema = schema([("a", nil), ("b", VisibilityRule("a", isTrue)), ("c", rule)])
    #expect(schema.visibility(of: "c") { _ in .boolean(false) } == .hiddenWithParent(rule))
  }

  @Test func aParentThatIsMissingIsNoRule() {
    let schema = schema([("a", VisibilityRule("gone", isTrue))])
    #expect(schema.visibility(of: "a") { _ in nil } == .visible)
    #expect(schema.visibility(of: "gone") { _ in nil } == .visible)
  }

  @Test func parentsInACircleEnd() {
    let schema = schema([("a", VisibilityRule("b", isTrue)), ("b", VisibilityRule("a", isTrue))])
    #expect(schema.visibility(of: "a") { _ in .boolean(true) } == .visible)
    #expect(!schema.visibility(of: "a") { _ in .boolean(false) }.isVisible)
  }

  @Test func ofTwoParametersWithOneNameTheFirstCounts() {
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
