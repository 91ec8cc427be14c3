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
        targets[bundle]?.membership.files.insert(FoldedPath(file))
      }
    }
    // The outermost bundle is the outline. A bundle is a dependency of the next one around it.
    let bundles = targets.keys.sorted()
    let isKnown: (String) -> Bool = Set(bundles).contains
    for bundle in bundles {
      let around = BuiltBundle.paths(around: bundle).dropFirst().first(where: isKnown)
      if let around { targets[around]?.dependencies.insert(FilePath.name(of: bundle)) }
    }
    let groups = Dictionary(grouping: bundles) { BuiltBundle.paths(around: $0).last(where: isKnown) ?? $0 }
    return groups.map { top, bundles in
      var outline = AppOutline(top, .built)
      outline.developmentLanguage = regions[top]
      outline.targets = bundles.compactMap { targets[$0] }
      return outline
    }
    .sorted { $0.path < $1.path }
  }
}
