import IntentClasses
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

/// A sentence with parameters, which Shortcuts shows for an action.
struct SummarySentence: Sendable, Hashable {
  /// A piece of the sentence: text, or the index of a parameter.
  enum Part: Sendable, Hashable {
    case words(String)
    case parameter(Int)
  }

  let parts: [Part]
  /// The indices of the parameters that show below the sentence.
  let rest: [Int]
}

/// Chooses the sentence for each set of visible rows, and reports combinations that no set shows.
struct SentencePlanner {
  private let intent: DefinitionSchema.Intent
  private let source: Definition.Intent
  private let parameters: [AppParameter?]
  private let site: DefinitionSite
  private let indices: [String: Int]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ lowered: LoweredIntent, _ parameters: [AppParameter?]) {
    (intent, source, site) = (lowered.schema, lowered.definition, lowered.site)
    self.parameters = parameters
    indices = Dictionary(
      firsts: intent.configuration.parameters.enumerated().map { ($0.element.name, $0.offset) }
    )
  }

  /// Chooses the sentences, by the list of parameters that each one replaces.
  mutating func sentences(for tree: SummaryTree) -> [[Int]: SummarySentence] {
    guard intent.runs else { return [:] }
    let isManaged = intent.usesManagedCombinations
    let combinations = intent.actionCombinations
    let definitions = isManaged ? source.managedCombinations : source.combinations
    let key = DefinitionKey.intent(isManaged ? .managedCombinations : .combinations)
    let leaves = tree.leaves
    let fits = combinations.map { fit($0, leaves) }
    var result: [[Int]: SummarySentence] = [:]
    var used: Set<Int> = []
    for rows in leaves {
      let best = fits.indices.filter { fits[$0].sentences[rows] != nil }.max { left, right in
        combinations[left].parameters.count < combinations[right].parameters.count
      }
      guard let best else { continue }
      result[rows] = fits[best].sentences[rows]
      used.insert(best)
    }
    for (index, definition) in definitions.enumerated() where !combinations[index].title.text.isEmpty {
      let problem =
        used.contains(index)
        ? lookup(combinations[index].title)
        : (fits[index].problem ?? "another combination has more of the parameters that show")
          + ", so this sentence is left out"
      guard let problem else { continue }
      diagnostics.append(
        Diagnostic(
          .noAppIntentsText,
          problem,
          at: site.location(definition.title.text?.range),
          path: site.path(key: key)
        )
      )
    }
    return result
  }

  private func fit(
    _ combination: DefinitionSchema.ParameterCombination,
    _ leaves: [[Int]]
  ) -> (sentences: [[Int]: SummarySentence], problem: String?) {
    guard !combination.title.text.isEmpty else { return ([:], nil) }
    let shown = combination.parameters.compactMap { indices[$0] }.filter { parameters[$0] != nil }
    var sentences: [[Int]: SummarySentence] = [:]
    var problem = "an App Intent never shows these parameters together"
    for rows in leaves where Set(shown).isSubset(of: rows) {
      guard let sentence = sentence(combination.title.text, shown, rows) else {
        problem = "a summary names only parameters that show, each once"
        continue
      }
      sentences[rows] = sentence
    }
    return (sentences, sentences.isEmpty ? problem : nil)
  }

  private func lookup(_ title: LocalizedText) -> String? {
    guard let key = title.key, !key.isEmpty else { return nil }
    return
      "App Intents look up a sentence by its words: a translation needs the key '\(title.text)' beside '\(key)'"
  }

  private func sentence(_ text: String, _ shown: [Int], _ rows: [Int]) -> SummarySentence? {
    var parts: [SummarySentence.Part] = []
    // In a widget's editor, the rows below the sentence keep the definition's order.
    var rest = intent.isEligibleForWidgets ? rows : shown + rows.filter { !shown.contains($0) }
    for (words, name) in Placeholder.pieces(of: text) {
      if !words.isEmpty { parts.append(.words(String(words))) }
      guard let name else { break }
      guard let index = indices[String(name)], let position = rest.firstIndex(of: index) else { return nil }
      parts.append(.parameter(index))
      rest.remove(at: position)
    }
    return SummarySentence(parts: parts, rest: rest)
  }
}
