import IntentComparison
import IntentDefinition
import IntentDiagnostics
import IntentFixes

/// A parameter's relationship with its parent, in command-line syntax: `mode is manual`, `count > 3`, `place
/// has a value`.
package struct DesignRule: Sendable, Hashable {
  package typealias Comparison = PredicateName.Comparison

  let value: PropertyValue
  package let parent: String
  package let comparison: Comparison
  package let operands: [String]
  let text: String

  /// Returns `nil` if command-line syntax can't express the rule.
  package init?(_ value: PropertyValue) {
    guard let parent = value[.relationship(.parentName)]?.string,
      let predicate = value[.relationship(.predicateName)]?.string,
      let comparison = PredicateName(predicate).comparison
    else { return nil }
    self.value = value
    let several = value[.relationship(.predicateValues)]?.elements
    let single =
      value[.relationship(.predicateValue)]
      ?? (PredicateName(predicate).subject == .boolean ? .boolean(false) : .integer(0))
    operands = comparison == .hasAnyValue ? [] : (several ?? [single]).compactMap(DesignTree.text)
    (self.parent, self.comparison) = (parent, comparison)
    let list = DesignTree.list(operands) ?? ""
    text =
      switch comparison {
      case .hasAnyValue: "\(parent) has a value"
      case .isEqual: "\(parent) is \(several == nil ? "" : "one of ")\(list)"
      case .isNotEqual: "\(parent) is not \(several == nil ? "" : "one of ")\(list)"
      default: "\(parent) \(comparison.words[0]) \(list)"
      }
  }

  package init(_ text: String, for path: ElementPath, in tree: DesignTree) throws(DesignProblem) {
    self.text = text
    let words = text.trimmed
    let end = words.firstIndex { $0.isWhitespace || "<>=!".contains($0) } ?? words.endIndex
    let parent = String(words[..<end])
    let rest = String(words[end...]).trimmed
    let choices = Comparison.allCases.flatMap { comparison in comparison.words.map { ($0, comparison) } }
      .sorted { $0.0.count > $1.0.count }
    guard !parent.isEmpty, let (phrase, comparison) = choices.first(where: { Self.begins(rest, with: $0.0) })
    else {
      throw DesignProblem(
        "'\(text.shortened)' is not a rule; write 'parent is value', 'parent is not value', 'parent > 3', "
          + "'parent contains text' or 'parent has a value'"
      )
    }
    let parentPath = path.owner.part(.parameter, parent)
    _ = try tree.existing(parentPath)
    guard parent != path.name else { throw DesignProblem("'\(parent)' cannot be its own parent") }
    let type = tree.type(of: parentPath)
    guard Self.fits(comparison, type) else {
      throw DesignProblem(
        "'\(parent)' is of the type '\(type?.text(in: tree) ?? "")', with which '\(phrase)' does not work; write 'is', "
          + "'is not' or 'has a value'"
      )
    }
    var list = String(rest.dropFirst(phrase.count)).trimmed
    if comparison == .isWithin { list = list.replacing(" and ", with: ", ") }
    let operands = DesignTree.parts(list)
    var value = PropertyValue.dictionary([
      .relationship(.parentName): .string(parent),
      .relationship(.predicateName): .string(Self.predicate(comparison, for: type)),
    ])
    if comparison == .hasAnyValue {
      guard operands.isEmpty else {
        throw DesignProblem("nothing follows 'has a value' in '\(text.shortened)'")
      }
    } else {
      guard !operands.isEmpty else {
        throw DesignProblem("'\(text.shortened)' has no value after '\(phrase)'")
      }
      let isOfText = comparison == .contains || comparison == .doesNotContain
      let values = try operands.map { operand throws(DesignProblem) in
        isOfText ? .string(operand) : try DesignTree.value(operand, of: type)
      }
      if values.count > 1 || phrase.hasSuffix("one of") || comparison == .isWithin {
        value[.relationship(.predicateValues)] = .array(values)
      } else if values[0] != .boolean(false), values[0] != .integer(0) {
        value[.relationship(.predicateValue)] = values[0]
      }
    }
    self.value = value
    (self.parent, self.comparison, self.operands) = (parent, comparison, operands)
  }

  private static func fits(_ comparison: Comparison, _ type: DesignType?) -> Bool {
    switch comparison {
    case .hasAnyValue, .isEqual, .isNotEqual: return true
    case .contains, .doesNotContain:
      if case .object? = type?.base { return true }
      return [.string, .url, .speakableString].contains { type?.base == .plain($0) }
    case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual, .isWithin:
      return type?.hasBounds == true
    }
  }

  private static func begins(_ text: String, with phrase: String) -> Bool {
    guard text.hasPrefix(phrase) else { return false }
    let next = text.dropFirst(phrase.count).first
    return next == nil || next?.isWhitespace == true || phrase.last?.isLetter == false
  }

  private static func predicate(_ comparison: Comparison, for type: DesignType?) -> String {
    let subject: PredicateName.Subject =
      switch type?.base {
      case .enumeration, .choice: .enumCase
      case .object: .object
      case .plain(.boolean): .boolean
      case .plain(.integer): .integer
      case .plain(.string), .plain(.url), .plain(.speakableString): .text
      default: .decimal
      }
    return PredicateName.text(comparison, of: subject)
  }
}

extension PredicateName.Comparison {
  /// The accepted words after the parent's name; the first is for display.
  package var words: [String] {
    switch self {
    case .hasAnyValue: ["has a value"]
    case .isEqual: ["is one of", "is", "==", "="]
    case .isNotEqual: ["is not one of", "is not", "!="]
    case .isLess: ["<", "is less than"]
    case .isLessOrEqual: ["<=", "is at most"]
    case .isGreater: [">", "is greater than"]
    case .isGreaterOrEqual: [">=", "is at least"]
    case .isWithin: ["is between"]
    case .contains: ["contains"]
    case .doesNotContain: ["does not contain"]
    }
  }
}
