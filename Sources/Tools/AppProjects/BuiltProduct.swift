import AppFacts
import IntentDiagnostics

/// Finds built apps and extensions, such as `App.app` and `App.app/PlugIns/Widget.appex`, even in an archive.
enum BuiltProduct {
  /// An app in the folder `Watch` of another app is for watches.
  static func outlines(_ infoPlists: [InfoPlist], _ files: [String]) -> [AppOutline] {
    var targets: [String: AppTarget] = [:]
    var regions: [String: String] = [:]
    for plist in infoPlists {
      let bundle = BuiltBundle.folder(ofFilesIn: FilePath.folder(of: plist.path))
      guard let kind = BuiltBundle(bundle) else { continue }
      var target = AppTarget(FilePath.name(of: bundle))
      let isOnWatch = FilePath.name(of: FilePath.folder(of: bundle)) == "Watch"
      target.kind = isOnWatch ? .other : kind == .app ? .app : .appExtension
      (target.infoPlists, target.knowsInfoPlists) = ([plist.path], true)
      targets[bundle] = target
      regions[bundle] = plist.developmentRegion
    }
    guard !targets.isEmpty else { return [] }
    for file in files {
      if let bundle = BuiltBundle.paths(around: file).first(where: { targets[$0] != nil }) {
        targets[bundle]?.files.insert(AppTarget.folded(file))
      }
    }
    // The outermost bundle is the outline. Its targets follow in a second loop, when they have all
    // dependencies.
    var outlines: [String: AppOutline] = [:]
    for (bundle, target) in targets.sorted(by: { $0.key < $1.key }) {
      let around = BuiltBundle.paths(around: bundle).filter { $0 != bundle && targets[$0] != nil }
      if let owner = around.first { targets[owner]?.dependencies.insert(target.name) }
      let top = around.last ?? bundle
      if outlines[top] == nil {
        var outline = AppOutline(top, .built)
        outline.developmentLanguage = regions[top]
        outlines[top] = outline
      }
    }
    for (bundle, target) in targets.sorted(by: { $0.key < $1.key }) {
      let top = BuiltBundle.paths(around: bundle).last { targets[$0] != nil } ?? bundle
      outlines[top]?.targets.append(target)
    }
    return outlines.values.sorted { $0.path < $1.path }
  }
}
