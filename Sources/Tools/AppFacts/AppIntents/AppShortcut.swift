import IntentDiagnostics

/// An `AppShortcut` in the list of an `AppShortcutsProvider`.
package struct AppShortcut {
  /// The name of its intent, as the list has it.
  package let intent: String
  package let phrases: [AppPhrase]
  /// The conditions of the `#if` and `if #available` around it in the list.
  package let condition: String?
}

/// A phrase that runs an App Shortcut.
package struct AppPhrase {
  /// With placeholders as in tables: `Start ${applicationName}`.
  package private(set) var text = ""
  /// The names of the parameters in it.
  package private(set) var parameters: [String] = []
  /// Whether all of it is literal in the source.
  package private(set) var isKnown = true
  package let location: SourceLocation?

  package static let appName = "${applicationName}"

  fileprivate init(_ value: CodeValue, at range: CodeRange?) {
    location = range?.location
    let parts = if case .interpolation(let parts) = value { parts } else { [value] }
    for part in parts {
      switch part {
      case .string(let words): text += words
      case .name("applicationName"): text += Self.appName
      case .keyPath(let name):
        text += "${\(name)}"
        parameters.append(name)
      default: isKnown = false
      }
    }
  }
}

extension TypeCode {
  /// The App Shortcuts of a provider; `nil` if only a build knows them.
  package var appShortcuts: [AppShortcut]? {
    var result: [AppShortcut] = []
    for property in properties where property.name == "appShortcuts" {
      guard let value = property.value, let found = AppShortcut.all(in: value, property.condition) else {
        return nil
      }
      result += found
    }
    return result
  }
}

extension AppShortcut {
  fileprivate static func all(in value: CodeValue, _ condition: String?) -> [AppShortcut]? {
    switch value {
    case .array(let values), .closure(let values):
      let parts = values.map { all(in: $0, condition) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).flatMap(\.self)
    case .call(let call) where call.name == "if":
      guard let own = call.arguments.first?.value.text, let body = call.arguments.last?.value else {
        return nil
      }
      return all(in: body, [condition, own].compactMap(\.self).joined(separator: " && "))
    case .call(let call):
      guard let intent = call.argument("intent")?.value.call?.name, !intent.isEmpty,
        let phrases = call.argument("phrases")
      else { return nil }
      let ranges = phrases.elementRanges ?? []
      let found = phrases.value.elements.enumerated().map { index, value in
        AppPhrase(value, at: ranges.indices.contains(index) ? ranges[index] : phrases.range)
      }
      return [AppShortcut(intent: intent, phrases: found, condition: condition)]
    default: return nil
    }
  }
}
