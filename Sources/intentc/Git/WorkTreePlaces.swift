import IntentDiagnostics
import IntentSchema

/// Puts what is said of revisions at the files of the repository, where a pull request shows it: each path counts
/// from the repository's root.
struct WorkTreePlaces {
  /// What the paths of the old version begin with.
  private let old: String
  /// What those of the new version begin with; empty for the working folder.
  private let new: String
  private let folder: WorkFolder
  /// The files that links lead to, by the paths that lead over them.
  private let targets: [String: String]

  init(_ revisions: GitRevision.Range, _ comparison: GitComparison, _ folder: WorkFolder) {
    old = revisions.old.prefix
    new = revisions.new?.prefix ?? ""
    targets = comparison.targets
    self.folder = folder
  }

  /// A report with the places in the repository. What only the old version has is said of its file: its lines are
  /// no lines of the new one.
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

  /// Two names of one commit have no differences to show.
  private func isOld(_ file: String) -> Bool { file.hasPrefix(old) && old != new }

  private func path(_ file: String) -> String {
    if let target = targets[file] { return target }
    let prefix = isOld(file) ? old : new
    let name = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    guard let path = try? folder.repositoryPath(of: name) else { return name }
    return prefix.isEmpty ? (try? folder.onDisk(path)) ?? path : path
  }
}
