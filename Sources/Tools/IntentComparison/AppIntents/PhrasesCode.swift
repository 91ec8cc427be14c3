import AppFacts

extension DeclaredTypes {
  /// Phrases for Siri; `nil` if only a build knows them.
  var phrases: [Contract.Phrase]? {
    var result: [Contract.Phrase] = []
    let providers = declared.filter { conformances(of: $0).contains("AppShortcutsProvider") }
    for provider in providers {
      for property in provider.properties where property.name == "appShortcuts" {
        let condition = [provider.condition, property.condition].compactMap(\.self).joined(separator: " && ")
        guard let value = property.value, let found = phrases(in: value, condition.isEmpty ? nil : condition)
        else {
          return nil
        }
        result += found
      }
    }
    return result
  }

  private func phrases(in value: CodeValue, _ condition: String?) -> [Contract.Phrase]? {
    switch value {
    case .array(let values), .closure(let values):
      let parts = values.map { phrases(in: $0, condition) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).flatMap(\.self)
    case .call(let call) where call.name == "if":
      guard let own = call.arguments.first?.value.text, let body = call.arguments.last?.value else {
        return nil
      }
      return phrases(in: body, [condition, own].compactMap(\.self).joined(separator: " && "))
    case .call(let call):
      guard let intent = call.argument("intent")?.value.call?.name, !intent.isEmpty,
        let phrases = call.argument("phrases")
      else { return nil }
      let name = resolved(TypeName(intent)).name
      let texts = phrases.value.elements.map(\.phraseText)
      guard !texts.contains(nil) else { return nil }
      // Siri ignores a phrase without the app's name.
      return texts.compactMap(\.self).filter { $0.contains("${applicationName}") }.map {
        Contract.Phrase(intent: name, text: $0, location: phrases.location, condition: condition)
      }
    default: return nil
    }
  }
}

extension CodeValue {
  /// A phrase with placeholders as in translations: `Start ${applicationName}`.
  fileprivate var phraseText: String? {
    switch self {
    case .string(let text): text
    case .interpolation(let parts): parts.reduce("") { text, part in text.map { $0 + part.phrasePart } }
    default: nil
    }
  }

  private var phrasePart: String {
    switch self {
    case .string(let text): text
    case .name(let name), .keyPath(let name): "${\(name)}"
    default: "${}"
    }
  }
}
