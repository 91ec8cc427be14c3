import AppFacts
import IntentDiagnostics
import IntentLocalisation

/// Reads the targets in XcodeGen's `project.yml`.
struct XcodeGenManifest {
  private(set) var targets: [AppTarget] = []
  /// The name of the Xcode project; `nil` if unknown.
  let project: String?
  /// `nil` if unknown.
  private(set) var developmentLanguage: String?
  /// Whether parts of the project may be elsewhere: in included files, templates or variables.
  private(set) var isPartial = false
  /// The lowest system versions of targets that state none.
  private let usual: [AppSystem: String]
  private let templates: [String: Template]
  /// The files to compare with patterns.
  private let files: [(path: String, folded: FoldedPath)]
  /// How many patterns may be compared with each file.
  private var patternsLeft = 200

  /// Real targets take over at most about five.
  private static let templateLimit = 50

  /// A template's facts, and the folder that its paths start from.
  private typealias Template = (facts: PlainYAML, folder: String)

  /// - Parameters:
  ///   - files: All that the sources of a target may be.
  ///   - read: Reads a file that the manifest includes.
  init(
    _ text: String,
    in folder: String,
    files: [(path: String, folded: FoldedPath)] = [],
    reading read: (String) -> [UInt8]? = { _ in nil }
  ) {
    let parts = IncludedYAML.files(text, in: folder, reading: read)
    project = parts.lazy.compactMap { $0.root["name"]?.text }.first
    let language = parts[0].root["options"]?["developmentLanguage"]?.text ?? "en"
    developmentLanguage = TableLanguage.names([language]).first
    isPartial = parts.contains { !$0.includesAll || !$0.isWhole || $0.root["projectReferences"] != nil }
    usual = Self.versions(parts.lazy.compactMap { $0.root["options"]?["deploymentTarget"] }.first)
    let templates = parts.flatMap { part in
      (part.root["targetTemplates"]?.members ?? []).map { ($0.name, (facts: $0.value, folder: part.folder)) }
    }
    self.templates = Dictionary(firsts: templates)
    self.files = files
    var indices: [String: Int] = [:]
    for part in parts {
      for (name, facts) in part.root["targets"]?.members ?? [] {
        let target = target(name, whole(facts, of: name, in: part.folder), part)
        if let index = indices[name] {
          targets[index].add(target)
        } else {
          indices[name] = targets.count
          targets.append(target)
        }
      }
    }
  }

  /// The facts of a target, merged with its templates.
  private mutating func whole(_ facts: PlainYAML, of name: String, in folder: String) -> PlainYAML {
    var names: [String] = []
    var pending = Self.templateNames(facts)
    while let next = pending.popLast() {
      guard !names.contains(next) else { continue }
      guard names.count < Self.templateLimit else {
        isPartial = true
        break
      }
      names.append(next)
      pending += templates[next].map { Self.templateNames($0.facts) } ?? []
    }
    guard !names.isEmpty else { return facts }
    let used = names.compactMap { templates[$0] }
    // Paths in a template of another folder are relative to that folder.
    let isElsewhere = used.contains { template in
      template.folder != folder && ["sources", "resources", "info"].contains { template.facts[$0] != nil }
    }
    if used.count < names.count || isElsewhere { isPartial = true }
    let all = used.reduce(facts) { $0.merged(onto: $1.facts) }
    var variables = ["target_name": name]
    for (name, value) in all["templateAttributes"]?.members ?? [] { variables[name] = value.text }
    return all.replacing(variables)
  }

  private static func templateNames(_ facts: PlainYAML) -> [String] {
    (facts["templates"].map { $0.elements ?? [$0] } ?? []).compactMap(\.text)
  }

  /// Reads a target. If its facts may be different elsewhere, the manifest is partial.
  private mutating func target(_ name: String, _ facts: PlainYAML, _ file: IncludedYAML) -> AppTarget {
    let folder = file.folder
    var target = AppTarget(name)
    target.manifest = file.path
    let type = facts["type"]?.text ?? ""
    target.kind = Self.kind(type)
    target.isOfWatch = type.contains("watch")
    if type.contains("framework") || type.contains("library") {
      target.module = AppTarget.module(facts["productName"]?.text ?? name)
    }
    // A variable of the environment, or a part that replaces another file's part, can change the target.
    let usedFacts = ["type", "sources", "resources", "info", "dependencies"].compactMap { facts[$0] }
    if name.contains("${") || usedFacts.contains(where: { $0.contains("${") })
      || facts.members.contains(where: { $0.name.hasSuffix(":REPLACE") })
    {
      isPartial = true
    }
    let sources = ["sources", "resources"].flatMap { label in facts[label].map { $0.elements ?? [$0] } ?? [] }
    for value in sources { add(value, to: &target.membership, in: folder) }
    // If one source excludes a file, another source of the same folder can include it.
    let paths = sources.compactMap { $0.text ?? $0["path"]?.text }
    if Set(paths).count < paths.count,
      sources.contains(where: { $0["includes"] != nil || $0["excludes"] != nil })
    {
      isPartial = true
    }
    // Another source can bring an excluded folder back.
    for folder in target.membership.folders where !target.membership.exceptions.isEmpty {
      target.membership.exceptions.subtract(([folder] + folder.folders).map { LocaleFreePath($0.text) })
      if !target.membership.folders.isDisjoint(with: folder.folders) { isPartial = true }
    }
    target.dependencies = Set((facts["dependencies"]?.elements ?? []).compactMap { $0["target"]?.text })
    // Without a path here, XcodeGen looks for an Info.plist in the sources.
    if let path = (facts["info"]?["path"] ?? facts["settings"]?["INFOPLIST_FILE"])?.text {
      target.infoPlists = [FilePath.shortened(FilePath.join(folder, path))]
    }
    target.minimums = Self.minimums(facts, usual)
    target.products = Self.products(facts["dependencies"]?.elements ?? [])
    return target
  }

