import IntentSchema

/// A definition that a generator makes, and what it means: an evaluator written apart from the compiler's, on the
/// values of a file.
package struct MadeDefinition: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    var kind: Kind
    /// As a file stores it; `nil` for none.
    package var initial: PlainValue?
    var rule: Rule?
  }

  enum Kind: Sendable {
    case boolean
    case integer(ClosedRange<Int>)
    case decimal(ClosedRange<Int>)
    case text
    case choice([String])
    case object
    case link
    case duration
    case list
  }

  struct Rule: Sendable {
    var parent: String
    /// The end of the predicate's name.
    var predicate: String
    var operands: [PlainValue]
  }

  package let name: String
  package private(set) var parameters: [Parameter] = []
  private var random: SeededGenerator

  package init(seed: UInt64) {
    name = "Made\(seed)"
    random = SeededGenerator(seed: seed)
    for index in 0..<(6 + pick(6)) { parameters.append(parameter(index)) }
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func parameter(_ index: Int) -> Parameter {
    let range = -pick(3) * 5...(4 + pick(20))
    let kinds: [Kind] = [
      .boolean, .integer(range), .decimal(range), .text, .choice((0...(1 + pick(4))).map { "case\($0)" }),
      .object,
      .link, .duration, .list,
    ]
    var parameter = Parameter(name: "value\(index)", kind: kinds[pick(kinds.count)])
    switch parameter.kind {
    case .boolean: parameter.initial = .boolean(pick(2) == 0)
    case .integer(let range) where pick(2) == 0: parameter.initial = .integer(range.upperBound)
    case .decimal(let range) where pick(2) == 0: parameter.initial = .number(Double(range.lowerBound) + 0.5)
    case .text where pick(2) == 0: parameter.initial = .string("By the sea")
    case .choice(let cases) where pick(2) == 0: parameter.initial = .string(cases[pick(cases.count)])
    case .list: parameter.initial = .array([])
    default: break
    }
    if !parameters.isEmpty, pick(4) > 0 { parameter.rule = rule(on: parameters[pick(parameters.count)]) }
    return parameter
  }

  private mutating func rule(on parent: Parameter) -> Rule {
    func rule(_ predicate: String, _ operands: [PlainValue] = []) -> Rule {
      Rule(parent: parent.name, predicate: predicate, operands: operands)
    }
    switch parent.kind {
    case .boolean: return rule("BooleanHasExactValue", [.boolean(pick(2) == 0)])
    case .choice(let cases):
      let first = pick(cases.count)
      // Without a value, the other rule has no answer that all agree on.
      let predicate = parent.initial != nil && pick(3) == 0 ? "EnumValueIsNotEqual" : "EnumHasExactValue"
      return rule(predicate, cases[first...].prefix(1 + pick(2)).map { .string($0) })
    case .integer(let range), .decimal(let range):
      let (low, high) = (PlainValue.integer(range.lowerBound + 2), PlainValue.integer(range.upperBound - 2))
      let start = if case .integer = parent.kind { "Integer" } else { "Decimal" }
      let comparisons = ["IsLessThan", "IsLessThanOrEqual", "IsGreaterThan", "IsGreaterThanOrEqual"]
      let choice = pick(comparisons.count + 1)
      if choice == comparisons.count { return rule(start + "ValueIsWithinRange", [low, high]) }
      return rule("\(start)Value\(comparisons[choice])", [pick(2) == 0 ? low : high])
    case .text:
      let predicates =
        ["HasAnyValue", "StringValueContains"] + (parent.initial == nil ? [] : ["StringValueDoesNotContain"])
      let predicate = predicates[pick(predicates.count)]
      return rule(predicate, predicate == "HasAnyValue" ? [] : [.string("sea")])
    case .object:
      return pick(2) == 0 ? rule("HasAnyValue") : rule("ObjectIdentifierValueContains", [.string("sea")])
    case .link, .duration, .list: return rule("HasAnyValue")
    }
  }
}

extension MadeDefinition {
  /// A stored configuration, and what each value in it is worth.
  package struct Configuration: Sendable {
    package var fields: [String: PlainValue] = [:]
    /// Values that decoding cannot read.
    package var unreadable: Set<String> = []
    /// Values that decoding reads, although they are wrong.
    package var doubtful: Set<String> = []
  }

  package mutating func configuration() -> Configuration {
    var result = Configuration()
    for parameter in parameters {
      switch pick(8) {
      case 0, 1: continue
      case 2: result.fields[parameter.name] = .null
      case 3:
        result.fields[parameter.name] = unreadable(parameter.kind)
        result.unreadable.insert(parameter.name)
      default:
        let (value, isDoubtful) = value(parameter.kind)
        result.fields[parameter.name] = value
        if isDoubtful { result.doubtful.insert(parameter.name) }
      }
    }
    return result
  }

