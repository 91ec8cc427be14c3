import IntentDiagnostics

/// An `AppShortcut` in the list of an `AppShortcutsProvider`.
package struct AppShortcut {
  /// The name of its intent, as the list has it; empty if only a build knows it.
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
    var left = 100
    return results(of: "appShortcuts").isEmpty ? [] : appShortcuts(of: "appShortcuts", if: nil, &left)
  }

  /// - Parameter left: How many more variables and functions to follow. They may form a cycle.
  private func appShortcuts(of member: String, if condition: String?, _ left: inout Int) -> [AppShortcut]? {
    let results = results(of: member)
    left -= 1
    guard left > 0, !results.isEmpty else { return nil }
    var shortcuts: [AppShortcut] = []
    for result in results {
      let condition = BuildCondition.all(condition, result.condition)
      guard let value = result.value, let more = appShortcuts(in: value, if: condition, &left) else {
        return nil
      }
      shortcuts += more
    }
    return shortcuts
  }

  private func appShortcuts(in value: CodeValue, if condition: String?, _ left: inout Int) -> [AppShortcut]? {
    switch value {
    case .array(let values), .closure(let values):
      let parts = values.map { appShortcuts(in: $0, if: condition, &left) }
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).flatMap(\.self)
    case .branch(let inner, let body):
      return appShortcuts(in: body, if: BuildCondition.all(condition, inner), &left)
    case .call(let call) where call.argument("intent") != nil:
      return AppShortcut(call, condition).map { [$0] }
    case .call(let call): return appShortcuts(of: call.name, if: condition, &left)
    case .name(let name): return appShortcuts(of: name, if: condition, &left)
    default: return nil
    }
  }
}

extension AppShortcut {
  fileprivate init?(_ call: CallCode, _ condition: String?) {
    guard let phrases = call.argument("phrases") else { return nil }
    let intent = call.argument("intent")?.value.call?.name ?? ""
    let ranges = phrases.elementRanges ?? []
    let appPhrases = phrases.value.elements.enumerated().map { index, value in
      AppPhrase(value, at: ranges.indices.contains(index) ? ranges[index] : phrases.range)
    }
    self.init(intent: intent, phrases: appPhrases, condition: condition)
  }
}
