import AppFacts
import IntentDiagnostics
import IntentLocalisation

/// The targets and languages of a `project.pbxproj`. Reads each group, build phase and file once, so repeated
/// names in lists cost no more.
struct XcodeProject: Sendable {
  private(set) var targets: [AppTarget] = []
  /// Whether the project says of all files where they are.
  private(set) var placesAllFiles = true
  /// The name in the project: `en`, `English`.
  private(set) var developmentLanguage: String?
  /// The files and folders that the project shows, in targets or not.
  var shown: FileMembership {
    let folders = paths.filter { reference, _ in
      objects[reference]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
        || objects[reference]?["lastKnownFileType"]?.text == "folder"
    }
    var shown = FileMembership()
    shown.files = Set(paths.values.map(FoldedPath.init))
    shown.folders = Set(folders.values.map(FoldedPath.init))
    return shown
  }
  private let objects: [String: ProjectValue]
  private var paths: [String: String] = [:]
  /// The references of targets, phases, build files and dependencies that were read, each in its first list.
  private var seen: Set<String> = []
  /// A file with its localized copies, by the reference of a build file.
  private var copies: [String: Set<FoldedPath>] = [:]
  /// The settings that were read, by the reference of the configuration list.
  private var settings: [String: XcodeSettings] = [:]
  private let folder: String
  private let read: @Sendable (String) -> [UInt8]?
  private var configurationFiles: [String: [String: String]] = [:]
  /// The names of targets, by the references of targets and their products.
  private var names: [String: String] = [:]

  /// What paths start from. Other names are variables of one Mac's Xcode.
  private static let sourceTrees: Set<String> = [
    "<group>", "<absolute>", "SOURCE_ROOT", "SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR",
  ]
  /// Copies of one file for all its languages.
  private static let copyLimit = 500

  /// - Parameter read: Reads a file of settings.
  init?(
    _ bytes: [UInt8],
    folder: String,
    reading read: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    guard let root = ProjectValue.read(bytes), case .object(let objects)? = root["objects"],
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    (self.folder, self.read) = (folder, read)
    developmentLanguage = project["developmentRegion"]?.text.flatMap { TableLanguage.names([$0]).first }
    resolve(
      project["mainGroup"]?.text,
      in: FilePath.join(folder, project["projectDirPath"]?.text ?? ""),
      of: folder
    )
    let references = project.references("targets")
    for reference in references {
      guard let object = objects[reference], let name = object["name"]?.text else { continue }
      names[reference] = name
      if let product = object["productReference"]?.text { names[product] = name }
    }
    let usual = settings(of: project)
    let exceptions = exceptions()
    for reference in references where seen.insert(reference).inserted {
      guard let object = objects[reference] else { continue }
      if let target = target(object, exceptions[reference] ?? [], usual) { targets.append(target) }
    }
  }

  private mutating func new(_ references: [String]) -> [ProjectValue] {
    references.filter { seen.insert($0).inserted }.compactMap { objects[$0] }
  }

  // MARK: Groups

  private mutating func resolve(_ group: String?, in folder: String, of root: String) {
    var pending = group.map { [($0, folder)] } ?? []
    while let (reference, folder) = pending.popLast() {
      guard paths[reference] == nil, let object = objects[reference] else { continue }
      let tree = object["sourceTree"]?.text ?? "<group>"
      let start = tree == "SOURCE_ROOT" ? root : folder
      let path = object["path"]?.text.map { FilePath.join(start, $0) } ?? start
      let isKnown = Self.sourceTrees.contains(tree) && path.utf8.count <= FilePath.limit
      guard isKnown else {
        placesAllFiles = false
        continue
      }
      paths[reference] = FilePath.shortened(path)
      for child in object.references("children") { pending.append((child, path)) }
    }
  }

  // MARK: Targets

  /// The paths of a build file's reference. A group contains localized copies.
  private mutating func copies(of reference: String) -> Set<FoldedPath> {
    if let known = copies[reference] { return known }
    let children = Set(objects[reference]?.references("children") ?? []).sorted().prefix(Self.copyLimit)
    let found = Set(([reference] + children).compactMap { paths[$0] }.map(FoldedPath.init))
    copies[reference] = found
    return found
  }

  private mutating func target(
    _ object: ProjectValue,
    _ exceptions: [Exceptions],
    _ usual: XcodeSettings
  ) -> AppTarget? {
    guard let name = object["name"]?.text else { return nil }
    var target = AppTarget(name)
    let type = object["productType"]?.text ?? ""
    target.kind = Self.kind(type)
    target.isOfWatch = type.contains("watch")
    addFiles(of: object, to: &target)
    let groups = object.references("fileSystemSynchronizedGroups")
    target.membership.folders.formUnion(groups.compactMap { paths[$0].map(FoldedPath.init) })
    Self.add(exceptions, to: &target.membership, groups: Set(groups))
    if target.kind == .framework {
      // Two targets can build one framework for different systems.
      let product = object["productReference"]?.text.flatMap { objects[$0]?["path"]?.text } ?? name
      target.module = AppTarget.module(
        product.hasSuffix(".framework") ? String(product.dropLast(".framework".count)) : name
      )
    }
    target.products = Set(
      object.references("packageProductDependencies").compactMap { objects[$0]?["productName"]?.text }
    )
    let settings = TargetSettings(
      own: self.settings(of: object),
      usual: usual,
      targetName: target.name,
      folder: folder
    )
    settings.readSystems(into: &target)
    settings.readInfoPlists(into: &target)
    settings.readBundleAndHeaders(into: &target)
    return target
  }