  private mutating func unreadable(_ kind: Kind) -> PlainValue {
    switch kind {
    case .link: [.string("https://example.org "), .string("http://a b"), .integer(7)][pick(3)]
    case .duration: .string("soon")
    case .choice: [.string("caseless"), .integer(99), .boolean(true)][pick(3)]
    case .object: .object(["displayString": .integer(5)])
    default: .object(["value": .null])
    }
  }

  private mutating func value(_ kind: Kind) -> (PlainValue, isDoubtful: Bool) {
    switch kind {
    case .boolean: return (.boolean(pick(2) == 0), false)
    case .integer(let range):
      let number = range.lowerBound - 2 + pick(range.count + 4)
      return (.integer(number), !range.contains(number))
    case .decimal(let range):
      let number = Double(range.lowerBound) - 1 + Double(pick(2 * range.count + 2)) / 2
      return (.number(number), number < Double(range.lowerBound) || number > Double(range.upperBound))
    case .text: return (.string(["", "By the sea", "In town"][pick(3)]), false)
    case .choice(let cases):
      let index = pick(cases.count)
      return (pick(2) == 0 ? .integer(index + 1) : .string(cases[index]), false)
    case .object:
      let identifier = ["the sea", "town"][pick(2)]
      return (.object(["identifier": .string(identifier), "displayString": .string("By the sea")]), false)
    case .link:
      let isDoubtful = pick(3) == 0
      return (.string(isDoubtful ? "example.org" : "https://example.org/a"), isDoubtful)
    case .duration: return (.string("PT\(pick(90))S"), false)
    case .list: return (.array((0..<pick(3)).map { .integer($0) }), false)
    }
  }

  /// The parameters that show.
  package func shown(in configuration: Configuration) -> Set<String> {
    var shown: Set<String> = []
    // A parent is always declared before its children.
    for parameter in parameters {
      guard let rule = parameter.rule else {
        shown.insert(parameter.name)
        continue
      }
      guard shown.contains(rule.parent), let parent = parameters.first(where: { $0.name == rule.parent }),
        Self.holds(rule, meaning(of: parent, in: configuration))
      else { continue }
      shown.insert(parameter.name)
    }
    return shown
  }

  private func meaning(of parameter: Parameter, in configuration: Configuration) -> PlainValue? {
    guard let plain = configuration.fields[parameter.name], plain != .null,
      !configuration.unreadable.contains(parameter.name)
    else { return parameter.initial }
    if case .choice(let cases) = parameter.kind, case .integer(let index) = plain {
      return .string(cases[index - 1])
    }
    return plain
  }

  private static func holds(_ rule: Rule, _ value: PlainValue?) -> Bool {
    if rule.predicate == "HasAnyValue" { return value != nil && value != .string("") && value != .array([]) }
    if rule.predicate.hasSuffix("HasExactValue") { return value.map(rule.operands.contains) ?? false }
    if rule.predicate.hasSuffix("IsNotEqual") { return value.map { !rule.operands.contains($0) } ?? false }
    switch (rule.predicate, value) {
    case ("StringValueContains", .string(let text)?): return text.hasSuffix("sea")
    case ("StringValueDoesNotContain", .string(let text)?): return !text.hasSuffix("sea")
    case ("ObjectIdentifierValueContains", .object(let fields)?):
      return fields["identifier"] == .string("the sea")
    default: break
    }
    let number: Double
    switch value {
    case .integer(let value)?: number = Double(value)
    case .number(let value)?: number = value
    default: return false
    }
    let bounds = rule.operands.map { operand -> Double in
      if case .integer(let bound) = operand { Double(bound) } else { .nan }
    }
    if rule.predicate.hasSuffix("IsWithinRange") { return number >= bounds[0] && number <= bounds[1] }
    if rule.predicate.hasSuffix("IsLessThan") { return number < bounds[0] }
    if rule.predicate.hasSuffix("IsLessThanOrEqual") { return number <= bounds[0] }
    if rule.predicate.hasSuffix("IsGreaterThan") { return number > bounds[0] }
    return number >= bounds[0]
  }
}

