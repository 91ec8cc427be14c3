import IntentCompiler
import IntentSchema

/// A file of App Intents, with what holds for all its declarations.
final class AppIntentsFile: Sendable {
  let names: ModuleNames
  let appNames: AppIntentsNames
  let resources: LocalizedResource
  /// Includes a space; empty for `internal`.
  let access: String
  let minimumSystem: SystemRelease

  /// - Parameter table: The table of the definition's texts.
  init(_ names: ModuleNames, _ appNames: AppIntentsNames, _ options: GenerationOptions, table: String) {
    (self.names, self.appNames) = (names, appNames)
    resources = LocalizedResource(names: names, table: table, bundle: options.appIntents.bundle ?? .main)
    (access, minimumSystem) = (options.accessLevel.modifier, options.minimumSystem)
  }
}

/// Renders texts as resources that the system looks up in a definition's table.
struct LocalizedResource: Sendable {
  let names: ModuleNames
  let table: String
  let bundle: TextBundle

  func expression(_ text: LocalizedText, or fallback: String) -> SwiftExpression {
    let type = names.foundation("LocalizedStringResource")
    let words = SwiftLiteral.string(text.text.isEmpty ? fallback : text.text)
    let table: [SwiftExpression] = ["table: \(SwiftLiteral.string(table))"] + bundleArgument
    guard let key = text.key, !key.isEmpty else { return SwiftExpression("\(type)(", ["\(words)"] + table) }
    return SwiftExpression("\(type)(", ["\(SwiftLiteral.string(key))", "defaultValue: \(words)"] + table)
  }

  private var bundleArgument: [SwiftExpression] {
    switch bundle {
    case .main: []
    case .module: ["bundle: .atURL(\(names.foundation("Bundle")).module.bundleURL)"]
    case .ofClass(let name): ["bundle: .forClass(\(name).self)"]
    }
  }

  func dialog(_ text: LocalizedText) -> SwiftExpression {
    let type = names.appIntents("IntentDialog")
    return SwiftExpression("\(type)(", [expression(text, or: "")])
  }
}
