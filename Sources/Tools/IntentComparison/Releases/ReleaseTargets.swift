import AppFacts
import IntentDiagnostics
import IntentPlatform

/// The file in the copy of a release that says which targets built its Swift files. The projects themselves
/// are large.
package enum ReleaseTargets {
  private static let name = "targets.json"
  private static let format = 1
  /// In bytes.
  private static let sizeLimit = 16 << 20

  /// The contents of the file.
  private struct Contents: Codable {
    var formatVersion: Int
    var targets: [Target]
  }

  /// A target as the file stores it.
  private struct Target: Codable {
    var name: String
    /// The folder of its project, relative to the release's folder.
    var home: String?
    var kind: String
    var module: String?
    var bundle: String?
    var isOfWatch: Bool
    var isStatic: Bool
    var isOfPackage: Bool
    var systems: [String]
    var dependencies: [String]
    /// The paths of its files, relative to the release's folder.
    var files: [String]
  }

  /// - Parameters:
  ///   - folder: The folder of the app.
  ///   - paths: The Swift files of the release.
  ///   - owners: The targets that build the files.
  /// - Returns: `nil` if no target is known.
  static func file(
    _ targets: [AppTarget],
    in folder: String,
    for paths: [String],
    ownedBy owners: (String) -> [AppTarget]
  ) -> (path: String, bytes: [UInt8])? {
    var files: [String: [String]] = [:]
    for path in paths {
      for target in owners(path) { files[target.key, default: []].append(path) }
    }
    guard !files.isEmpty else { return nil }
    var seen: Set<String> = []
    let all = targets.filter { seen.insert($0.key).inserted }.map { target in
      Target(
        name: target.name,
        home: FilePath.relative(FilePath.shortened(target.home), to: FilePath.shortened(folder)),
        kind: target.kind.rawValue,
        module: target.module,
        bundle: target.bundle,
        isOfWatch: target.isOfWatch,
        isStatic: target.isStatic,
        isOfPackage: target.package != nil,
        systems: target.minimums.keys.map(\.rawValue).sorted(),
        dependencies: target.dependencies.sorted(),
        files: files[target.key]?.sorted() ?? []
      )
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Contents(formatVersion: format, targets: all)) else { return nil }
    return (name, Array(data) + [UInt8(ascii: "\n")])
  }

  /// - Returns: `nil` if the folder has no such file.
  package static func read(in folder: String) throws(UnreadFile) -> [AppTarget]? {
    let path = FilePath.join(folder, name)
    var reason = "it is damaged, or of another version of intentc"
    var contents: Contents?
    do throws(FileError) {
      let bytes = try FileSystem.readRegular(path, limit: sizeLimit)
      contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch {
      if error == .missing { return nil }
      reason = error.words
    }
    guard let contents, contents.formatVersion == format else {
      throw UnreadFile(path, .unreadable("\(reason); moves of App Intents to other targets are not compared"))
    }
    return contents.targets.map { stored in
      var target = AppTarget(stored.name)
      target.home = stored.home ?? ""
      target.kind = AppTarget.Kind(rawValue: stored.kind) ?? .other
      (target.module, target.bundle) = (stored.module, stored.bundle)
      (target.isOfWatch, target.isStatic) = (stored.isOfWatch, stored.isStatic)
      if stored.isOfPackage { target.package = "" }
      for system in stored.systems.compactMap(AppSystem.init) { target.minimums[system] = 0 }
      target.dependencies = Set(stored.dependencies)
      let paths = stored.files.map { FilePath.shortened(FilePath.join(folder, $0)) }
      target.membership.files = Set(paths.map(FoldedPath.init))
      return target
    }
  }
}
