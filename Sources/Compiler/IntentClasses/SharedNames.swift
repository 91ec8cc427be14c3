import IntentCompiler
import IntentDefinition
import IntentDiagnostics

/// Names of a definition that become one in Swift.
enum SharedNames {
  /// Reports each case that has the Swift name of another case.
  static func check(
    _ names: [Located<String>?],
    of owner: String,
    as swiftName: (String) -> String,
    in site: DefinitionSite
  ) -> [Diagnostic] {
    var seen: [String: Located<String>] = [:]
    return names.compactMap { name in
      guard let name, !name.value.isEmpty else { return nil }
      let identifier = swiftName(name.value)
      guard let other = seen[identifier] else {
        seen[identifier] = name
        return nil
      }
      // One name twice has a message of its own.
      guard other.value != name.value else { return nil }
      return Diagnostic(
        .swiftNameCollision,
        "\(owner) cannot have both '\(other.value)' and '\(name.value)', because both are '\(identifier)' in Swift; "
          + "rename one of them",
        at: site.location(name.range),
        path: site.path()
      )
    }
  }
}
