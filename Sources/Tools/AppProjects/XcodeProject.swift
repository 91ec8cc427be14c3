import IntentDiagnostics

/// The targets of a `project.pbxproj`. Reads each group, build phase and file once, so that lists that name
/// them many times cost no more.
struct XcodeProject: Sendable {
  private(set) var targets: [AppTarget] = []
  private let objects: [String: ProjectValue]
  private var paths: [String: String] = [:]
  private var seen: Set<String> = []
  /// By the reference of a build file.
  private var copies: [String: Set<String>] = [:]
  /// By the configuration list.
  private var minimums: [String: Double?] = [:]

  /// In bytes, as on a Mac.
  private static let pathLimit = 1_024
  private static let targetLimit = 1_000
  /// Of one file, in all languages.
  private static let copyLimit = 500

  init?(_ path: String) {
    guard let bytes = try? FileSystem.readRegular(path) else { return nil }
    self.init(bytes, folder: FilePath.folder(of: FilePath.folder(of: path)))
  }

  init?(_ bytes: [UInt8], folder: String) {
    guard let root = ProjectValue.read(bytes), case .object(let objects)? = root["objects"],
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    resolve(
      project["mainGroup"]?.text,
      in: FilePath.join(folder, project["projectDirPath"]?.text ?? ""),
      of: folder
    )
    let minimum = lowestMinimum(of: project)
    for object in new(project.references("targets")).prefix(Self.targetLimit) {
      if let target = target(object, minimum) { targets.append(target) }
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
      let start = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : folder
      let path = object["path"]?.text.map { FilePath.join(start, $0) } ?? start
      guard path.utf8.count <= Self.pathLimit else { continue }
      paths[reference] = FilePath.shortened(path)
      for child in object.references("children") { pending.append((child, path)) }
    }
  }

  // MARK: Targets

  /// The paths of a build file's reference. A group contains localized copies.
  private mutating func copies(of reference: String) -> Set<String> {
    if let known = copies[reference] { return known }
    let children = Set(objects[reference]?.references("children") ?? []).sorted().prefix(Self.copyLimit)
    let found = Set(([reference] + children).compactMap { paths[$0] })
    copies[reference] = found
    return found
  }

  private mutating func target(_ object: ProjectValue, _ projectMinimum: Double?) -> AppTarget? {
    guard let name = object["name"]?.text else { return nil }
    var target = AppTarget(name)
    var known: Set<String> = []
    var withoutClasses: Set<String> = []
    for phase in new(object.references("buildPhases")) {
      for file in new(phase.references("files")) {
        guard let reference = file["fileRef"]?.text else { continue }
        let isWithoutClasses = file["settings"]?.references("ATTRIBUTES").contains("no_codegen") == true
        if known.insert(reference).inserted { target.files.formUnion(copies(of: reference)) }
        if isWithoutClasses, withoutClasses.insert(reference).inserted {
          target.withoutClasses.formUnion(copies(of: reference))
        }
      }
    }
    target.folders = object.references("fileSystemSynchronizedGroups").compactMap { paths[$0] }
    if object["productType"]?.text?.contains(".framework") ?? false {
      // Two targets can build one framework for different systems.
      let product = object["productReference"]?.text.flatMap { objects[$0]?["path"]?.text } ?? name
      target.module = AppTarget.module(
        product.hasSuffix(".framework") ? String(product.dropLast(".framework".count)) : name
      )
    }
    target.minimum = lowestMinimum(of: object) ?? projectMinimum
    return target
  }

  private mutating func lowestMinimum(of object: ProjectValue) -> Double? {
    guard let reference = object["buildConfigurationList"]?.text else { return nil }
    if let known = minimums[reference] { return known }
    let versions = (objects[reference]?.references("buildConfigurations") ?? []).compactMap { reference in
      objects[reference]?["buildSettings"]?["IPHONEOS_DEPLOYMENT_TARGET"]?.text
    }
    let lowest = versions.compactMap(Double.init).min()
    minimums[reference] = .some(lowest)
    return lowest
  }
}
