import IntentCompiler
import IntentConfigurations
import IntentSchema

extension ComparisonCall.Result {
  /// Returns the two versions of the intent that a stored configuration belongs to.
  ///
  /// - Parameter name: The name of the intent, or of its class, in either version; `nil` if the old version
  ///   has only one intent.
  /// - Returns: The intent in both versions. The new one is `nil` if the intent was removed.
  /// - Throws: ``IntentChoice/Failure`` if there is no such intent or a version is a baseline.
  package func configuration(
    of name: String?
  ) throws(IntentChoice.Failure) -> (old: ConfigurationSchema, new: ConfigurationSchema?) {
    for (module, schema, word) in [(old, schemas.old, "old"), (new, schemas.new, "new")]
    where module.files.isEmpty && !schema.isEmpty {
      throw IntentChoice.Failure(
        message:
          "stored configurations can be compared only between definitions, but the \(word) version is a baseline"
      )
    }
    let (before, after) = (old.intents, new.intents)
    let pairs = Comparison.successors(from: schemas.old, to: schemas.new)
    let numbered = before.enumerated().map { ($1.schema, $0) }
    func pair(_ index: Int) -> (old: ConfigurationSchema, new: ConfigurationSchema?)? {
      guard before.indices.contains(index) else { return nil }
      let successor = pairs[index].flatMap { after.indices.contains($0) ? after[$0].schema : nil }
      return (before[index].schema, successor)
    }
    do {
      let chosen = try IntentChoice.choose(name, from: numbered, in: "the old version")
      return pair(chosen.definition) ?? (chosen.schema, nil)
    } catch {
      // The name may be from the new version.
      guard let name, !before.contains(where: { $0.schema.name == name || $0.schema.className == name }),
        let chosen = try? IntentChoice.choose(name, from: after.enumerated().map { ($1.schema, $0) }),
        let index = pairs.first(where: { $0.value == chosen.definition })?.key, let found = pair(index)
      else { throw error }
      return found
    }
  }
}

extension Comparison {
  /// Maps each intent of the old version to the same intent of the new one, by index.
  static func successors(from old: ComparedSchema, to new: ComparedSchema) -> [Int: Int] {
    let keys = DeclarationPairing.intentKeys(DeclarationPairing(old, new).moves)
    let pairs = Matching(
      Array(old.intents.enumerated()),
      Array(new.intents.enumerated()),
      byEach: keys.map { key in ({ key.old($0.element) }, { key.new($0.element) }) }
    ).pairs
    return Dictionary(firsts: pairs.map { ($0.old.offset, $0.new.offset) })
  }
}
