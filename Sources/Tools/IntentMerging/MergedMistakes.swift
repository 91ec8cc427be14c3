import IntentCompiler
import IntentDiagnostics

/// The mistakes of a merged definition that neither version has.
struct MergedMistakes {
  /// The errors.
  private(set) var errors: [String] = []
  /// What refers to something that the other version removed, and values that do not fit together.
  private(set) var contradictions: [String] = []

  private static let rules: Set<Rule> = [
    .defaultIsNoCase, .unusablePredicateValue, .unknownParent, .unknownCombinationParameter,
    .unknownPlaceholder, .unknownKeyParameter, .unknownInput, .unknownOutput, .relationshipCycle,
    .unusableDefault, .unusableBound, .defaultOutsideBounds, .minimumAboveMaximum, .predicateDoesNotFit,
    .duplicateTag, .duplicateResponseCode, .duplicateResponseParameter, .repeatedTextID,
  ]

  /// - Parameters:
  ///   - merged: The merged definition.
  ///   - path: Its path.
  ///   - versions: The two versions as they are, and with the names of the merged definition.
  init(in merged: [UInt8], path: String, versions: () -> [[UInt8]]) {
    let found = Self.mistakes(in: merged, path)
    guard !found.isEmpty else { return }
    let known = versions().map { Self.mistakes(in: $0, path) }
    let messages = Set(known.joined().map(\.diagnostic.message))
    let places = Set(known.joined().map(\.place))
    for (diagnostic, place) in found
    where !messages.contains(diagnostic.message) && !places.contains(place) {
      if diagnostic.severity == .error {
        errors.append(diagnostic.message)
      } else {
        let words = diagnostic.path.map(\.words) ?? ""
        contradictions.append(words.isEmpty ? diagnostic.message : "\(words): \(diagnostic.message)")
      }
    }
  }

  /// What a mistake is about, whatever the message suggests.
  private struct Place: Hashable {
    var rule: Rule
    var words: String
    var text: [UInt8]
  }

  private static func mistakes(
    in bytes: [UInt8],
    _ path: String
  ) -> [(diagnostic: Diagnostic, place: Place)] {
    let compilation = Compiler.compile([InputFile(path: path, bytes: bytes)])
    return compilation.diagnostics.filter { $0.severity == .error || rules.contains($0.rule) }.map {
      diagnostic in
      let range = diagnostic.location?.range ?? 0..<0
      let text = compilation.sources.first.map { Array($0.bytes[range.clamped(to: $0.bytes.indices)]) } ?? []
      return (diagnostic, Place(rule: diagnostic.rule, words: diagnostic.path?.words ?? "", text: text))
    }
  }
}