extension MadeDefinition {
  package var xml: String {
    let namespace: Short = .string("mA\(name)")
    let enums = parameters.compactMap { parameter -> Short? in
      guard case .choice(let cases) = parameter.kind else { return nil }
      let unknown: Short = [
        "Name": "unknown", "DisplayName": "unknown", "DisplayNameID": .string(id("u", parameter)),
      ]
      let values = cases.enumerated().map { index, name -> Short in
        [
          "Index": .integer(index + 1), "Name": .string(name), "DisplayName": .string("Case \(index)"),
          "DisplayNameID": .string(id("c\(index)", parameter)),
        ]
      }
      return [
        "Name": .string(enumName(parameter)), "DisplayName": .string("Choice of \(parameter.name)"),
        "DisplayNameID": .string(id("e", parameter)), "GeneratesHeader": true, "Type": "Regular",
        "Values": .array([unknown] + values),
      ]
    }
    let type: Short = [
      "Name": .string("\(name)Item"), "DisplayName": "Item", "DisplayNameID": .string("t\(name)"),
      "LastPropertyTag": 99, "Properties": .array(Sample.defaultProperties),
    ]
    let intent: Short = [
      "Name": .string(name), "Title": .string("Made \(name.dropFirst(4))"), "TitleID": .string("n\(name)"),
      "Description": "Made by a generator, for tests", "DescriptionID": .string("d\(name)"),
      "Category": "information", "Verb": "View", "Type": "Custom", "EligibleForWidgets": true,
      "Configurable": true, "IneligibleForSuggestions": true,
      "LastParameterTag": .integer(parameters.count),
      "Parameters": .array(parameters.enumerated().map { short($0.element, $0.offset + 1, namespace) }),
    ]
    let definition: Short = [
      "IntentDefinitionModelVersion": "1.2", "IntentDefinitionNamespace": namespace, "Enums": .array(enums),
      "Intents": [intent], "Types": [type],
    ]
    return Sample.file(definition.content("IN"))
  }

  private func id(_ start: String, _ parameter: Parameter) -> String { "\(start)\(name)\(parameter.name)" }

  private func enumName(_ parameter: Parameter) -> String { "\(name)Choice\(parameter.name.dropFirst(5))" }

  private func short(_ parameter: Parameter, _ tag: Int, _ namespace: Short) -> Short {
    var more: Short
    var metadata: Short = [:]
    switch parameter.kind {
    case .boolean: more = ["Type": "Boolean"]
    case .integer(let range):
      more = ["Type": "Integer"]
      metadata = [
        "MaximumValue": .integer(range.upperBound), "MinimumValue": .integer(range.lowerBound),
        "Type": "Field",
      ]
    case .decimal(let range):
      more = ["Type": "Decimal"]
      metadata = [
        "MaximumValue": .integer(range.upperBound), "MinimumValue": .integer(range.lowerBound),
        "Type": "Field",
      ]
    case .text: more = ["Type": "String"]
    case .choice:
      more = ["Type": "Integer", "EnumType": .string(enumName(parameter)), "EnumTypeNamespace": namespace]
    case .object:
      more = [
        "Type": "Object", "ObjectType": .string("\(name)Item"), "ObjectTypeNamespace": namespace,
        "SupportsDynamicEnumeration": true,
      ]
    case .link: more = ["Type": "URL"]
    case .duration: more = ["Type": "TimeInterval"]
    case .list: more = ["Type": "Integer", "SupportsMultipleValues": true]
    }
    if let initial = parameter.initial.flatMap(Self.short) {
      metadata = metadata.merging(["DefaultValue": initial])
      if case .text = parameter.kind {
        metadata = metadata.merging(["DefaultValueID": .string(id("v", parameter))])
      }
    }
    if case .dictionary(let entries) = metadata, !entries.isEmpty {
      more = more.merging(["Metadata": metadata])
    }
    if let rule = parameter.rule {
      var relationship: Short = [
        "ParentName": .string(rule.parent), "PredicateName": .string(rule.predicate),
      ]
      let operands = rule.operands.compactMap(Self.short)
      if operands.count > 1 {
        relationship = relationship.merging(["PredicateValues": .array(operands)])
      } else if let operand = operands.first {
        relationship = relationship.merging(["PredicateValue": operand])
      }
      more = more.merging(["Relationship": relationship])
    }
    let base: Short = [
      "Name": .string(parameter.name), "Tag": .integer(tag), "Configurable": true,
      "DisplayName": .string("Value \(tag)"), "DisplayNameID": .string(id("p", parameter)),
      "DisplayPriority": .integer(tag),
    ]
    return base.merging(more)
  }

  private static func short(_ plain: PlainValue) -> Short? {
    switch plain {
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .real(number)
    case .string(let text): .string(text)
    default: nil
    }
  }
}
