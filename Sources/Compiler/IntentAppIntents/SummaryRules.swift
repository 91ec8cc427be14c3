import IntentSchema

/// The visibility rules that App Intents can test. Doesn't follow every parameter's chain of parents, which
/// can contain all parameters of the intent.
struct SummaryRules {
  /// A visibility rule, with the tests that App Intents offer in its place.
  struct Rule {
    let parent: Int
    let predicate: VisibilityPredicate
    let tests: SummaryConditions
  }

  let isRow: [Bool]
  /// The parameters that are rows, and everything above them, parents first.
  private(set) var order: [Int] = []
  /// The nearest rule of each parameter that App Intents can test: the parameter's own rule, or else the rule
  /// of a parameter above it. The entry of the rule's `parent` is the next rule up the chain.
  private(set) var rules: [Rule?]
  /// Parameters with a rule that App Intents can't test.
  private(set) var untested: [Int] = []
  /// A range of numbers for each parameter. The first is the parameter's own number; the others belong to
  /// everything below it.
  private var numbers: [Range<Int>]
  /// How many rows depend on whether a parent has a text, by the parent and the text.
  private var weights: [Int: [String: Int]] = [:]

  /// The chains of parents must not be circular.
  init(_ schema: ConfigurationSchema, _ parameters: [AppParameter?]) {
    let indices = Dictionary(
      schema.parameters.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let parents = schema.parameters.map { $0.visibility.flatMap { indices[$0.parent] } }
    isRow = parameters.map { $0?.schema.isConfigurable == true }
    rules = Array(repeating: nil, count: parents.count)
    numbers = Array(repeating: 0..<0, count: parents.count)
    var known: Set<Int> = []
    for row in isRow.indices where isRow[row] {
      let above = sequence(first: row) { parents[$0] }.prefix { known.insert($0).inserted }
      order += above.reversed()
    }
    for index in order {
      guard let parent = parents[index], let predicate = schema.parameters[index].visibility?.predicate
      else { continue }
      let tests = parameters[parent].flatMap { SummaryConditions(predicate, parent: $0.schema) }
      rules[index] = tests.map { Rule(parent: parent, predicate: predicate, tests: $0) } ?? rules[parent]
      if tests == nil, isRow[index] { untested.append(index) }
    }
    untested.sort()
    measure(schema)
  }

  private mutating func measure(_ schema: ConfigurationSchema) {
    var sizes = [Int](repeating: 1, count: rules.count)
    var uses = isRow.map { $0 ? 1 : 0 }
    for index in order.reversed() {
      guard let rule = rules[index] else { continue }
      sizes[rule.parent] += sizes[index]
      uses[rule.parent] += uses[index]
      let isText = if case .string = schema.parameters[rule.parent].type { true } else { false }
      for text in ParentValues.texts(rule.predicate) {
        weights[rule.parent, default: isText ? ["": 1] : [:]][text, default: 0] += uses[index]
      }
    }
    // The next free number below each parameter, and at the top.
    var free = sizes
    var next = 0
    for index in order {
      let start = rules[index].map { free[$0.parent] } ?? next
      numbers[index] = start..<(start + sizes[index])
      free[index] = start + 1
      if let rule = rules[index] { free[rule.parent] += sizes[index] } else { next += sizes[index] }
    }
  }

  func isBelow(_ row: Int, _ parent: Int) -> Bool {
    row != parent && numbers[parent].contains(numbers[row].lowerBound)
  }

  func weight(of value: ParameterValue?, _ parent: Int) -> Int {
    switch value {
    case .string(let text): weights[parent]?[text] ?? 1
    case .object(let object): weights[parent]?[object.identifier] ?? 1
    default: 1
    }
  }
}
