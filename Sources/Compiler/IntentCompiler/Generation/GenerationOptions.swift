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
  /// The intents whose App Intents take over the configurations of placed widgets.
  package var migratedIntents: MigratedIntents
  /// The oldest systems that the generated code has to support.
  package var minimumSystem: SystemRelease

  package init(
    accessLevel: AccessLevel = .public,
    namespace: String? = nil,
    isSplit: Bool = false,
    renames: Renames = Renames(),
    backends: Set<BackendName> = [.configuration],
    classPrefix: String? = nil,
    migratedIntents: MigratedIntents = .all,
    minimumSystem: SystemRelease = .iOS16
  ) {
    self.accessLevel = accessLevel
    self.namespace = namespace
    self.isSplit = isSplit
    self.renames = renames
    self.backends = backends
    self.classPrefix = classPrefix
    self.migratedIntents = migratedIntents
    self.minimumSystem = minimumSystem
  }

  /// Whether to generate configurations, which App Intents need too.
  package var includesConfigurations: Bool {
    backends.contains(.configuration) || backends.contains(.appIntents)
  }
}
