import IntentDiagnostics
import IntentPlatform

/// The targets of an Xcode project, read from its `project.pbxproj`.
struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    /// The files of its build phases, by path.
    fileprivate(set) var files: Set<String> = []
    /// The folders that it has with all that is in them.
    fileprivate(set) var folders: [String] = []
    /// The lowest iOS that a configuration of the target or the project names: `IPHONEOS_DEPLOYMENT_TARGET`.
    fileprivate(set) var minimum: String?
    /// Whether other targets import it.
    fileprivate(set) var isFramework = false

    /// Whether it compiles or copies a file.
    func has(_ path: String) -> Bool {
      files.contains(path) || folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  private(set) var targets: [Target] = []
  private let objects: [String: Value]
  private var paths: [String: String] = [:]

  /// Reads a project.
  ///
  /// - Parameter path: The path of its `project.pbxproj`.
  /// - Returns: `nil` if the file is not a project.
  init?(_ path: String) {
    guard let bytes = try? FileSystem.readRegular(path) else { return nil }
    self.init(bytes, folder: FilePath.folder(of: FilePath.folder(of: path)))
  }

  /// - Parameter folder: The folder with the project, which its paths start from.
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

  /// The targets that have a file.
  func targets(with path: String) -> [Target] { targets.filter { $0.has(path) } }

  // MARK: Groups

  /// Finds the paths of all files below a group.
  private mutating func resolve(_ group: String?, in folder: String, of root: String) {
    var pending = group.map { [($0, folder)] } ?? []
    while let (reference, folder) = pending.popLast() {
      guard paths[reference] == nil, let object = objects[reference] else { continue }
      let start = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : folder
      let path = object["path"]?.text.map { FilePath.join(start, $0) } ?? start
      paths[reference] = Self.standardised(path)
      for child in object.references("children") { pending.append((child, path)) }
    }
  }

  /// A path without `.` and `..`.
  private static func standardised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  // MARK: Targets

  private func target(_ object: Value, _ projectMinimum: String?) -> Target? {
    guard let name = object["name"]?.text else { return nil }
    var target = Target(name: name)
    for phase in object.references("buildPhases").compactMap({ objects[$0] }) {
      for file in phase.references("files").compactMap({ objects[$0]?["fileRef"]?.text }) {
        if let path = paths[file] { target.files.insert(path) }
        // A group of copies for languages.
        for copy in objects[file]?.references("children") ?? [] {
          if let path = paths[copy] { target.files.insert(path) }
        }
      }
    }
    target.folders = object.references("fileSystemSynchronizedGroups").compactMap { paths[$0] }
    target.isFramework = object["productType"]?.text?.hasSuffix(".framework") ?? false
    target.minimum = lowestMinimum(of: object) ?? projectMinimum
    return target
  }

  private func lowestMinimum(of object: Value) -> String? {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let versions = (list?.references("buildConfigurations") ?? []).compactMap { reference in
      objects[reference]?["buildSettings"]?["IPHONEOS_DEPLOYMENT_TARGET"]?.text
    }
    return versions.min { (Double($0) ?? 0) < (Double($1) ?? 0) }
  }

  /// A value of a property list in the old style.
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

    /// The names of other objects in a list.
    func references(_ key: String) -> [String] {
      guard case .list(let list)? = self[key] else { return [] }
      return list.compactMap(\.text)
    }
  }
}
