import IntentCompiler
import IntentDefinition
import IntentDiagnostics
import IntentSchema
import IntentText

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
  /// The classes of all definitions, as Xcode names them.
  let classes: [String]
  /// The target whose `INFOPLIST_FILE` this is, with the names in its Swift files; `nil` if unknown.
  let target: (target: AppTarget, names: TargetNames)?
  /// Intents that the app handles itself.
  let handledByApp: Set<String>

  init(
    _ plist: InfoPlist,
    _ classes: [String],
    _ project: AppProject,
    _ programs: [AppProject.Program],
    _ handlers: inout HandlerNames
  ) {
    self.plist = plist
    self.classes = classes
    let owners = programs.filter { $0.target.infoPlist == plist.path }
    // Several targets can share a file.
    target =
      owners.count == 1 && owners[0].target.kind == .appExtension
      ? (owners[0].target, handlers.names(of: owners[0])) : nil
    handledByApp = Set(
      project.infoPlists.filter { $0.extensionPoint == nil }.flatMap {
        $0.supported?.values.map(\.value) ?? []
      }
    )
  }
}

/// What an Info.plist says about intents, against the definitions and the Swift of its target.
enum InfoPlistRules {
  static let plists = [
    Check(.unknownIntentClass, unknownIntentClass),
    Check(.restrictionWithoutSupport, restrictionWithoutSupport),
    Check(.unlistedIntent, unlistedIntent),
    Check(.unknownPrincipalClass, unknownPrincipalClass),
  ]

  /// A name that resembles no class can belong to another module, or be of no importance any more.
  private static func unknownIntentClass(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    let known = Set(element.classes)
    var seen: Set<String> = []
    for names in [element.plist.supported, element.plist.restricted, element.plist.activityTypes] {
      guard let names else { continue }
      let listed = Set(names.values.map(\.value))
      for name in names.values where !known.contains(name.value) && !name.value.contains(".") {
        // Other activity types are names of another kind.
        guard names.key != "NSUserActivityTypes" || name.value.hasSuffix("Intent") else { continue }
        guard !name.value.contains("$"), !IntentClass.isOfApple(name.value), seen.insert(name.value).inserted,
          let meant = IntentClass.nearest(
            name.value,
            element.classes.filter { !listed.contains($0) },
            &findings
          )
        else { continue }
        findings.report(
          .unknownIntentClass,
          "no definition has an intent with the class '\(name.value.shortened)', which '\(names.key)' lists; did you "
            + "mean '\(meant)'?",
          at: element.plist.location(name.range)
        )
      }
    }
  }

  private static func restrictionWithoutSupport(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    guard let restricted = element.plist.restricted, let supported = element.plist.supported else { return }
    let listed = Set(supported.values.map(\.value))
    let known = Set(element.classes)
    for name in restricted.values where known.contains(name.value) && !listed.contains(name.value) {
      findings.report(
        .restrictionWithoutSupport,
        "'\(restricted.key)' lists '\(name.value)', but '\(supported.key)' does not, so the restriction has no effect; "
          + "add the intent there, or remove it here",
        at: element.plist.location(name.range)
      )
    }
  }

  private static func unlistedIntent(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    guard element.plist.extensionPoint == "com.apple.intents-service", let target = element.target,
      let supported = element.plist.supported, !supported.values.contains(where: { $0.value.contains("$") })
    else { return }
    let listed = Set(supported.values.map(\.value)).union(element.handledByApp)
    for name in element.classes where !listed.contains(name) {
      guard let path = target.names.handlers[name + "Handling"] else { continue }
      findings.report(
        .unlistedIntent,
        "'\(supported.key)' of '\(target.target.name)' does not list '\(name)', so the system never asks the "
          + "handler in '\(FilePath.name(of: path))'; add the class under 'Supported Intents'",
        at: element.plist.location(supported.values.first?.range),
        notes: [.init("this is the handler", at: SourceLocation(file: path))]
      )
    }
  }

  private static func unknownPrincipalClass(_ element: ProjectInfoPlist, _ findings: inout Findings) {
    guard element.plist.extensionPoint == "com.apple.intents-service", let target = element.target,
      let value = element.plist.principalClass,
      let name = value.value.split(separator: ".").last.map(String.init), !name.contains("$"),
      !target.names.isDeclared(name), target.names.extensions.count == 1,
      let meant = target.names.extensions.first
    else { return }
    findings.report(
      .unknownPrincipalClass,
      "no source of '\(target.target.name)' declares '\(name.shortened)', so the system cannot start the extension; "
        + "did you mean '\(meant)'?",
      at: element.plist.location(value.range)
    )
  }
}
