import AppFacts
import IntentCompiler
import IntentDefinition
import IntentDiagnostics

extension Rule {
  static let definitionInNoTarget = Rule(
    "definition-in-no-target",
    .warning,
    "A definition belongs to no target of its project"
  )
  static let definitionOutsideApp = Rule(
    "definition-outside-app",
    .warning,
    "An extension contains a definition that its app lacks"
  )
  static let classesGeneratedTwice = Rule(
    "classes-generated-twice",
    .warning,
    "A program gets the classes of a definition twice"
  )
}

/// Rules for the targets that build a definition.
enum TargetRules {
  /// Each of a definition's targets is looked for among all of its project's.
  private static let mostOwners = 100

  static let definitions = [
    Check(.definitionInNoTarget, definitionInNoTarget),
    Check(.definitionOutsideApp, definitionOutsideApp),
    Check(.classesGeneratedTwice, classesGeneratedTwice),
  ]

  /// Skips folders that another build system also knows, and definitions that may be copies.
  private static func definitionInNoTarget(_ definition: ProjectDefinition, _ findings: inout Findings) {
    guard definition.owners.isEmpty, definition.outlines.count == 1, let outline = definition.outlines.first,
      !outline.isBuilt, outline.targets.contains(where: { $0.kind == .app }),
      !definition.project.builtDefinitions.contains(FoldedPath(FilePath.name(of: definition.path))),
      !definition.project.isInOtherBuild(definition.path)
    else { return }
    let name = definition.definition.name
    findings.report(
      .definitionInNoTarget,
      outline.words(without: name, definition.path),
      at: definition.location
    )
  }

  /// Shortcuts and Siri look for definitions in apps; a framework can bring a definition along. Published
  /// apps have definitions for widgets only in extensions, and their widgets work.
  private static func definitionOutsideApp(_ definition: ProjectDefinition, _ findings: inout Findings) {
    let owners = definition.owners
    guard definition.isForShortcuts, !owners.isEmpty, owners.allSatisfy({ $0.target.kind == .appExtension }),
      !definition.project.isInOtherBuild(definition.path)
    else { return }
    for owner in owners.prefix(mostOwners) {
      let outline = owner.outline
      let apps = outline.targets.filter { $0.kind == .app && $0.dependencies.contains(owner.target.name) }
      guard let app = apps.first, !apps.contains(where: definition.hasCopy) else { continue }
      let how =
        outline.isBuilt
        ? "check the app under 'Target Membership' of the definition, and build again"
        : "check '\(app.name)' under 'Target Membership' of the definition"
      findings.report(
        .definitionOutsideApp,
        "'\(owner.target.name)' contains '\(definition.definition.name)', but '\(app.name)' lacks it, and "
          + "Shortcuts and Siri look for intents in the app; \(how)",
        at: definition.location
      )
      return
    }
  }

  /// There are two ways to get classes twice: two definitions with the same class in one target, or one
  /// definition in a target and in a library that it links. The second is reported once.
  private static func classesGeneratedTwice(_ definition: ProjectDefinition, _ findings: inout Findings) {
    for other in definition.earlier {
      let names = definition.classes.intersection(other.classes).sorted()
      let targets = Set(other.owners.map { [$0.target.name, $0.outline.path] })
      let shared = definition.owners.first { owner in
        !owner.outline.isBuilt && targets.contains([owner.target.name, owner.outline.path])
      }
      guard let owner = shared, let name = names.first else { continue }
      findings.report(
        .classesGeneratedTwice,
        "'\(owner.target.name)' has two definitions with the class '\(name)', here and in '\(other.path)'; "
          + "take one out of the target, or give its intent another class",
        at: definition.location
      )
    }
    let generating = definition.owners.filter { $0.target.generatesClasses(of: definition.path) }
    guard generating.contains(where: { $0.target.kind == .framework || $0.target.kind == .library }) else {
      return
    }
    for owner in generating.prefix(mostOwners) {
      let outline = owner.outline
      guard !outline.isBuilt else { continue }
      let linked = outline.linkedLibraries(of: owner.target)
      let libraries = generating.filter { $0.outline.path == outline.path && linked.contains($0.target.name) }
      guard let other = libraries.first?.target else { continue }
      findings.report(
        .classesGeneratedTwice,
        "'\(owner.target.name)' and '\(other.name)' both generate the classes of "
          + "'\(definition.definition.name)', and a process loads both; select the definition, and choose "
          + "'No Generated Classes' for '\(owner.target.name)'",
        at: definition.location
      )
      return
    }
  }
}

extension AppOutline {
  /// The name of the outline in messages: `MyApp.xcodeproj`, `project.yml`, `MyApp.app`
  package var name: String {
    FilePath.name(of: kind == .xcode ? FilePath.folder(of: path) : path)
  }

  /// Says that no target contains a definition.
  ///
  /// - Parameter consequence: Follows what the system does.
  func words(without name: String, _ path: String, consequence: String = "") -> String {
    let how =
      kind != .xcode
      ? "add the file to the 'sources' of the app and each extension that uses it"
      : shown.has(path)
        ? "select the definition in Xcode, and check the app and each extension that uses it under 'Target Membership'"
        : "add the file to the project, the app and each extension that uses it, or delete the file"
    return
      "no target of '\(self.name)' contains '\(name)', so the system does not know its intents\(consequence); \(how)"
  }

  /// The frameworks and libraries that a process of the target loads.
  func linkedLibraries(of target: AppTarget) -> Set<String> {
    let byName = Dictionary(firsts: targets.map { ($0.name, $0) })
    var (libraries, pending) = (Set<String>(), Array(target.dependencies))
    while let name = pending.popLast() {
      guard let other = byName[name], other.kind == .framework || other.kind == .library,
        libraries.insert(name).inserted
      else { continue }
      pending += other.dependencies
    }
    return libraries
  }
}

extension ProjectDefinition {
  /// Each bundle of a built app contains a copy.
  func hasCopy(_ target: AppTarget) -> Bool {
    project.builtNames[target.infoPlists.first ?? ""]?.contains(FilePath.name(of: path)) == true
  }
}
