extension ProjectConfiguration {
  /// The keys at the top level of `intentc.json`.
  package enum Key: String, CaseIterable, Sendable {
    case accepted, accessLevel, backends, bundle, classPrefix, controls, dependsOn, formerly, imports, lists
    case migrates, minimumSystem, namespace, opensApp, releases, renames, rules, files

    /// Whether the value names elements of a module or paths, which mean nothing to another module.
    package var isOfOneModule: Bool {
      switch self {
      case .accepted, .controls, .dependsOn, .files, .formerly, .lists, .migrates, .opensApp, .releases,
        .renames:
        true
      case .accessLevel, .backends, .bundle, .classPrefix, .imports, .minimumSystem, .namespace, .rules: false
      }
    }
  }
}
