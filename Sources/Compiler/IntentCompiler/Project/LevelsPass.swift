import IntentDefinition
import IntentDiagnostics

/// The most specific setting wins: one on the command line, then one for a place (inner before outer), for a
/// file, and for the project.
package struct LevelsPass {
  private let levels: RuleLevels
  private let commandLine: [Rule: RuleLevels.Level]
  private let showsLints: Bool
  private let files: SettingFiles
  /// The first of two settings with the same scope wins.
  private var table: [Key: Int] = [:]
  private let placeLimit: Int
  private var used: Set<Int> = []
  package private(set) var suppressed: [SuppressedDiagnostic] = []

  private struct Key: Hashable {
    var rule: Rule
    var file: String?
    var place: DefinitionPlace?
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
    placeLimit = levels.settings.lazy.compactMap { $0.place?.text.utf8.count }.max() ?? -1
    for (index, setting) in levels.settings.enumerated() {
      let key = Key(rule: setting.rule, file: setting.file, place: setting.place)
      if table[key] == nil { table[key] = index }
    }
  }

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

  /// If only a part of the project was read, reports only suppressions for single files.
  func unused(paths: [String], isWholeProject: Bool, definitions: [Definition]) -> [Diagnostic] {
    let read = Set(paths.compactMap { files[$0] })
    let places = DefinitionPlaces(placeLimit >= 0 ? definitions : [], limit: placeLimit)
    var missing: Set<String> = []
    var missingPlaces: Set<DefinitionPlace> = []
    var diagnostics: [Diagnostic] = []
    for (index, setting) in levels.settings.enumerated() where !used.contains(index) {
      if let place = setting.place, !places.contains(place),
        setting.file.map(read.contains) ?? isWholeProject
      {
        if missingPlaces.insert(place).inserted {
          diagnostics.append(
            Diagnostic(
              .unusedSuppression,
              "there is no '\(place.text)' in the definitions; correct the place, or remove its settings",
              at: setting.location
            )
          )
        }
        continue
      }
      guard setting.isSuppression else { continue }
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
    if let place { return "at '\(place.text)'" }
    if let file { return "in '\(file)'" }
    return "in this project"
  }
}

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

struct DefinitionPlaces {
  private var all: Set<DefinitionPlace> = []
  private let limit: Int

  init(_ definitions: [Definition], limit: Int) {
    self.limit = limit
    for definition in definitions {
      for (index, intent) in definition.intents.enumerated() {
        insert(definition, [.intent(index)] + intent.parameters.indices.map { .parameter(index, $0) })
        guard let response = intent.response else { continue }
        insert(definition, [.response(index)])
        insert(definition, response.codes.indices.map { .responseCode(index, $0) })
        insert(definition, response.parameters.indices.map { .responseParameter(index, $0) })
      }
      for (index, enumeration) in definition.enums.enumerated() {
        insert(definition, [.enumeration(index)] + enumeration.cases.indices.map { .enumCase(index, $0) })
      }
      for (index, type) in definition.types.enumerated() {
        insert(definition, [.type(index)] + type.properties.indices.map { .property(index, $0) })
      }
    }
  }

  private mutating func insert(_ definition: Definition, _ elements: [ElementSite]) {
    for element in elements {
      let path = DefinitionSite(definition, element).path()
      all.formUnion(DefinitionPlace.around(path, limit: limit))
    }
  }

  /// A place in keys always counts as contained, because it may lead to a single value, which isn't listed
  /// here.
  func contains(_ place: DefinitionPlace) -> Bool {
    place.text.utf8.contains(UInt8(ascii: "[")) || all.contains(place)
  }
}
