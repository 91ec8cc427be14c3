import IntentCompiler
import IntentDiagnostics

/// Follows the texts of response codes and combinations through renames, and knows which owners were removed
/// or added.
struct TextDetails {
  /// The two lists of combinations have texts with the same details.
  struct Key: Hashable {
    var words: String
    var isManaged = false
  }

  typealias Names = [Key: String]

  var renamed: Names = [:]
  var removed: Set<Key> = []
  var added: Set<Key> = []

  init() {}

  init(_ intent: IntentPair) {
    var pairs = intent.codes.pairs.map { (old: Self.code($0.old), new: Self.code($0.new)) }
    removed = Set(intent.old.codes.keys.map(Self.code))
    added = Set(intent.new.codes.keys.map(Self.code))
    for list in CombinationPairs.List.allCases {
      let combinations = CombinationPairs(intent, list)
      let isManaged = (
        old: list.isManaged(intent.old.meaning), new: list.isManaged(intent.new.meaning)
      )
      pairs += combinations.pairs.map { pair in
        (
          old: Self.combination(pair.old, isManaged.old), new: Self.combination(pair.new, isManaged.new)
        )
      }
      removed.formUnion(list.combinations(intent.old.meaning).map { Self.combination($0, isManaged.old) })
      added.formUnion(list.combinations(intent.new.meaning).map { Self.combination($0, isManaged.new) })
    }
    renamed = Dictionary(firsts: pairs.map { ($0.old, $0.new.words) })
    removed.subtract(pairs.map(\.old))
    added.subtract(pairs.map(\.new))
  }

  func covers(_ text: ComparedSchema.Text, _ keys: Set<Key>) -> Bool {
    text.detailKey.map(keys.contains) ?? false
  }

  private static func combination(_ combination: CombinationPairs.Combination, _ isManaged: Bool) -> Key {
    let names = DefinitionText.Detail.words(combination.parameters)
    return Key(words: "of shortcuts \(names)", isManaged: isManaged)
  }

  private static func code(_ name: String) -> Key { Key(words: words(name)) }

  static func words(_ code: String) -> String { "of the code '\(code)'" }
}

extension ComparedSchema.Text {
  var detailKey: TextDetails.Key? {
    detail.map { TextDetails.Key(words: $0, isManaged: isManaged) }
  }
}

/// An element that shows another element's text now, so that people see it as the other one.
struct TextSwap {
  let words: String
  let verdicts: [Audience: Verdict]
}

/// A text in both versions of an element.
struct TextPair {
  let old: ComparedSchema.Text
  let new: ComparedSchema.Text
  let elements: ChangeFindings.ElementPair
  let swap: TextSwap?

  func isKnown(_ context: ComparisonContext) -> Bool {
    new.id.map { context.oldTexts[$0] == new.text } ?? false
  }

  func changesID(_ context: ComparisonContext) -> Bool {
    old.id != nil && old.id != new.id && (old.text == new.text || !isKnown(context))
  }
}

extension ComparisonContext {
  func formerText(of text: ComparedSchema.Text) -> String? {
    text.id.flatMap { oldTexts[$0] }.flatMap { $0.isEmpty || $0 == text.text ? nil : $0 }
  }
}

struct LoneText {
  let text: ComparedSchema.Text
  let elements: ChangeFindings.ElementPair
}
