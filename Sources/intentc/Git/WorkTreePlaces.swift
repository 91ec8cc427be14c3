import ArgumentParser
import IntentCompiler
import IntentSchema

/// Puts what is said of revisions at the files of the repository, where a pull request shows it: each path counts
/// from the repository's root.
struct WorkTreePlaces {
  /// What the paths of the old version begin with.
  private let old: String
  /// What those of the new version begin with; empty for the working folder.
  private let new: String
  /// The repository's root.
  private let root: String
  /// The way from there to the working folder.
  private let folder: String

  init(_ revisions: GitRevision.Range) throws {
    old = revisions.old.prefix
    new = revisions.new?.prefix ?? ""
    do throws(Git.Failure) {
      root = try Git.line(["rev-parse", "--show-toplevel"]) ?? ""
      folder = try Git.line(["rev-parse", "--show-prefix"]) ?? ""
    } catch {
      throw ValidationError(error.message + ".")
    }
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
    let prefix = isOld(file) ? old : new
    let name = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    guard !name.hasPrefix("/") else {
      return name.hasPrefix(root + "/") ? String(name.dropFirst(root.count + 1)) : name
    }
    var parts: [Substring] = []
    for part in (folder + name).split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
