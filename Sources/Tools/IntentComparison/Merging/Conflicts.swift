import IntentCompiler
import IntentConfigurations
import IntentDefinition
import IntentDiagnostics
import IntentFixes
import IntentText

/// Says a conflict in a sentence.
enum ConflictWords {
  static func sentence(_ key: DefinitionKey, _ versions: VersionsOfValue) -> String {
    let isCombination = [versions.ours, versions.theirs].contains { $0?.isCombination ?? false }
    let name = isCombination ? "combination '\(key.name)'" : name(of: key)
    switch (versions.ours, versions.theirs) {
    case (nil, let theirs?):
      return "\(name) is removed here and \(theirs.scalar != nil ? theirs.words : "changed") there"
    case (let ours?, nil):
      return "\(name) is \(ours.scalar != nil ? ours.words : "changed") here and removed there"
    case (let ours?, let theirs?) where ours.scalar != nil && theirs.scalar != nil:
      let (our, their) = Comparison.shortened(ours.words, theirs.words)
      return "\(name) is \(our) here and \(their) there"
    default: return "\(name) is changed here and there in different ways"
    }
  }

  private static func name(of key: DefinitionKey) -> String {
    guard let rest = DefinitionLabel.ending(of: key.name) else { return "'\(key.name)'" }
    if rest == "DefaultValue" { return "default" }
    let isID = rest.hasSuffix("ID") && rest != "ID"
    return isID ? "ID of \(DefinitionLabel.words(rest.dropLast(2)))" : DefinitionLabel.words(rest)
  }
}

extension PropertyValue {
  fileprivate var isCombination: Bool {
    entries.keys.contains { if case .combination = $0 { true } else { false } }
  }

  var words: String {
    switch scalar {
    case .string(let text): "'\(text)'"
    case .data: "data"
    case let scalar: scalar?.text ?? element(margin: "")
    }
  }
}

/// Writes conflicts into comments at the top of a file.
enum ConflictComments {
  /// Returns `nil` if the file is binary or not a property list.
  static func add(_ conflicts: [String], to bytes: [UInt8]) -> [UInt8]? {
    guard !conflicts.isEmpty else { return bytes }
    let read = PropertyListReader().read(bytes, path: "")
    guard let list = read.list, let start = list.range(of: list.root)?.lowerBound else { return nil }
    guard read.source.bytes == bytes else {
      return CanonicalForm.format(InputFile(path: "", bytes: bytes)).bytes.flatMap {
        $0 == bytes ? nil : add(conflicts, to: $0)
      }
    }
    let end = bytes[..<start].suffix(2).elementsEqual("\r\n".utf8) ? "\r\n" : "\n"
    let comments = conflicts.map { "<!--\(MergeComment.start) \(harmless($0)) -->\(end)" }.joined()
    return Array(bytes[..<start] + comments.utf8 + bytes[start...])
  }

  private static func harmless(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in visibleText(text).utf8 {
      if byte == UInt8(ascii: "-"), bytes.last == byte { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds mistakes that a merge made: problems of the result that no merged version contains.
struct MergedMistakes {
  private(set) var errors: [String] = []
  /// References to removed elements, and values that don't fit together.
  private(set) var contradictions: [String] = []

  private static let rules: Set<Rule> = [
    .defaultIsNoCase, .unusablePredicateValue, .unknownParent, .unknownCombinationParameter,
    .unknownPlaceholder, .unknownKeyParameter, .unknownInput, .unknownOutput, .relationshipCycle,
    .unusableDefault, .unusableBound, .defaultOutsideBounds, .minimumAboveMaximum, .predicateDoesNotFit,
    .duplicateTag, .duplicateResponseCode, .duplicateResponseParameter, .repeatedTextID,
  ]

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

  /// Leaves out the message, which may contain different suggestions in each version.
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
