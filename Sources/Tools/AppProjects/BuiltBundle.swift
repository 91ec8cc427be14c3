import IntentDiagnostics

/// A built app or extension, such as `App.app` or `App.app/PlugIns/Widgets.appex`.
enum BuiltBundle {
  case app, appExtension

  init?(_ folder: String) {
    guard folder.hasSuffix(".app") || folder.hasSuffix(".appex") else { return nil }
    self = folder.hasSuffix(".app") ? .app : .appExtension
  }

  static func isInfoPlist(_ path: String) -> Bool {
    FilePath.name(of: path) == "Info.plist"
      && BuiltBundle(folder(ofFilesIn: FilePath.folder(of: path))) != nil
  }

  /// The paths of the bundles that contain a file, the innermost first.
  static func paths(around path: String) -> [String] {
    var found: [String] = []
    var folder = path
    while !folder.isEmpty, folder != "/" {
      if BuiltBundle(folder) != nil { found.append(folder) }
      folder = FilePath.folder(of: folder)
    }
    return found
  }

  /// A Mac's bundles keep their files in `Contents` or `Contents/Resources`.
  static func folder(ofFilesIn folder: String) -> String {
    for end in ["/Contents/Resources", "/Contents"] where folder.hasSuffix(end) {
      return String(folder.dropLast(end.count))
    }
    return folder
  }
}
