import IntentDiagnostics

/// Applies the levels of rules to diagnostics. The most specific setting wins: one on the command line, then
/// one for a file, and for the project.
package struct LevelsPass {
  private let levels: RuleLevels
  private let commandLine: [Rule: RuleLevels.Level]
  private let showsLints: Bool
  private let files: SettingFiles
  /// The first of two settings with the same scope wins.
  private var table: [Key: Int] = [:]
  private var used: Set<Int> = []
  package private(set) var suppressed: [SuppressedDiagnostic] = []

  /// The scope of a setting: a rule, everywhere or in one file.
  private struct Key: Hashable {
    var rule: Rule
    var file: String?
  }

  package init(
    _ levels: RuleLevels,
    configurationPath: String? = nil,
    prefix: String = "",
    commandLine: [Rule: RuleLevels.Level] = [:],
    showsLints: Bool = false
  ) {
    self.levels = levels
    self.commandLine = commandLine
    self.showsLints = showsLints
    files = SettingFiles(
      levels.settings.compactMap(\.file),
      configurationPath: configurationPath,
      prefix: prefix
    )
    for (index, setting) in levels.settings.enumerated() {
      let key = Key(rule: setting.rule, file: setting.file)
      if table[key] == nil { table[key] = index }
    }
  }

  /// Returns the diagnostics with the severities that the project wants. Moves suppressed ones to
  /// ``suppressed``.
  package mutating func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { apply(to: $0) }
  }

  private mutating func apply(to diagnostic: Diagnostic) -> Diagnostic? {
    if let index = settingIndex(for: diagnostic) { used.insert(index) }
    let setting = setting(for: diagnostic)
    let severity = setting.map(\.level.severity) ?? diagnostic.severity
    guard let severity, severity != .lint || showsLints else {
      if let setting, diagnostic.severity != .lint || showsLints {
        suppressed.append(SuppressedDiagnostic(diagnostic, by: setting))
      }
      return nil
    }
    var diagnostic = diagnostic
    diagnostic.severity = severity == .lint ? .warning : severity
    return diagnostic
  }

  /// The setting that decides about a diagnostic; `nil` if its rule keeps its own severity.
  package func setting(for diagnostic: Diagnostic) -> RuleLevels.Setting? {
    if let level = commandLine[diagnostic.rule] { return RuleLevels.Setting(diagnostic.rule, level) }
    return settingIndex(for: diagnostic).map { levels.settings[$0] }
  }

  private func settingIndex(for diagnostic: Diagnostic) -> Int? {
    guard !table.isEmpty else { return nil }
    let file = diagnostic.location.flatMap { files[$0.file] }
    return file.flatMap { table[Key(rule: diagnostic.rule, file: $0)] } ?? table[Key(rule: diagnostic.rule)]
  }

  /// Reports suppressions without effect. If only a part of the project was read, reports only those for
  /// single files.
  func unused(paths: [String], isWholeProject: Bool) -> [Diagnostic] {
    let read = Set(paths.compactMap { files[$0] })
    var missing: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for (index, setting) in levels.settings.enumerated() where !used.contains(index) && setting.isSuppression
    {
      if let file = setting.file, !read.contains(file) {
        if files.isMissing(file), missing.insert(file).inserted {
          diagnostics.append(
            Diagnostic(
              .unusedSuppression,
              "there is no file '\(file)' in the folder of this configuration; remove its settings",
              at: setting.location
            )
          )
        }
        continue
      }
      guard setting.file != nil || isWholeProject, isJudged(setting.rule) else { continue }
      diagnostics.append(
        Diagnostic(
          .unusedSuppression,
          "'\(setting.rule.name)' is no longer reported \(setting.words); remove this line",
          at: setting.location
        )
      )
    }
    return diagnostics
  }

  private func isJudged(_ rule: Rule) -> Bool {
    rule != .unusedSuppression && rule.occasion == .check
      && (rule.severity != .lint || showsLints)
  }
}

extension RuleLevels.Setting {
  fileprivate var words: String {
    if let file { return "in '\(file)'" }
    return "in this project"
  }
}

/// Finds the file named in a setting of `intentc.json` for the path of a diagnostic. Two paths of one file
/// match.
struct SettingFiles {
  private var paths: [String: String] = [:]
  private var identities: [FileSystem.Identity: String] = [:]
  private var missing: Set<String> = []

  init(_ names: [String], configurationPath: String?, prefix: String = "") {
    let folder = configurationPath.map { FilePath.folder(of: ProjectFiles(prefix: prefix).bare($0)) } ?? ""
    for name in Set(names) {
      let path = name.hasPrefix("/") ? name : FilePath.join(folder, name)
      guard prefix.isEmpty else {
        paths[prefix + FilePath.shortened(path)] = name
        continue
      }
      paths[path] = name
      if let (_, identity) = try? FileSystem.status(of: path) {
        identities[identity] = name
      } else {
        missing.insert(name)
      }
    }
  }

  subscript(path: String) -> String? {
    guard !paths.isEmpty else { return nil }
    if let name = paths[path] { return name }
    guard !identities.isEmpty, let (_, identity) = try? FileSystem.status(of: path) else { return nil }
    return identities[identity]
  }

  func isMissing(_ name: String) -> Bool {
    missing.contains(name)
  }
}