  /// Adds the files of the build phases, and the targets that the target needs.
  private mutating func addFiles(of object: ProjectValue, to target: inout AppTarget) {
    var seenReferences: Set<String> = []
    var withoutClasses: Set<String> = []
    let phases = new(object.references("buildPhases"))
    // A definition among the resources of a target without code, as in lindelin/lindale-ios, only goes into its bundle.
    let hasCode = phases.contains { $0["isa"]?.text == "PBXSourcesBuildPhase" }
    for phase in phases {
      for file in new(phase.references("files")) {
        guard let reference = file["fileRef"]?.text else { continue }
        if let product = names[reference], product != target.name { target.dependencies.insert(product) }
        let isWithoutClasses =
          !hasCode || file["settings"]?.references("ATTRIBUTES").contains("no_codegen") == true
        if seenReferences.insert(reference).inserted {
          target.membership.files.formUnion(copies(of: reference))
          if objects[reference]?["lastKnownFileType"]?.text == "folder", let path = paths[reference] {
            target.membership.folders.insert(FoldedPath(path))
          }
        }
        if isWithoutClasses, withoutClasses.insert(reference).inserted {
          target.membership.withoutClasses.formUnion(copies(of: reference).map { LocaleFreePath($0.text) })
        }
      }
    }
    for dependency in new(object.references("dependencies")) {
      let proxy = dependency["targetProxy"]?.text.flatMap { objects[$0] }
      let other = dependency["target"]?.text ?? proxy?["remoteGlobalIDString"]?.text
      if let other = other.flatMap({ names[$0] }), other != target.name { target.dependencies.insert(other) }
    }
  }

  private static func kind(_ productType: String) -> AppTarget.Kind {
    switch productType.split(separator: ".").last.map(String.init) ?? "" {
    case "application": .app
    case "app-extension", "extensionkit-extension", "intents-service": .appExtension
    case "ui-testing": .userInterfaceTests
    case let type where type == "framework" || productType.contains(".framework"): .framework
    default: productType.contains(".library") ? .library : .other
    }
  }

  // MARK: Folders that Xcode keeps in step

  /// The files of a folder that a target treats differently: each in or out of the target against the rule
  /// for the folder, or without generated classes.
  private struct Exceptions {
    let group: String
    let folder: String
    let names: [String]
    let withoutClasses: [String]
  }

  /// The exceptions, by the reference of the target that they are for.
  private func exceptions() -> [String: [Exceptions]] {
    var result: [String: [Exceptions]] = [:]
    var seen: Set<String> = []
    for (group, folder) in paths.sorted(by: { $0.key < $1.key }) {
      for list in objects[group]?.references("exceptions") ?? [] {
        guard seen.insert(list).inserted, let list = objects[list], let target = list["target"]?.text else {
          continue
        }
        let attributes = list["attributesByRelativePath"]?.members ?? [:]
        result[target, default: []].append(
          Exceptions(
            group: group,
            folder: folder,
            names: list.references("membershipExceptions"),
            withoutClasses: attributes.filter { $0.value.texts.contains("no_codegen") }.map(\.key)
          )
        )
      }
    }
    return result
  }

  /// An exception removes a file from a target that contains its folder, and adds it to a target that
  /// doesn't.
  private static func add(_ exceptions: [Exceptions], to files: inout FileMembership, groups: Set<String>) {
    for list in exceptions {
      let listed = list.names.map { file($0, in: list.folder) }
      if groups.contains(list.group) {
        files.exceptions.formUnion(listed)
      } else {
        files.additions.formUnion(listed)
      }
      files.withoutClasses.formUnion(list.withoutClasses.map { file($0, in: list.folder) })
    }
  }

  /// Xcode writes `/Localized/Sub/Clock.strings` or `/Localized: Sub/Clock.strings` for all languages.
  private static func file(_ name: String, in folder: String) -> LocaleFreePath {
    let mark = ["/Localized: ", "/Localized/"].first(where: name.hasPrefix) ?? ""
    return LocaleFreePath(FilePath.shortened(FilePath.join(folder, String(name.dropFirst(mark.count)))))
  }

  // MARK: Settings

  private mutating func settings(of object: ProjectValue) -> XcodeSettings {
    guard let reference = object["buildConfigurationList"]?.text else { return XcodeSettings() }
    if let known = settings[reference] { return known }
    var result = XcodeSettings()
    for name in (objects[reference]?.references("buildConfigurations") ?? []).prefix(Self.copyLimit) {
      guard let configuration = objects[name] else { continue }
      if let values = configuration["buildSettings"] { result.values.append(values) }
      guard let path = configuration["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) else {
        continue
      }
      result.files.append(configurationFile(path))
    }
    settings[reference] = result
    return result
  }

  private mutating func configurationFile(_ path: String) -> [String: String] {
    if let known = configurationFiles[path] { return known }
    let found = XcodeSettings.file(path, in: folder, reading: read)
    configurationFiles[path] = found
    return found
  }
}
