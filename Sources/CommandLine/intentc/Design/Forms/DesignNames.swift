import GeneratedDesign
import IntentComparison
import IntentDefinition
import IntentDesign
import IntentDiagnostics
import IntentFixes
import IntentRuntime

/// Offers the names of existing elements in forms.
struct DesignNames: Sendable {
  let tree: DesignTree
  let path: ElementPath

  private var intent: ElementPath { ElementPath(.intent, Array(path.names.prefix(1))) }

  private var parameters: [ElementPath] { tree.paths(.parameter, in: intent) }

  private func options(_ paths: [ElementPath]) -> OptionsCollection<String> {
    OptionsCollection(
      options: paths.map { path in
        let title = DesignAttribute.first(.text, of: path.kind).flatMap { tree.text(of: $0, at: path) }
        return .init(path.name, identifier: path.name, displayString: path.name, subtitle: title)
      }
    )
  }

  private func names(_ kind: ElementKind, besides typed: String?) -> OptionsCollection<String> {
    var options = options(tree.paths(kind)).options
    if let typed, !typed.isEmpty, !options.contains(where: { $0.value == typed }) {
      options.append(.init(typed, identifier: typed, displayString: typed, subtitle: "new"))
    }
    return OptionsCollection(options: options)
  }

  private func cases(of name: String?) -> [ElementPath] {
    guard let name else { return [] }
    return tree.paths(.enumCase, in: ElementPath(.enumeration, [name])).filter {
      $0.name != Definition.Enum.Case.noValueName
    }
  }

  private func isBelow(_ other: ElementPath) -> Bool {
    var name: String? = other.name
    var seen: Set<String> = []
    while let current = name, seen.insert(current).inserted {
      if current == path.name { return true }
      name = tree[intent.part(.parameter, current)]?[.parameter(.relationship)].flatMap {
        DesignRule($0)?.parent
      }
    }
    return false
  }
}

extension DesignNames: ParameterFormOptionsProvider {
  func provideEnumNameOptionsCollection(
    for configuration: ParameterFormConfiguration
  ) async throws -> OptionsCollection<String> { names(.enumeration, besides: configuration.enumName) }

  func provideObjectNameOptionsCollection(
    for configuration: ParameterFormConfiguration
  ) async throws -> OptionsCollection<String> { names(.type, besides: configuration.objectName) }

  func provideDefaultCaseOptionsCollection(
    for configuration: ParameterFormConfiguration
  ) async throws -> OptionsCollection<String> {
    guard let name = configuration.enumName, name.contains("|") else {
      return options(cases(of: configuration.enumName))
    }
    return OptionsCollection(name.split(separator: "|").map { String($0).trimmed })
  }

  func provideParentOptionsCollection(
    for configuration: ParameterFormConfiguration
  ) async throws -> OptionsCollection<String> {
    options(parameters.filter { !isBelow($0) })
  }

  func provideOperandsOptionsCollection(
    for configuration: ParameterFormConfiguration
  ) async throws -> OptionsCollection<String> {
    guard let parent = configuration.parent, let type = tree.type(of: intent.part(.parameter, parent)) else {
      return []
    }
    switch type.base {
    case .plain(.boolean): return ["yes", "no"]
    case .enumeration(let name, nil): return options(cases(of: name))
    default: return []
    }
  }
}

extension DesignNames: FieldFormOptionsProvider {
  func provideEnumNameOptionsCollection(
    for configuration: FieldFormConfiguration
  ) async throws -> OptionsCollection<String> { names(.enumeration, besides: configuration.enumName) }

  func provideObjectNameOptionsCollection(
    for configuration: FieldFormConfiguration
  ) async throws -> OptionsCollection<String> { names(.type, besides: configuration.objectName) }
}

extension DesignNames: IntentFormOptionsProvider {
  func provideCategoryOptionsCollection(
    for configuration: IntentFormConfiguration
  ) async throws -> OptionsCollection<String> {
    [
      "information", "generic", "create", "download", "order", "request", "search", "set", "share", "start",
      "checkIn",
    ]
  }

  func provideVerbOptionsCollection(
    for configuration: IntentFormConfiguration
  ) async throws -> OptionsCollection<String> {
    [
      "View", "Do", "Get", "Add", "Set", "Open", "Create", "Go", "Request", "Send", "Search", "Order",
      "Start", "Run", "Post",
    ]
  }

  func provideInputOptionsCollection(
    for configuration: IntentFormConfiguration
  ) async throws -> OptionsCollection<String> { options(parameters) }

  func provideKeyParameterOptionsCollection(
    for configuration: IntentFormConfiguration
  ) async throws -> OptionsCollection<String> { options(parameters) }
}

extension DesignNames: CombinationFormOptionsProvider {
  func provideParametersOptionsCollection(
    for configuration: CombinationFormConfiguration
  ) async throws -> OptionsCollection<String> { options(parameters) }
}
