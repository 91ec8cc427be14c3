import AppFacts
import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema

extension Rule {
  static let unknownIntentClass = Rule(
    "unknown-intent-class",
    .warning,
    "An Info.plist misspells the class of an intent"
  )
  static let restrictionWithoutSupport = Rule(
    "restriction-without-support",
    .warning,
    "An Info.plist restricts an intent that it does not support"
  )
  static let unlistedIntent = Rule(
    "unlisted-intent",
    .warning,
    "An extension has a handler for an intent that its Info.plist does not list"
  )
  static let unknownPrincipalClass = Rule(
    "unknown-principal-class",
    .warning,
    "An Info.plist misspells the class of an Intents extension"
  )
}

/// An Info.plist, with the names it should agree with.
struct ProjectInfoPlist {
  let plist: InfoPlist
  let classes: DefinedClasses
  /// The target whose `INFOPLIST_FILE` this is, with the names in its Swift files; `nil` if unknown.
  let target: (program: ProjectTarget, names: TargetNames)?
  /// Intents that the app or its extensions handle; `nil` if a list contains variables.
  let handled: Set<String>?

  static func all(
    _ project: AppProject,
    _ classes: DefinedClasses,
    _ swift: inout TargetSwift
  ) -> [ProjectInfoPlist] {
    var owners: [FoldedPath: [ProjectTarget]] = [:]
    for program in project.programs {
      for path in program.target.infoPlists { owners[FoldedPath(path), default: []].append(program) }
    }
    let handling = project.infoPlists.filter { $0.extensionPoint != "com.apple.intents-ui-service" }
    let listed = Set(handling.flatMap { $0.supported?.values.map(\.value) ?? [] })
    let handled = listed.contains { $0.contains("$") } ? nil : listed
    return project.infoPlists.map { plist in
      // Several targets can share a file.
      let programs = owners[plist.key] ?? []
      let isKnown = programs.count == 1 && programs[0].target.kind == .appExtension && plist.isOfIntents
      return ProjectInfoPlist(
        plist: plist,
        classes: classes,
        target: isKnown ? (programs[0], swift.names(of: programs[0])) : nil,
        handled: handled
      )
    }
  }
}

/// Checks an Info.plist against the definitions and the Swift of its target.
enum InfoPlistRules {
  static let plists = [
    Check(.unknownIntentClass, unknownIntentClass),
    Check(.restrictionWithoutSupport, restrictionWithoutSupport),
    Check(.unlistedIntent, unlistedIntent),
    Check(.unknownPrincipalClass, unknownPrincipalClass),
  ]

  /// A name unlike any class may belong to another module, or be obsolete.
  private static func unknownIntentClass(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    var seen: Set<String> = []
    for names in [element.plist.supported, element.plist.restricted].compactMap(\.self) {
      lazy var unlisted = element.classes.names(except: Set(names.values.map(\.value)))
      for name in names.values where !element.classes.contains(name.value) && !name.value.contains(".") {
        guard !name.value.contains("$"), !DefinedClasses.isOfApple(name.value),
          seen.insert(name.value).inserted
        else { continue }
        guard let meant = DefinedClasses.nearest(name.value, unlisted) else { continue }
        findings.report(
          .unknownIntentClass,
          "no definition contains an intent with the class '\(name.value.shortened)', which '\(names.key)' "
            + "lists; did you mean '\(meant)'?",
          at: element.plist.location(name.range)
        )
      }
    }
  }

  private static func restrictionWithoutSupport(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    guard let restricted = element.plist.restricted, let supported = element.plist.supported else { return }
    let listed = Set(supported.values.map(\.value))
    for name in restricted.values where element.classes.contains(name.value) && !listed.contains(name.value) {
      findings.report(
        .restrictionWithoutSupport,
        "'\(restricted.key)' lists '\(name.value)', but '\(supported.key)' does not, so devices may refuse "
          + "to install the app; add the intent there, or remove it here",
        at: element.plist.location(name.range)
      )
    }
  }

  private static func unlistedIntent(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    guard let (program, names) = element.target, names.isComplete, let supported = element.plist.supported,
      let handled = element.handled
    else { return }
    for (name, path) in names.handlers.sorted(by: { $0.key < $1.key })
    where element.classes.contains(name) && !handled.contains(name) {
      findings.report(
        .unlistedIntent,
        "'\(supported.key)' of '\(program.target.name)' does not list '\(name)', so the system never asks the "
          + "handler in '\(FilePath.name(of: path))'; add the class under 'Supported Intents'",
        at: element.plist.location(supported.values.first?.range),
        notes: [.init("this is the handler", at: SourceLocation(file: path))]
      )
    }
  }

  /// The class may also be in Objective-C, or in another module.
  private static func unknownPrincipalClass(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    guard let (program, names) = element.target, names.isComplete, !program.hasObjectiveC,
      let value = element.plist.principalClass
    else { return }
    let parts = value.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let modules = ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}", AppTarget.module(program.target.name)]
    guard parts.count == 2, modules.contains(parts[0]), !parts[1].contains("$"),
      !names.isDeclared(parts[1]), names.extensions.count == 1, let meant = names.extensions.first
    else { return }
    findings.report(
      .unknownPrincipalClass,
      "no source of '\(program.target.name)' declares '\(parts[1].shortened)', so the system cannot start "
        + "the extension; did you mean '\(meant)'?",
      at: element.plist.location(value.range)
    )
  }
}
