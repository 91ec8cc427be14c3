import IntentDiagnostics

/// Replaces the paths of revisions in a report by repository paths, which pull requests show.
struct WorkTreePlaces {
  /// The prefix of paths of the old version.
  private let old: String
  /// The prefix of paths of the new version; empty for the working folder.
  private let new: String
  private let folder: WorkFolder
  /// The targets of links, by the paths that a report shows.
  private let targets: [String: String]

  init(_ revisions: GitRevision.Range, _ comparison: GitComparison, _ folder: WorkFolder) {
    old = revisions.old.prefix
    new = revisions.new?.prefix ?? ""
    targets = comparison.targets
    self.folder = folder
  }

  /// A report with repository paths. Locations in the old version lose their lines, which are not those of the new
  /// version.
  func placed(_ report: DiagnosticReport) -> DiagnosticReport {
    var report = report
    for index in report.sources.indices where !isOld(report.sources[index].path) {
      report.sources[index].path = path(report.sources[index].path)
    }
    for index in report.diagnostics.indices {
      guard let location = report.diagnostics[index].location else { continue }
      report.diagnostics[index].location = SourceLocation(
        file: path(location.file),
        range: isOld(location.file) ? nil : location.range
      )
    }
    return report
  }

  // Two names of one commit have no differences.
  private func isOld(_ file: String) -> Bool { file.hasPrefix(old) && old != new }

  private func path(_ file: String) -> String {
    if let target = targets[file] { return target }
    let prefix = isOld(file) ? old : new
    let name = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    guard let path = try? folder.repositoryPath(of: name) else { return name }
    return prefix.isEmpty ? (try? folder.onDisk(path)) ?? path : path
  }
}
