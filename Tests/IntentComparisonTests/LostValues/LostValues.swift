import Foundation
import IntentChecking
import IntentRuntime
import IntentSchema

@testable import IntentComparison

/// Reads a stored configuration with two versions of its intent, as an app does, and says which of the values that the
/// old version understood are lost: the new one doesn't read them, or takes them for something else.
struct LostValues {
  let old: DynamicConfiguration
  /// `nil` if the intent is gone.
  private let new: DynamicConfiguration?
  private let fields: [String: PlainValue]

  /// `nil` if the old version doesn't understand the configuration.
  init?(_ json: String, from old: ConfigurationSchema, to new: ConfigurationSchema?) {
    guard let plain = try? JSONDecoder().decode(PlainValue.self, from: Data(json.utf8)),
      case .object(let fields) = plain, let before = DynamicConfiguration(old, reading: plain)
    else { return nil }
    self.fields = fields
    self.old = before
    self.new = new.flatMap { DynamicConfiguration($0, reading: plain) }
  }

  var names: [String] { old.schema.parameters.map(\.name).filter(isLost) }

  func isLost(_ name: String) -> Bool {
    guard let plain = fields[name], plain != .null, !Self.isUnread(name, old),
      let value = old.storedValue(of: name)
    else { return false }
    guard let new, let successor = successor(of: name, in: new), !Self.isUnread(successor.name, new) else {
      return true
    }
    guard successor.name == name else { return value.words != new.storedValue(of: successor.name)?.words }
    guard let before = old.schema.parameter(named: name) else { return true }
    let types = (old: (before.type, old.schema.types), new: (successor.type, new.schema.types))
    let now = new.storedValue(of: name)
    if Displaced.parameters(from: old.schema, to: new.schema).contains(name) { return true }
    guard
      value.words == now?.words
        || CaseMeaning(from: types.old, to: types.new).carried(value).words == now?.words
    else {
      // A list of which the new version understands more elements gains.
      return old.retained.entries[name] == nil || Self.hasUnread(name, new)
    }
    return Displaced.properties(from: types.old, to: types.new).contains { now?.hasProperty($0) == true }
      || CaseMeaning.isMistaken(value, read: now, from: types.old, to: types.new)
  }

  /// The parameter that reads the value; `nil` if none does.
  private func successor(of name: String, in new: DynamicConfiguration) -> ParameterSchema? {
    new.schema.parameter(named: name)
      ?? new.schema.parameters.first {
        $0.formerly.contains(name) && new.schema.storedName(of: $0, in: fields) == name
      }
  }

  /// Whether nothing of the value is understood.
  private static func isUnread(_ name: String, _ configuration: DynamicConfiguration) -> Bool {
    guard let entry = configuration.retained.entries[name], entry.reason != .partlyRead else { return false }
    // A list is unread only if no element is readable.
    guard case .array(let elements) = configuration.storedValue(of: name), case .array = entry.value else {
      return true
    }
    return elements.isEmpty
  }

  private static func hasUnread(_ name: String, _ configuration: DynamicConfiguration) -> Bool {
    configuration.issues().contains { $0.path.parameter == name && $0.kind.isStructural }
  }
}

extension ParameterValue {
  /// Whether an object, or one in a list, has a property.
  fileprivate func hasProperty(_ name: String) -> Bool {
    switch self {
    case .array(let elements): elements.contains { $0.hasProperty(name) }
    case .object(let object): object.properties[name] != nil
    default: false
    }
  }
}
