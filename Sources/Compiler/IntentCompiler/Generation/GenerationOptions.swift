/// The settings that decide what code is generated for a module.
package struct GenerationOptions: Sendable {
  package var accessLevel: AccessLevel
  package var namespace: String?
  package var isSplit: Bool
  package var renames: Renames
  package var backends: Set<BackendName>
  /// `nil` for the prefix in each definition.
  package var classPrefix: String?
  package var appIntents: AppIntentsOptions
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

  /// App Intents need configurations, unless another module contains the configurations.
  package var includesConfigurations: Bool {
    backends.contains(.configuration) || backends.contains(.appIntents) && appIntents.imports.isEmpty
  }

  package var usesConfigurations: Bool { backends.contains(.configuration) || backends.contains(.appIntents) }
}

/// The access level of generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`
  case package
  case `internal`

  package var modifier: String {
    self == .internal ? "" : "\(rawValue) "
  }
}

/// `minimumSystem`: the systems that were released in the same year, named after that year's iOS version.
package enum SystemRelease: Int, Comparable, CaseIterable, Sendable {
  case iOS16 = 16
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// A platform of Apple, as the setting `minimumSystem` names it.
  package enum System: String, CaseIterable, Sendable {
    case iOS, macOS, watchOS, tvOS, visionOS
  }

  package static func < (left: SystemRelease, right: SystemRelease) -> Bool { left.rawValue < right.rawValue }

  package init(_ system: System, version: Int) {
    self = Self.allCases.last { $0.version(of: system) <= version } ?? .iOS16
  }

  package func version(of system: System) -> Int {
    switch (self, system) {
    case (.iOS26, _), (_, .iOS), (_, .tvOS): rawValue
    case (_, .macOS): rawValue - 3
    case (_, .watchOS): rawValue - 7
    case (_, .visionOS): rawValue - 16
    }
  }
}
