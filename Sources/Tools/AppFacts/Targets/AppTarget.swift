/// A target of an app's project, with the files that it builds. Tells, for example, who builds a definition.
package struct AppTarget: Sendable, Equatable {
  /// The target's product. Targets for other tests, watches and scripts are `other`.
  package enum Kind: String, Sendable {
    case app, appExtension, framework, library, userInterfaceTests, other

    /// Whether it has an Info.plist for the system.
    package var isProgram: Bool { self == .app || self == .appExtension }
  }

  package let name: String
  /// The folder of the project or manifest that declares it. If the folder contains several projects, the
  /// project.
  package var home = ""
  package var kind = Kind.other
  /// `nil` for programs and bundles.
  package var module: String?
  /// The identifier of the bundle, if all configurations have the same.
  package var bundle: String?
  /// Whether it runs on a watch, even as one of the two parts of an older watch app.
  package var isOfWatch = false
  /// Whether other targets contain its code, although it is a framework.
  package var isStatic = false
  package var membership = FileMembership()
  /// Names of the targets that this one builds, links or embeds.
  package var dependencies: Set<String> = []
  /// The lowest versions that the target deploys to. Unknown for missing entries.
  package var minimums: [AppSystem: Double] = [:]
  /// Settings of the lowest versions with a value that was not read, such as an unknown variable.
  package var unreadMinimums: [AppSystem: String] = [:]
  /// The products of packages that the target links.
  package var products: Set<String> = []
  /// The paths of the Info.plists, in the order of the configurations that name them.
  package var infoPlists: [String] = []
  /// Whether `infoPlists` covers all configurations.
  package var knowsInfoPlists = false
  /// Each configuration's entitlements file, for rights such as a group of apps.
  package var entitlements: Set<String> = []
  /// The headers for Swift with a known path.
  package var bridgingHeaders: Set<String> = []
  /// XcodeGen's or Tuist's, from which the Xcode project is generated.
  package var manifest: String?
  /// The `Package.swift` of a package's target.
  package var package: String?
  /// The names of the package's build plugins for the target.
  package var plugins: [String] = []

  package init(_ name: String) {
    self.name = name
  }

  /// Tells targets of one name in different projects apart. Only a project and the manifest that generates it
  /// share keys.
  package var key: String { "\(home)/\(name)" }

  /// Whether it builds, links or embeds another target of its project.
  package func depends(on other: AppTarget) -> Bool {
    home == other.home && dependencies.contains(other.name)
  }

  /// Whether it is an app. An older watch app has a target for its resources, and this one for its code.
  package var isApp: Bool { kind == .app || kind == .other && isOfWatch }

  package func has(_ path: String) -> Bool { membership.has(path) }

  /// Whether the target builds the definition, and Xcode generates its classes.
  package func generatesClasses(of definition: String) -> Bool {
    !membership.withoutClasses.contains(LocaleFreePath(definition))
  }

  /// How Swift spells the name of a product as a module.
  package static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
