import IntentDiagnostics

/// The Swift of a module: named and checked, not yet rendered.
struct Rendering: Sendable {
  /// Renders the configurations; `nil` if they are not wanted.
  var configurations: SwiftGenerator?
  /// What the other back ends write.
  var backends: [BackendPlan]

  /// Renders all files.
  ///
  /// - Parameter jobs: The number of files to render concurrently.
  func files(jobs: Int) -> [GeneratedFile] {
    var files = configurations?.files(jobs: jobs) ?? []
    for plan in backends {
      files += Array(plan.fileNames.indices).concurrentMap(jobs: jobs, plan.render)
    }
    return files
  }
}
