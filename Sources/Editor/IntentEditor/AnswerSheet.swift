import IntentChecking
import IntentOptions
import IntentPlatform
import IntentRuntime
import IntentSchema

/// A configuration with answers applied, and the invalid and missing answers.
package struct AnswerSheet: Sendable {
  /// Contains all valid answers.
  package private(set) var configuration: DynamicConfiguration
  /// Invalid answers, one sentence each.
  package private(set) var wrong: [String] = []
  /// Rows without an answer, one sentence each.
  package private(set) var missing: [String] = []
  /// Unusable values that were not answered and stay as they are, one sentence each.
  package private(set) var remaining: [String] = []
  /// Other remarks.
  package private(set) var notes: [String] = []

  /// The parameters with a provider's default and without an answer.
  private var unanswered: Set<String> = []
  private let family: ConfigurationFamily?
  private let source: (any OptionsSource)?
  private let keepsHidden: Bool
  /// The parameters with an invalid answer. What depends on them can't be judged.
  private var failed: Set<String> = []
  /// Failures of the provider, each reported once.
  private var failures: Set<String> = []

  /// Applies answers in the definition's order, so options can depend on earlier answers.
  ///
  /// An answer is missing if its row has no value and is new to the user: the configuration is new, or
  /// another answer revealed the row. Lists and rows with a default always have an answer, and
  /// ``Answers/Answer/none`` is an answer, too.
  ///
  /// - Parameters:
  ///   - allowsEmpty: Whether rows may have no answer.
  ///   - keepsHidden: Whether to save hidden rows. Otherwise, an answer for a hidden row is invalid.
  ///   - source: The provider's options; `nil` if the answers give objects by identifier.
  ///   - defaults: The provider's defaults, for rows that show for the first time.
  package init(
    _ answers: Answers,
    to configuration: DynamicConfiguration,
    isNew: Bool,
    allowsEmpty: Bool = false,
    keepsHidden: Bool = false,
    family: ConfigurationFamily? = nil,
    source: (any OptionsSource)? = nil,
    defaults: ProviderDefaults? = nil
  ) async {
    self.configuration = configuration
    self.family = family
    self.source = source
    self.keepsHidden = keepsHidden
    var defaults = defaults
    unanswered = defaults?.apply(to: &self.configuration, for: family) ?? []
    let names = configuration.schema.parameters.map(\.name)
    for parameter in configuration.schema.parameters {
      guard let answer = answers.entries[parameter.name] else { continue }
      await take(answer, of: parameter)
      defaults?.awaited.remove(parameter.name)
      unanswered.remove(parameter.name)
      // An answer can make rows show.
      unanswered.formUnion(defaults?.apply(to: &self.configuration, for: family) ?? [])
    }
    await findStaleChoices(besides: answers)
    for name in answers.entries.keys.sorted() where configuration.schema.parameter(named: name) == nil {
      let error = ParameterValueError(.unknownName, path: [.name(name)], value: nil, alternatives: names)
      wrong.append(error.suggestion)
    }
    judge(answers, original: configuration, isNew: isNew, allowsEmpty: allowsEmpty)
  }

  private mutating func judge(
    _ answers: Answers,
    original: DynamicConfiguration,
    isNew: Bool,
    allowsEmpty: Bool
  ) {
    var said = Set(wrong)
    let dropped = keepsHidden ? [] : configuration.droppedNames
    // Only a problem of an answer is an error: the others were there before.
    for issue in configuration.issues(for: family) {
      let name = issue.path.parameter ?? ""
      if failed.contains(name) { continue }
      if answers.entries[name] == nil {
        if dropped.contains(name) { continue }
        remaining.append(unanswered.contains(name) ? issue.description : "\(issue); it stays as it is")
      } else if said.insert(issue.description).inserted {
        wrong.append(issue.description)
      }
    }
    let visibilities = configuration.visibilities(for: family)
    let before = original.visibilities(for: family)
    let values = configuration.values()
    for parameter in configuration.schema.parameters where !dependsOnFailed(parameter) {
      let name = parameter.name
      let visibility = visibilities[name] ?? .visible
      if let reason = configuration.schema.explanation(of: visibility, for: name) {
        guard let answer = answers.entries[name], answer != .none else { continue }
        if dropped.contains(name) {
          wrong.append("\(reason), so its answer would be lost; '--keep-hidden' saves it")
        } else if configuration.isVisible(name) == false {
          notes.append("\(reason), so its answer reads as absent until then")
        }
        continue
      }
      if unanswered.contains(name), let value = values[name] {
        let text = configuration.schema.text(of: value, of: parameter)
        notes.append("'\(name)' gets the provider's default: \(text)")
      }
      guard !allowsEmpty, parameter.isConfigurable, values[name] == nil,
        answers.entries[name] == nil, isNew || before[name]?.isVisible == false
      else { continue }
      missing.append(
        "'\(name)' has no answer; give \(parameter.type.valueWords) with --set \(name)=…, or use --unset \(name)"
      )
    }
  }

  private func dependsOnFailed(_ parameter: ParameterSchema) -> Bool {
    guard !failed.isEmpty else { return false }
    var seen: Set<String> = []
    var parent = parameter.visibility?.parent
    while let name = parent, seen.insert(name).inserted {
      if failed.contains(name) { return true }
      parent = configuration.schema.parameter(named: name)?.visibility?.parent
    }
    return false
  }

  private func reader(of parameter: ParameterSchema) -> AnswerReader {
    AnswerReader(parameter: parameter, configuration: configuration, source: source, keepsHidden: keepsHidden)
  }

  private mutating func take(_ answer: Answers.Answer, of parameter: ParameterSchema) async {
    // A provider may offer other options for a valid parent.
    if parameter.options != .fixed, source != nil, dependsOnFailed(parameter) { return }
    let name = parameter.name
    var reader = reader(of: parameter)
    let objections = reader.objections(to: answer)
    guard objections.isEmpty else {
      failed.insert(name)
      wrong += objections
      return
    }
    do {
      try configuration.setValue(await reader.value(of: answer), of: name)
      if let date = reader.unheldDate(in: answer) { retain(date, as: name) }
    } catch let error as ParameterValueError {
      let isPlaced = error.path.parameter == name
      failed.insert(name)
      let hint = answer.isJoined && parameter.isArray ? "; repeat --set \(name)=… for each element" : ""
      let problem = (isPlaced ? error : error.within(.name(name))).suggestion
      wrong.append(problem.hasSuffix("?") ? problem : problem + hint)
    } catch {
      failed.insert(name)
      if failures.insert("\(error)").inserted {
        wrong.append("cannot get the options of '\(name)': \(error)")
      }
    }
  }

  /// Keeps a value as it was written, beside the part of it that was read.
  private mutating func retain(_ plain: PlainValue, as name: String) {
    var values = configuration.configurationValues
    values.retained.retain(.init(plain, .partlyRead, substitute: values.values[name]), for: name)
    configuration = DynamicConfiguration(configuration.schema, values)
  }

  /// A choice without an answer may depend on answered choices.
  private mutating func findStaleChoices(besides answers: Answers) async {
    let values = configuration.values()
    for parameter in configuration.schema.parameters
    where answers.entries[parameter.name] == nil && !dependsOnFailed(parameter) {
      guard let value = values[parameter.name] else { continue }
      var reader = reader(of: parameter)
      for choice in await reader.staleChoices(in: value) {
        let problem = parameter.problem(ofStale: choice, in: configuration.schema.types)
        remaining.append("\(problem); it stays as it is")
      }
    }
  }
}

extension ParameterSchema {
  /// A choice that the provider doesn't offer.
  func problem(ofStale choice: ParameterValue, in types: TypeTable) -> String {
    "'\(ValueText.shown(choice, as: type, in: types))' of '\(shownTitle)' is not one of the options"
  }
}