  /// Adds a file or a folder of sources. Patterns can choose files in a folder.
  private mutating func add(_ value: PlainYAML, to sources: inout FileMembership, in folder: String) {
    guard value["buildPhase"]?.text != "none", let path = value.text ?? value["path"]?.text else { return }
    let home = FilePath.shortened(FilePath.join(folder, path))
    if value["attributes"]?.elements?.contains(where: { $0.text == "no_codegen" }) == true {
      sources.withoutClasses.insert(LocaleFreePath(home))
    }
    if let included = value["includes"]?.elements, !included.isEmpty {
      sources.files.formUnion(matches(included, in: home).map(FoldedPath.init))
    } else {
      sources.add([path], in: folder)
    }
    guard let excluded = value["excludes"]?.elements else { return }
    sources.exceptions.formUnion(Self.excluded(excluded, in: home))
    let matching = matches(excluded, in: home)
    sources.exceptions.formUnion(matching.map(LocaleFreePath.init))
    sources.files.subtract(matching.map(FoldedPath.init))
  }

  /// The project's files in a folder that match one of the patterns. Too many patterns, or one in an unknown
  /// syntax, leave the targets' files unknown.
  private mutating func matches(_ patterns: [PlainYAML], in folder: String) -> [String] {
    let filePatterns = patterns.compactMap(\.text).filter { !$0.isEmpty }.compactMap { FilePattern($0) }
    patternsLeft -= patterns.count
    guard filePatterns.count == patterns.count, patternsLeft >= 0 else {
      isPartial = true
      return []
    }
    let start = folder.isEmpty ? "" : FoldedPath(folder).text + "/"
    let depth = start.split(separator: "/").count
    return files.filter { file in
      guard file.folded.text.hasPrefix(start) else { return false }
      let names = Array(file.path.split(separator: "/").dropFirst(depth))
      return filePatterns.contains { $0.matches(names) }
    }
    .map(\.path)
  }

  /// Excluded files and folders. Leaves patterns to ``matches(_:in:)``, except for all contents of a
  /// folder.
  private static func excluded(_ values: [PlainYAML], in folder: String) -> [LocaleFreePath] {
    values.compactMap(\.text).map { text in
      ["/**", "/*"].first(where: text.hasSuffix).map { String(text.dropLast($0.count)) } ?? text
    }
    .filter { !$0.contains("*") }
    .map { LocaleFreePath(FilePath.shortened(FilePath.join(folder, $0))) }
  }

  private static func kind(_ type: String) -> AppTarget.Kind {
    switch type {
    case "application": .app
    case "app-extension", "extensionkit-extension", "app-extension.intents-service": .appExtension
    case "bundle.ui-testing": .userInterfaceTests
    default: type.contains("framework") ? .framework : type.contains("library") ? .library : .other
    }
  }

  private static func minimums(_ facts: PlainYAML, _ usual: [AppSystem: String]) -> [AppSystem: Double] {
    let platforms = facts["platform"].map { ($0.elements ?? [$0]).compactMap(\.text) } ?? ["iOS"]
    let own = versions(facts["deploymentTarget"])
    return AppSystem.allCases.reduce(into: [:]) { result, system in
      guard platforms.contains(system.rawValue) else { return }
      result[system] = (own[system] ?? usual[system]).flatMap(AppSystem.version)
    }
  }

  /// Reads one version for all systems, or a version for each.
  private static func versions(_ value: PlainYAML?) -> [AppSystem: String] {
    AppSystem.allCases.reduce(into: [:]) { $0[$1] = value?.text ?? value?[$1.rawValue]?.text }
  }

  private static func products(_ dependencies: [PlainYAML]) -> Set<String> {
    Set(
      dependencies.flatMap { dependency -> [String] in
        guard let package = dependency["package"]?.text else { return [] }
        let several = dependency["products"]?.elements?.compactMap(\.text) ?? []
        return several.isEmpty ? [dependency["product"]?.text ?? package] : several
      }
    )
  }
}

extension AppTarget {
  /// Adds the facts about the target from another file.
  fileprivate mutating func add(_ other: AppTarget) {
    if kind == .other { kind = other.kind }
    isOfWatch = isOfWatch || other.isOfWatch
    module = module ?? other.module
    if infoPlists.isEmpty { infoPlists = other.infoPlists }
    membership.formUnion(other.membership)
    dependencies.formUnion(other.dependencies)
    products.formUnion(other.products)
    minimums.merge(other.minimums) { first, _ in first }
  }
}
