/// Options of the generated Swift.
package struct GenerationOptions: Sendable {
  /// The access level of the declarations.
  package var accessLevel: AccessLevel
  /// The caseless enum that contains everything; `nil` for none.
  package var namespace: String?
  /// Whether each declaration gets its own file.
  package var isSplit: Bool
  /// The Swift names that the project chooses.
  package var renames: Renames
  /// What to generate.
  package var backends: Set<BackendName>
  /// The prefix of the names of classes; `nil` for the one in each definition.
  package var classPrefix: String?
  /// What only App Intents use.
  package var appIntents: AppIntentsOptions
  /// The oldest systems that the generated code has to support.
  package var minimumSystem: SystemRelease

  package init(
    accessLevel: AccessLevel = .public,
    namespace: String? = nil,
    isSplit: Bool = false,
    renames: Renames = Renames(),
    backends: Set<BackendName> = [.configuration],
    classPrefix: String? = nil,
    appIntents: AppIntentsOptions = AppIntentsOptions(),
    minimumSystem: SystemRelease = .iOS16
  ) {
    self.accessLevel = accessLevel
    self.namespace = namespace
    self.isSplit = isSplit
    self.renames = renames
    self.backends = backends
    self.classPrefix = classPrefix
    self.appIntents = appIntents
    self.minimumSystem = minimumSystem
  }

  /// Whether to generate configurations. App Intents need them, too, unless another module has them.
  package var includesConfigurations: Bool {
    backends.contains(.configuration) || backends.contains(.appIntents) && appIntents.imports.isEmpty
  }

  /// Whether the generated code refers to configurations.
  package var usesConfigurations: Bool { backends.contains(.configuration) || backends.contains(.appIntents) }
}

/// The access level of the generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`
  case package
  case `internal`

  /// The modifier of a declaration, followed by a space; empty for `internal`.
  package var modifier: String {
    self == .internal ? "" : "\(rawValue) "
  }
}

/// The systems that Apple released in one year, by the version of iOS: `minimumSystem`.
package enum SystemRelease: Int, Comparable, CaseIterable, Sendable {
  case iOS16 = 16
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// A system with a version of its own.
  package enum System: String, CaseIterable, Sendable {
    case iOS, macOS, watchOS, tvOS, visionOS
  }

  package static func < (left: SystemRelease, right: SystemRelease) -> Bool { left.rawValue < right.rawValue }

  /// The newest release that a version of a system includes; iOS 16 for older ones.
  ///
  /// - Parameter version: The major version: 15 of macOS 15.5.
  package init(_ system: System, version: Int) {
    self = Self.allCases.last { $0.version(of: system) <= version } ?? .iOS16
  }

  /// The major version of a system in this release.
  package func version(of system: System) -> Int {
    switch (self, system) {
    case (.iOS26, _), (_, .iOS), (_, .tvOS): rawValue
    case (_, .macOS): rawValue - 3
    case (_, .watchOS): rawValue - 7
    case (_, .visionOS): rawValue - 16
    }
  }
}
