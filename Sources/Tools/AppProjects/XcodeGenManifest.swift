import AppFacts
import IntentDiagnostics
import IntentLocalisation

/// XcodeGen's `project.yml`.
struct XcodeGenManifest {
  private(set) var targets: [AppTarget] = []
  /// `nil` if unknown.
  private(set) var developmentLanguage: String?
  /// Whether parts of the project may be elsewhere: in included files, templates or variables.
  private(set) var isPartial = false
  /// The versions to deploy to, for targets that name none.
  private let usual: [AppSystem: String]
  private let templateTypes: [String: String]

  /// - Parameter known: The files that may be included.
  init(_ text: String, in folder: String, including known: Set<String> = []) {
    let files = IncludedYAML.files(text, in: folder, known)
    let (root, isWhole) = (files[0].root, files[0].isWhole)
    let language = root["options"]?["developmentLanguage"]?.text ?? "en"
    developmentLanguage = TableLanguage.names([language]).first
    isPartial =
      !isWhole || text.contains("${")
      || ["include", "targetTemplates", "projectReferences"].contains { root[$0] != nil }
    usual = Self.versions(files.lazy.compactMap { $0.root["options"]?["deploymentTarget"] }.first)
    let templates = files.flatMap { $0.root["targetTemplates"]?.members ?? [] }
    let types = templates.compactMap { name, facts in facts["type"]?.text.map { (name, $0) } }
    templateTypes = Dictionary(types) { first, _ in first }
    var indices: [String: Int] = [:]
    for file in files {
      for (name, facts) in file.root["targets"]?.members ?? [] {
        let target = target(name, facts, file)
        if let index = indices[name] {
          targets[index].add(target)
        } else {
          indices[name] = targets.count
          targets.append(target)
        }
      }
    }
  }

  private mutating func target(_ name: String, _ facts: PlainYAML, _ file: IncludedYAML) -> AppTarget {
    let folder = file.folder
    var target = AppTarget(name)
    target.manifest = file.path
    let templates = facts["templates"].map { $0.elements ?? [$0] } ?? []
    let type =
      facts["type"]?.text ?? templates.compactMap(\.text).compactMap { templateTypes[$0] }.first ?? ""
    target.kind = Self.kind(type)
    target.isOfWatch = type.contains("watch")
    if type.contains("framework") || type.contains("library") {
      target.module = AppTarget.module(facts["productName"]?.text ?? name)
    }
    for label in ["sources", "resources"] {
      let values = facts[label].map { $0.elements ?? [$0] } ?? []
      target.add(values.compactMap { $0.text ?? $0["path"]?.text }, in: folder)
      for value in values
      where value["attributes"]?.elements?.contains(where: { $0.text == "no_codegen" }) == true {
        if let path = value["path"]?.text {
          target.withoutClasses.insert(AppTarget.folded(FilePath.shortened(FilePath.join(folder, path))))
        }
      }
      for value in values {
        let home = FilePath.join(folder, value["path"]?.text ?? "")
        target.exceptions.formUnion(Self.excluded(value["excludes"]?.elements ?? [], in: home))
      }
      // What else leaves files out is not read.
      if values.contains(where: { $0["excludes"] != nil || $0["includes"] != nil }) { isPartial = true }
    }
    // Another source can bring an excluded folder back.
    for folder in target.folders where !target.exceptions.isEmpty {
      target.exceptions.subtract([folder] + FilePath.folders(around: folder))
    }
    target.dependencies = Set((facts["dependencies"]?.elements ?? []).compactMap { $0["target"]?.text })
    // XcodeGen looks in the sources for one that the manifest doesn't name.
    if let path = (facts["info"]?["path"] ?? facts["settings"]?["INFOPLIST_FILE"])?.text {
      target.infoPlists = [FilePath.shortened(FilePath.join(folder, path))]
    }
    target.minimums = Self.minimums(facts, usual)
    target.products = Self.products(facts["dependencies"]?.elements ?? [])
    return target
  }

  /// Returns `nil` if the manifest alone doesn't say everything.
  static func outline(_ path: String) -> AppProject.Outline? {
    (try? FileSystem.readRegular(path)).flatMap { outline(path, $0) }
  }

  static func outline(_ path: String, _ bytes: [UInt8]) -> AppProject.Outline? {
    let folder = FilePath.folder(of: path)
    let manifest = XcodeGenManifest(String(decoding: bytes, as: UTF8.self), in: folder)
    guard !manifest.targets.isEmpty, !manifest.isPartial else { return nil }
    var outline = AppProject.Outline(path, in: folder)
    outline.developmentLanguage = manifest.developmentLanguage
    outline.targets = manifest.targets
    return outline
  }

  /// Keys of files and folders. Omits patterns, but for all contents of a folder.
  private static func excluded(_ values: [PlainYAML], in folder: String) -> [String] {
    values.compactMap(\.text).map { text in
      ["/**", "/*"].first(where: text.hasSuffix).map { String(text.dropLast($0.count)) } ?? text
    }
    .filter { !$0.contains("*") }
    .map { AppTarget.key(of: FilePath.shortened(FilePath.join(folder, $0))) }
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
      result[system] = (own[system] ?? usual[system]).flatMap(Double.init)
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
  /// Adds what another file of a manifest says about the target.
  fileprivate mutating func add(_ other: AppTarget) {
    if kind == .other { kind = other.kind }
    isOfWatch = isOfWatch || other.isOfWatch
    module = module ?? other.module
    if infoPlists.isEmpty { infoPlists = other.infoPlists }
    folders.formUnion(other.folders)
    files.formUnion(other.files)
    exceptions.formUnion(other.exceptions)
    withoutClasses.formUnion(other.withoutClasses)
    dependencies.formUnion(other.dependencies)
    products.formUnion(other.products)
    minimums.merge(other.minimums) { first, _ in first }
  }
}
