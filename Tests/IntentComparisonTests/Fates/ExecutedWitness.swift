import Foundation
import IntentChecking
import IntentRuntime
import IntentSchema
import Testing

@testable import IntentComparison

/// Runs witnesses: both versions read the configuration from JSON, as an app does, and must find what the witness says.
struct ExecutedWitness {
  let witness: Witness
  let old: DynamicConfiguration
  /// `nil` if the intent is gone.
  let new: DynamicConfiguration?
  private let before: [String: PlainValue]

  /// `nil` if the old version of the intent does not exist or can't read the configuration.
  init?(_ witness: Witness, from old: ComparedSchema, to new: ComparedSchema) throws {
    let plain = try JSONDecoder().decode(PlainValue.self, from: JSONEncoder().encode(witness.before))
    let pairing = DeclarationPairing(old, new).intents
    let pairs = pairing.pairs.map { ($0.old, Optional($0.new)) } + pairing.removed.map { ($0, nil) }
    guard let pair = pairs.first(where: { $0.0.name == witness.intent }), case .object(let fields) = plain,
      let configuration = DynamicConfiguration(pair.0.configuration, reading: plain)
    else { return nil }
    (self.witness, self.old, before) = (witness, configuration, fields)
    self.new = pair.1.flatMap { DynamicConfiguration($0.configuration, reading: plain) }
  }

  /// What the witness says that is not so.
  func contradictions() throws -> [String] {
    guard case .object(let after) = witness.after else { return ["no reading"] }
    let message = witness.message
    guard let name = message.split(separator: "'").first?.split(whereSeparator: { ".[".contains($0) }).first
    else { return ["no name"] }
    return try notStored() + (isOutcome(of: String(name), message) ? [] : ["the outcome"])
      + (isRead(after) ? [] : ["what the new version reads"])
  }

  /// Fields that the old version has a problem with, or does not store.
  private func notStored() throws -> [String] {
    let encoded = try JSONDecoder().decode(PlainValue.self, from: JSONEncoder().encode(old))
    guard case .object(let stored) = encoded else { return ["an object"] }
    return old.issues().map(\.description) + old.retained.entries.keys
      + before.keys.filter { stored[$0] != before[$0] }
  }

  private func isRead(_ after: [String: PlainValue]) -> Bool {
    let names = before.keys.filter { new?.schema.parameter(named: $0) != nil }
    return Set(after.keys) == Set(names)
      && names.allSatisfy { name in after[name] == new?.storedValue(of: name).map { PlainValue($0) } ?? .null
      }
  }

  private func isOutcome(of name: String, _ message: String) -> Bool {
    let (was, now) = (old.storedValue(of: name), new?.storedValue(of: name))
    let parameter = new?.schema.parameter(named: name)
    if message.contains(" is no longer read") {
      return parameter == nil && (new?.retained.entries[name] != nil || new == nil)
    }
    guard let parameter, was != nil else { return false }
    if message.contains(" and is lost") {
      return now == parameter.initialValue && new?.retained.entries[name] != nil
    }
    if let words = message.split(separator: " and now reads as ", maxSplits: 1).dropFirst().first {
      return now != was
        && words.hasPrefix(Comparison.shortened(was?.words ?? "no value", now?.words ?? "no value").1)
    }
    if message.contains(" and now counts for another parameter") { return now != nil }
    return message.contains(" stays ") && was?.words == now?.words
  }
}
