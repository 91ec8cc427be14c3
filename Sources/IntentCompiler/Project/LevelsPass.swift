import IntentDiagnostics

/// Gives diagnostics the severities that a call and its project want, and remembers which settings were of use.
///
/// What is nearest counts: the command line, then a place (the inner before the outer), then a file, then the
/// project.
package struct LevelsPass {
  private let levels: RuleLevels
  private let commandLine: [Rule: RuleLevels.Level]
  private let showsLints: Bool
  private let files: SettingFiles
  /// The settings by what they are about; of two about the same the first counts.
  private var table: [Key: Int] = [:]
  private let placeLimit: Int
  private var used: Set<Int> = []
  /// What is not shown because of a setting, in the order in which it was found.
  package private(set) var suppressed: [SuppressedDiagnostic] = []

  private struct Key: Hashable {
    var rule: Rule
    var file: String?
    var place: DefinitionPlace?
  }

  /// - Parameters:
  ///   - levels: What the project wants.
  ///   - configurationPath: Where `intentc.json` stands, from whose folder paths of files count.
  ///   - prefix: What the paths of a snapshot begin with.
  ///   - commandLine: What the call wants.
  ///   - showsLints: Whether lints are asked for.
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
    placeLimit = levels.settings.lazy.compactMap { $0.place?.text.utf8.count }.max() ?? -1
    for (index, setting) in levels.settings.enumerated() {
      let key = Key(rule: setting.rule, file: setting.file, place: setting.place)
      if table[key] == nil { table[key] = index }
    }
  }

  /// The diagnostics that are shown, with their severities and in their order.
  package mutating func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { apply(to: $0) }
  }

  private mutating func apply(to diagnostic: Diagnostic) -> Diagnostic? {
    var setting: RuleLevels.Setting?
    if let index = settingIndex(for: diagnostic) {
      used.insert(index)
      setting = levels.settings[index]
    }
    if let level = commandLine[diagnostic.rule] { setting = RuleLevels.Setting(diagnostic.rule, level) }
    let severity = setting.map(\.level.severity) ?? diagnostic.severity
    guard let severity, severity != .lint || showsLints else {
      if let setting, diagnostic.severity != .lint || showsLints {
        suppressed.append(SuppressedDiagnostic(diagnostic, by: setting))
      }
      return nil
    }
    var diagnostic = diagnostic
    // Who asks for lints wants them shown, counted and judged as warnings are.
    diagnostic.severity = severity == .lint ? .warning : severity
    return diagnostic
  }

  private func settingIndex(for diagnostic: Diagnostic) -> Int? {
    guard !table.isEmpty else { return nil }
    let file = diagnostic.location.flatMap { files[$0.file] }
    if placeLimit >= 0, let path = diagnostic.path {
      for place in DefinitionPlace.around(path, limit: placeLimit) {
        if let index = index(diagnostic.rule, file, place) { return index }
      }
    }
    return index(diagnostic.rule, file, nil)
  }

  private func index(_ rule: Rule, _ file: String?, _ place: DefinitionPlace?) -> Int? {
    file.flatMap { table[Key(rule: rule, file: $0, place: place)] }
      ?? table[Key(rule: rule, file: nil, place: place)]
  }

  /// What is to be said of suppressions that suppressed nothing.
  ///
  /// - Parameters:
  ///   - paths: The files that were read. A suppression for another file is not judged.
  ///   - isWholeProject: Whether every definition of the project was read. If not, a suppression for more than
  ///     one file is not judged.
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
              "there is no file '\(file)' in the folder of this configuration; remove what is set for it",
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
          "'\(setting.rule.name)' is not reported \(setting.words) any more; remove this line",
          at: setting.location
        )
      )
    }
    return diagnostics
  }

  /// Whether a rule that was not reported was looked for.
  private func isJudged(_ rule: Rule) -> Bool {
    rule != .unusedSuppression && rule.occasion == .check
      && (rule.severity != .lint || showsLints)
  }
}

extension RuleLevels.Setting {
  /// How far it reaches, in the words of a message.
  fileprivate var words: String {
    if let place { return "at '\(place.text)'" }
    if let file { return "in '\(file)'" }
    return "in this project"
  }
}
