import IntentChecking
import IntentRuntime
import IntentSchema

@testable import IntentComparison

/// Makes configurations that generated code stores: a chosen value, with the values of other parameters that show it.
/// Hidden values are not stored.
struct StorableConfigurations {
  private let schema: ConfigurationSchema
  private let samples: SampleValues

  init(_ schema: ConfigurationSchema) {
    (self.schema, samples) = (schema, SampleValues(schema.types))
  }

  /// The values to choose, beginning with one of these for a parameter; `nil` if none of them can be stored.
  func values(choosing choices: [ParameterValue], of name: String) -> [String: ParameterValue]? {
    guard let parameter = schema.parameter(named: name), let parents = parents(of: parameter) else {
      return nil
    }
    return choices.lazy.compactMap { accepted($0, by: parameter) }.map { value in
      parents.merging([name: value]) { $1 }
    }.first(where: isStorable)
  }

  /// The chosen values of the parameters above one in the chain of its rules.
  private func parents(of parameter: ParameterSchema) -> [String: ParameterValue]? {
    var chosen: [String: ParameterValue] = [:]
    var seen: Set = [parameter.name]
    var child = parameter
    while let rule = child.visibility, let parent = schema.parameter(named: rule.parent),
      seen.insert(parent.name).inserted
    {
      if !rule.predicate.holds(for: parent.initialValue) {
        let choices =
          rule.predicate.operands + bounds(rule.predicate, parent) + samples.values(of: parent.type)
        let value = choices.lazy.compactMap { accepted($0, by: parent) }.first(where: rule.predicate.holds)
        guard let value else { return nil }
        chosen[parent.name] = value
      }
      child = parent
    }
    return chosen
  }

  private func bounds(_ predicate: VisibilityPredicate, _ parent: ParameterSchema) -> [ParameterValue] {
    predicate.bounds.compactMap { samples.number($0, as: parent.type) }
  }

  /// As the parameter holds it; `nil` if people can't choose it.
  private func accepted(_ value: ParameterValue, by parameter: ParameterSchema) -> ParameterValue? {
    let value = parameter.isArray ? ParameterValue.array([value]) : value
    guard let found = try? schema.types.accept(value, as: parameter.type, isArray: parameter.isArray) else {
      return nil
    }
    let issues = schema.types.issues(in: found, as: parameter.type, isArray: parameter.isArray)
    return issues.isEmpty ? found : nil
  }

  /// Whether each of the values shows, so that it is stored.
  private func isStorable(_ values: [String: ParameterValue]) -> Bool {
    let configuration = ConfigurationValues(schema.initialValues.values.merging(values) { $1 })
    let visibilities = schema.visibilities(in: configuration)
    return values.keys.allSatisfy { visibilities[$0]?.isVisible ?? true }
  }
}

extension VisibilityPredicate {
  /// Values that may match.
  fileprivate var operands: [ParameterValue] {
    switch self {
    case .isAnyOf(let values): values
    case .contains(let texts):
      texts.flatMap { [.string($0), .object(ObjectValue(identifier: $0, displayString: $0))] }
    default: []
    }
  }

  /// Numbers that match if no more than whole ones are allowed.
  fileprivate var bounds: [Double] {
    switch self {
    case .isLessThan(let bound): [bound - 1, bound.rounded(.down), bound - 0.5]
    case .isLessThanOrEqual(let bound): [bound, bound.rounded(.down)]
    case .isGreaterThan(let bound): [bound + 1, bound.rounded(.up), bound + 0.5]
    case .isGreaterThanOrEqual(let bound): [bound, bound.rounded(.up)]
    case .isWithin(let range): [range.lowerBound, range.lowerBound.rounded(.up), range.upperBound]
    default: []
    }
  }
}
