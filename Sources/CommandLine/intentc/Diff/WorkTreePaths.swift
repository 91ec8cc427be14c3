import IntentConfigurations
import IntentDiagnostics

/// Replaces revision paths with repository paths, which pull requests show.
struct WorkTreePaths {
  private let old: String
  /// The prefix of paths in the new version; empty for the working folder.
  private let new: String
  private let folder: WorkFolder
  private let targets: [String: String]

  init(_ revisions: GitRevision.Range, targets: [String: String], _ folder: WorkFolder) {
    old = revisions.old.prefix
    new = revisions.new?.prefix ?? ""
    (self.targets, self.folder) = (targets, folder)
  }

  /// Replaces the paths in a report. Also removes the old version's line numbers, which don't match the new
  /// one.
  func shown(_ report: DiagnosticReport) -> DiagnosticReport {
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

  private func isOld(_ file: String) -> Bool { file.hasPrefix(old) && old != new }

  private func path(_ file: String) -> String {
    if let target = targets[file] { return target }
    let prefix = isOld(file) ? old : new
    let name = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    guard let path = try? folder.repositoryPath(of: name) else { return name }
    return prefix.isEmpty ? (try? folder.onDisk(path)) ?? path : path
  }
}
