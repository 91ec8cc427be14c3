import ArgumentParser
import IntentCompiler
import IntentSchema

/// Finds the one intent that a call is about.
enum IntentChoice {
  /// - Parameters:
  ///   - name: Its name or the name of its class; `nil` where there is only one to choose from.
  ///   - items: The definitions.
  /// - Throws: `ValidationError` where there is none, or more than one.
  static func intent(
    _ name: String?,
    in items: [DescriptionJSON.Item]
  ) throws -> (configuration: ConfigurationSchema, item: DescriptionJSON.Item) {
    let all = items.flatMap { item in item.schema.intents.map { ($0.configuration, item) } }
    let found = all.filter { name == nil || $0.0.name == name || $0.0.className == name }
    if found.count == 1, let only = found.first { return only }
    let names = all.map { "'\(visibleText($0.0.name))'" }.joined(separator: ", ")
    guard !all.isEmpty else { throw ValidationError("There is no intent that could be configured.") }
    guard let name = name.map(visibleText) else {
      throw ValidationError("Choose one of the intents with '--intent': \(names).")
    }
    guard found.isEmpty else {
      throw ValidationError("Several intents are called '\(name)'; give one definition only.")
    }
    throw ValidationError("There is no intent '\(name)'; there are \(names).")
  }
}
