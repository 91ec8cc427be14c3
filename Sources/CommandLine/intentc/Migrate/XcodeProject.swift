import IntentDiagnostics
import IntentPlatform

struct XcodeProject: Sendable {
  private(set) var targets: [AppTarget] = []
  private let objects: [String: Value]
  private var paths: [String: String] = [:]

  init?(_ path: String) {
    guard let bytes = try? FileSystem.readRegular(path) else { return nil }
    self.init(bytes, folder: FilePath.folder(of: FilePath.folder(of: path)))
  }

  init?(_ bytes: [UInt8], folder: String) {
    guard let root = try? PropertyListDecoder().decode([String: Value].self, from: Data(bytes)),
      case .object(let objects)? = root["objects"],
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    resolve(
      project["mainGroup"]?.text,
      in: FilePath.join(folder, project["projectDirPath"]?.text ?? ""),
      of: folder
    )
    let minimum = lowestMinimum(of: project)
    targets = project.references("targets").compactMap { reference in
      objects[reference].flatMap { target($0, minimum) }
    }
  }

  // MARK: Groups

  private mutating func resolve(_ group: String?, in folder: String, of root: String) {
    var pending = group.map { [($0, folder)] } ?? []
    while let (reference, folder) = pending.popLast() {
      guard paths[reference] == nil, let object = objects[reference] else { continue }
      let start = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : folder
      let path = object["path"]?.text.map { FilePath.join(start, $0) } ?? start
      paths[reference] = FilePath.shortened(path)
      for child in object.references("children") { pending.append((child, path)) }
    }
  }

  // MARK: Targets

  private func target(_ object: Value, _ projectMinimum: Double?) -> AppTarget? {
    guard let name = object["name"]?.text else { return nil }
    var target = AppTarget(name)
    for phase in object.references("buildPhases").compactMap({ objects[$0] }) {
      for file in phase.references("files").compactMap({ objects[$0] }) {
        guard let reference = file["fileRef"]?.text else { continue }
        // A group contains localized copies.
        let all = [reference] + (objects[reference]?.references("children") ?? [])
        let files = all.compactMap { paths[$0] }
        target.files.formUnion(files)
        if file["settings"]?.references("ATTRIBUTES").contains("no_codegen") == true {
          target.withoutClasses.formUnion(files)
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

  private func lowestMinimum(of object: Value) -> Double? {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let versions = (list?.references("buildConfigurations") ?? []).compactMap { reference in
      objects[reference]?["buildSettings"]?["IPHONEOS_DEPLOYMENT_TARGET"]?.text
    }
    return versions.compactMap(Double.init).min()
  }

  fileprivate indirect enum Value: Decodable, Sendable {
    case text(String)
    case list([Value])
    case object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    var text: String? {
      if case .text(let text) = self { text } else { nil }
    }

    subscript(key: String) -> Value? {
      if case .object(let members) = self { members[key] } else { nil }
    }

    func references(_ key: String) -> [String] {
      guard case .list(let list)? = self[key] else { return [] }
      return list.compactMap(\.text)
    }
  }
}
