import IntentDefinition
import IntentDiagnostics

/// An app or an extension as it was built: `App.app`, and `App.app/PlugIns/Widgets.appex` in it.
package enum BuiltBundle: Sendable {
  case app, appExtension

  package init?(_ folder: String) {
    guard folder.hasSuffix(".app") || folder.hasSuffix(".appex") else { return nil }
    self = folder.hasSuffix(".app") ? .app : .appExtension
  }

  /// The paths of the bundles that contain a file, the innermost first.
  package static func paths(around path: String) -> [String] {
    var found: [String] = []
    var folder = path
    while !folder.isEmpty, folder != "/" {
      if BuiltBundle(folder) != nil { found.append(folder) }
      folder = FilePath.folder(of: folder)
    }
    return found
  }

  /// A Mac's bundles keep their files in `Contents` or `Contents/Resources`.
  package static func folder(ofFilesIn folder: String) -> String {
    for end in ["/Contents/Resources", "/Contents"] where folder.hasSuffix(end) {
      return String(folder.dropLast(end.count))
    }
    return folder
  }

  /// The oldest versions of systems that a bundle runs on, by platform.
  ///
  /// - Parameter path: An Info.plist.
  static func minimums(_ path: String) -> [String: Reach.Version] {
    guard let bytes = try? FileSystem.readRegular(path, limit: 4 * 1_048_576),
      let list = PropertyListReader().read(bytes, path: path).list, list.kind(list.root) == .dictionary
    else { return [:] }
    var values: [String: String] = [:]
    for node in list.children(of: list.root) { values[list.keyName(of: node)] = list.string(node) }
    func version(_ key: String) -> Reach.Version? { values[key].flatMap { Reach.Version($0[...]) } }
    if let version = version("LSMinimumSystemVersion") { return ["macOS": version] }
    let names = ["iphoneos": "iOS", "watchos": "watchOS", "appletvos": "tvOS", "xros": "visionOS"]
    guard let version = version("MinimumOSVersion"),
      let platform = names[values["DTPlatformName"] ?? "iphoneos"]
    else { return [:] }
    return [platform: version]
  }
}
