import IntentDiagnostics
import IntentSchema

/// The visibility rules that App Intents can test.
struct SummaryRules {
  /// A visibility rule, with the tests that App Intents offer in its place.
  struct Rule {
    let parent: Int
    let predicate: VisibilityPredicate
    let tests: [SummaryTest]
  }

  let isRow: [Bool]
  /// The parameters that are rows, and everything above them, parents first.
  private(set) var order: [Int] = []
  /// The nearest rule of each parameter that App Intents can test: the parameter's own rule, or else the rule
  /// of a parameter above it. The entry of the rule's `parent` is the next rule up the chain.
  private(set) var nearest: [Rule?]
  /// Parameters with a rule that App Intents can't test.
  private(set) var untested: [Int] = []

  /// The chains of parents must not be circular.
  init(_ schema: ConfigurationSchema, _ parameters: [AppParameter?]) {
    let indices = Dictionary(firsts: schema.parameters.enumerated().map { ($0.element.name, $0.offset) })
    let parents = schema.parameters.map { $0.visibility.flatMap { indices[$0.parent] } }
    isRow = parameters.map { $0?.schema.isConfigurable == true }
    nearest = Array(repeating: nil, count: parents.count)
    var known: Set<Int> = []
    for row in isRow.indices where isRow[row] {
      let above = sequence(first: row) { parents[$0] }.prefix { known.insert($0).inserted }
      order += above.reversed()
    }
    for index in order {
      guard let parent = parents[index], let predicate = schema.parameters[index].visibility?.predicate
      else { continue }
      let tests = parameters[parent].flatMap { SummaryTest.tests(for: predicate, $0.schema) }
      nearest[index] = tests.map { Rule(parent: parent, predicate: predicate, tests: $0) } ?? nearest[parent]
      if tests == nil, isRow[index] { untested.append(index) }
    }
    untested.sort()
  }

  /// The parameters whose rules decide whether one shows, from the parameter itself upwards.
  func chain(_ parameter: Int) -> some Sequence<Int> {
    sequence(first: parameter) { nearest[$0]?.parent }
  }

  func isBelow(_ row: Int, _ parent: Int) -> Bool { chain(row).dropFirst().contains(parent) }
}
