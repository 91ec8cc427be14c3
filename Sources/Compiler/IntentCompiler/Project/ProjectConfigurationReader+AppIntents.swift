import IntentDefinition
import IntentDiagnostics

extension ProjectConfigurationReader {
  /// The keys of the object form of `bundle`.
  private enum BundleKey: String, CaseIterable {
    case `class`
  }

  /// Reads `bundle`: `"main"`, `"module"` or `{"class": "Name"}`.
  mutating func bundle(_ member: JSONTree.Member) -> TextBundle? {
    switch member.value.kind {
    case .string("main"): return .main
    case .string("module"): return .module
    case .object(let entries) where !entries.isEmpty:
      guard let (_, name) = members(of: member.value, "'bundle'", as: BundleKey.self).first else {
        return nil
      }
      return identifier(name, "a class") { name in
        name.split(separator: ".", omittingEmptySubsequences: false)
          .allSatisfy { ProjectConfiguration.isSwiftName(String($0)) }
      }
      .map { .ofClass($0) }
    default:
      let found = if case .string(let text) = member.value.kind { "'\(text)'" } else { member.value.words }
      report(
        .wrongOption,
        "'bundle' must be \"main\", \"module\" or {\"class\": NAME}, not \(found)",
        at: member.value.range
      )
      return nil
    }
  }

  mutating func readImports(_ member: JSONTree.Member) {
    for (name, range) in strings(member.value, "'imports'") ?? [] {
      guard SwiftIdentifier.make(name) == name else {
        report(.wrongOption, "'\(name)' cannot be the name of a Swift module", at: range)
        continue
      }
      configuration.appIntents.imports.append(name)
    }
  }

  mutating func readLists(_ member: JSONTree.Member) {
    guard let names = strings(member.value, "'lists'") else { return }
    for (name, range) in names {
      mention(name, at: range, "lists", .parameter)
      configuration.appIntents.lists[name] = location(range)
    }
  }

  mutating func readDependencies(_ member: JSONTree.Member) {
    var names: [String] = []
    for member in object(member.value, "'dependsOn'") ?? [] {
      guard let elements = strings(member.value, "'\(member.key)'") else { continue }
      mention(member.key, at: member.keyRange, "dependsOn", .parameter)
      guard let dot = member.key.lastIndex(of: ".") else { continue }
      let intent = member.key[...dot]
      var seen: Set<String> = []
      var parameters: [QueryDependencies.Parameter] = []
      for (name, range) in elements where seen.insert(name).inserted {
        guard !name.hasPrefix(intent) else {
          let bare = name.dropFirst(intent.count)
          report(.wrongOption, "'\(name)' is in the same intent; write only '\(bare)'", at: range)
          continue
        }
        guard intent + name != member.key else {
          report(.wrongOption, "'\(member.key)' cannot depend on itself; leave it out", at: range)
          continue
        }
        mention("\(intent)\(name)", at: range, "dependsOn", .parameter)
        parameters.append(QueryDependencies.Parameter(name: name, location: location(range)))
      }
      names.append(member.key)
      configuration.appIntents.dependencies[member.key] =
        QueryDependencies(parameters, at: location(member.keyRange))
    }
    reportCycles(of: names)
  }

  private mutating func reportCycles(of names: [String]) {
    let dependencies = configuration.appIntents.dependencies
    func next(_ name: String) -> [String] {
      let intent = name[...(name.lastIndex(of: ".") ?? name.startIndex)]
      return dependencies[name]?.parameters.map { "\(intent)\($0.name)" } ?? []
    }
    for circle in circles(from: names, next) where circle.count > 1 {
      let closing = zip(next(circle[0]), dependencies[circle[0]]?.parameters ?? [])
        .first { circle.contains($0.0) }
      report(
        .wrongOption,
        "\(circle.reversed().map { "'\($0)'" }.listed) depend on each other; remove one of these dependencies",
        at: closing?.1.location.range ?? 0..<0
      )
    }
  }
}
