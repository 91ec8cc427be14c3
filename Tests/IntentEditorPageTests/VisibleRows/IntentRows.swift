import IntentChecking
import IntentCompiler

/// The rows of an intent's configuration, for the values of parents that matter.
struct IntentRows {
  struct Case {
    var changes: [(parameter: String, text: String)] = []
    var rows: [String] = []
  }

  var rows: [String]
  /// One after the other, without going back to the defaults.
  var cases: [Case] = []

  /// - Parameter most: The largest number of combinations of values to try.
  init(_ schema: ConfigurationSchema, most: Int) {
    var configuration = DynamicConfiguration(schema)
    rows = Self.rows(of: configuration)
    let parents = schema.parentsOfRows
    let values = parents.map { ParentValue.all(of: $0, in: schema) }
    let tried = zip(parents, values).filter { !$0.1.isEmpty }
    guard !tried.isEmpty else { return }
    let combinations = tried.reduce(1) { min($0 * $1.1.count, 1_000_000) }
    // A prime spreads a part over all combinations.
    let numbers =
      combinations <= most ? Array(0..<combinations) : (0..<most).map { $0 * 7_919 % combinations }
    for number in numbers {
      var (rest, each) = (number, Case())
      for (parent, values) in tried {
        let value = values[rest % values.count]
        rest /= values.count
        // A row that is hidden cannot be changed.
        guard configuration.isVisible(parent.name) == true else { continue }
        guard (try? configuration.setValue(value.value, of: parent.name)) != nil else { continue }
        each.changes.append((parent.name, value.text))
      }
      each.rows = Self.rows(of: configuration)
      cases.append(each)
    }
  }

  private static func rows(of configuration: DynamicConfiguration) -> [String] {
    configuration.visibleParameters().filter(\.isConfigurable).map(\.name)
  }
}

extension ConfigurationSchema {
  /// Those of the highest rows first.
  fileprivate var parentsOfRows: [ParameterSchema] {
    let names = Set(parameters.compactMap(\.visibility?.parent))
    func depth(_ parameter: ParameterSchema) -> Int {
      var (depth, current) = (0, parameter)
      while depth < parameters.count,
        let next = current.visibility.flatMap({ self.parameter(named: $0.parent) })
      {
        (depth, current) = (depth + 1, next)
      }
      return depth
    }
    return parameters.filter { names.contains($0.name) && $0.isConfigurable }.map { ($0, depth($0)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}
