import IntentDiagnostics

/// Apps and extensions as they were built: `App.app`, and `App.app/PlugIns/Widget.appex` in it, also in an
/// archive.
enum BuiltProduct {
  private static func kind(_ folder: String) -> AppTarget.Kind? {
    folder.hasSuffix(".app") ? .app : folder.hasSuffix(".appex") ? .appExtension : nil
  }

  /// An app in the folder `Watch` of another one is an app for watches.
  static func outlines(_ infoPlists: [InfoPlist], _ files: [String]) -> [AppProject.Outline] {
    var targets: [String: AppTarget] = [:]
    var regions: [String: String] = [:]
    for plist in infoPlists {
      // A Mac's bundles keep it in the folder 'Contents'.
      let folder = FilePath.folder(of: plist.path)
      let bundle = FilePath.name(of: folder) == "Contents" ? FilePath.folder(of: folder) : folder
      guard let kind = kind(bundle), FilePath.name(of: plist.path) == "Info.plist" else { continue }
      var target = AppTarget(FilePath.name(of: bundle))
      let isOnWatch = FilePath.name(of: FilePath.folder(of: bundle)) == "Watch"
      target.kind = isOnWatch ? .other : kind
      target.infoPlist = plist.path
      targets[bundle] = target
      regions[bundle] = plist.developmentRegion
    }
    guard !targets.isEmpty else { return [] }
    for file in files {
      if let bundle = bundles(around: file).first(where: { targets[$0] != nil }) {
        targets[bundle]?.files.insert(file)
      }
    }
    var outlines: [String: AppProject.Outline] = [:]
    for (bundle, target) in targets.sorted(by: { $0.key < $1.key }) {
      let around = bundles(around: bundle).filter { $0 != bundle && targets[$0] != nil }
      if let owner = around.first { targets[owner]?.dependencies.insert(target.name) }
      let top = around.last ?? bundle
      if outlines[top] == nil {
        var outline = AppProject.Outline(top, in: top)
        outline.developmentLanguage = regions[top]
        outline.isBuilt = true
        outlines[top] = outline
      }
    }
    for (bundle, target) in targets.sorted(by: { $0.key < $1.key }) {
      let top = bundles(around: bundle).last { targets[$0] != nil } ?? bundle
      outlines[top]?.targets.append(target)
    }
    return outlines.values.sorted { $0.path < $1.path }
  }

  /// The innermost comes first.
  private static func bundles(around path: String) -> [String] {
    var found: [String] = []
    var folder = path
    while !folder.isEmpty, folder != "/" {
      if kind(folder) != nil { found.append(folder) }
      folder = FilePath.folder(of: folder)
    }
    return found
  }
}
