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
    "An extension has a definition that its app lacks"
  )
  static let classesGeneratedTwice = Rule(
    "classes-generated-twice",
    .warning,
    "A target and a framework in it both generate the classes of a definition"
  )
  static let objectiveCClasses = Rule(
    "objective-c-classes",
    .warning,
    "A target in Swift generates Objective-C classes that it cannot see"
  )
}

/// Who builds a definition, and how.
enum TargetRules {
  static let definitions = [
    Check(.definitionInNoTarget, definitionInNoTarget),
    Check(.definitionOutsideApp, definitionOutsideApp),
    Check(.classesGeneratedTwice, classesGeneratedTwice),
    Check(.objectiveCClasses, objectiveCClasses),
  ]

  /// Says nothing about a folder that another build system knows, too.
  private static func definitionInNoTarget(_ definition: ProjectDefinition, _ findings: inout Findings) {
    guard definition.owners.isEmpty, definition.outlines.count == 1, let outline = definition.outlines.first,
      !outline.isBuilt, outline.targets.contains(where: { $0.kind == .app }),
      !definition.project.isInOtherBuild(definition.path)
    else { return }
    let how =
      outline.path.hasSuffix(".pbxproj")
      ? "select the definition in Xcode, and check the app and each extension that uses it under 'Target Membership'"
      : "add the file to the 'sources' of the app and each extension that uses it"
    findings.report(
      .definitionInNoTarget,
      "no target of '\(outline.name)' has '\(definition.definition.name)', so the system does not know its intents; \(how)",
      at: definition.location
    )
  }

  /// Shortcuts and Siri look for definitions in apps. A framework can bring it there. Published apps have definitions for
  /// widgets in extensions alone, and their widgets work.
  private static func definitionOutsideApp(_ definition: ProjectDefinition, _ findings: inout Findings) {
    let owners = definition.owners
    guard definition.isForShortcuts, !owners.isEmpty, owners.allSatisfy({ $0.target.kind == .appExtension }),
      !definition.project.isInOtherBuild(definition.path)
    else { return }
    for (owner, index) in owners {
      let outline = definition.project.outlines[index]
      let apps = outline.targets.filter { $0.kind == .app && $0.dependencies.contains(owner.name) }
      guard let app = apps.first, apps.allSatisfy({ !definition.isIn($0, of: outline) }) else { continue }
      let how =
        outline.isBuilt
        ? "check the app under 'Target Membership' of the definition, and build again"
        : "check '\(app.name)' under 'Target Membership' of the definition"
      findings.report(
        .definitionOutsideApp,
        "'\(owner.name)' has '\(definition.definition.name)', but '\(app.name)' lacks it, and Shortcuts and Siri "
          + "look for intents in the app; \(how)",
        at: definition.location
      )
      return
    }
  }

  /// Real projects have at most about ten targets with a definition.
  private static let mostOwners = 50

  private static func classesGeneratedTwice(_ definition: ProjectDefinition, _ findings: inout Findings) {
    let generating = definition.owners.filter { $0.target.generatesClasses(of: definition.path) }
      .prefix(mostOwners)
    guard generating.contains(where: { $0.target.kind == .framework || $0.target.kind == .library }) else {
      return
    }
    for (owner, index) in generating {
      let outline = definition.project.outlines[index]
      guard !outline.isBuilt else { continue }
      let linked = outline.linkedLibraries(of: owner)
      let others = generating.filter { $0.outline == index && linked.contains($0.target.name) }
      guard let other = others.first?.target else { continue }
      findings.report(
        .classesGeneratedTwice,
        "'\(owner.name)' and '\(other.name)' both generate the classes of '\(definition.definition.name)', and a process "
          + "loads both; select the definition, and choose 'No Generated Classes' for '\(owner.name)'",
        at: definition.location
      )
      return
    }
  }

  private static func objectiveCClasses(_ definition: ProjectDefinition, _ findings: inout Findings) {
    for (owner, _) in definition.owners
    where owner.usesObjectiveCClasses && !owner.hasBridgingHeader && owner.kind != .framework
      && owner.generatesClasses(of: definition.path)
      && definition.project.sources.contains(where: owner.has)
    {
      findings.report(
        .objectiveCClasses,
        "'\(owner.name)' generates the classes of '\(definition.definition.name)' in Objective-C, and has no bridging "
          + "header through which its Swift could use them; set 'Intent Class Generation Language' to 'Swift'",
        at: definition.location
      )
      return
    }
  }
}

extension Findings {
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at location: SourceLocation,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: location, notes: notes))
  }
}

extension AppProject.Outline {
  /// `MyApp.xcodeproj`, `project.yml`, `MyApp.app`
  var name: String {
    FilePath.name(of: path.hasSuffix(".pbxproj") ? FilePath.folder(of: path) : path)
  }

  /// The frameworks and libraries that a process of the target loads.
  func linkedLibraries(of target: AppTarget) -> Set<String> {
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var (found, pending) = (Set<String>(), Array(target.dependencies))
    while let name = pending.popLast() {
      guard let other = byName[name], other.kind == .framework || other.kind == .library,
        found.insert(name).inserted
      else { continue }
      pending += other.dependencies
    }
    return found
  }
}

extension AppProject {
  /// Whether a package or another build system may build a file.
  func isInOtherBuild(_ path: String) -> Bool {
    otherBuilds.contains { $0.isEmpty || path.hasPrefix($0 + "/") }
  }
}

extension ProjectDefinition {
  /// Each bundle of a built app contains a copy.
  func isIn(_ target: AppTarget, of outline: AppProject.Outline) -> Bool {
    guard outline.isBuilt else { return target.has(path) }
    let name = FilePath.name(of: path)
    return target.files.contains { FilePath.name(of: $0) == name }
  }
}
