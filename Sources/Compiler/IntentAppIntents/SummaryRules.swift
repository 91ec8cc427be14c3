import IntentSchema

/// The rules of an intent that App Intents can test. Chains of parents may be as long as the intent.
struct SummaryRules {
  /// The condition of a parameter on its parent, by index.
  struct Rule {
    let parent: Int
    let predicate: VisibilityPredicate
    let tests: SummaryConditions
  }

  /// Whether people can choose each parameter.
  let isRow: [Bool]
  /// The parameters that people can choose and all above them, each after its parents.
  private(set) var order: [Int] = []
  /// The innermost rule that decides about each parameter: its own, or the nearest one above that can be tested. The
  /// next one is that of its parent.
  private(set) var rules: [Rule?]
  /// The parameters whose own rule App Intents cannot test.
  private(set) var untested: [Int] = []
  /// The numbers of each parameter and of those below it, its own first.
  private var numbers: [Range<Int>]
  /// How many parameters are tested for a text, by parent.
  private var weights: [Int: [String: Int]] = [:]

  /// - Parameters:
  ///   - schema: The intent. No parameter is above itself.
  ///   - parameters: How each parameter is expressed; `nil` for one that is left out.
  init(_ schema: ConfigurationSchema, _ parameters: [AppParameter?]) {
    let indices = Dictionary(
      schema.parameters.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let parents = schema.parameters.map { $0.visibility.flatMap { indices[$0.parent] } }
    isRow = zip(schema.parameters, parameters).map { $0.isConfigurable && $1 != nil }
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

  /// Counts what is below each parameter.
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
    // The next number for a parameter below each one, and for one below none.
    var free = sizes
    var next = 0
    for index in order {
      let start = rules[index].map { free[$0.parent] } ?? next
      numbers[index] = start..<(start + sizes[index])
      free[index] = start + 1
      if let rule = rules[index] { free[rule.parent] += sizes[index] } else { next += sizes[index] }
    }
  }

  /// Whether a parameter shows only with a value of another one.
  func isBelow(_ row: Int, _ parent: Int) -> Bool {
    row != parent && numbers[parent].contains(numbers[row].lowerBound)
  }

  /// How much a value of a parent counts: a text for each parameter that is tested for it.
  func weight(of value: ParameterValue?, _ parent: Int) -> Int {
    switch value {
    case .string(let text): weights[parent]?[text] ?? 1
    case .object(let object): weights[parent]?[object.identifier] ?? 1
    default: 1
    }
  }
}
