import IntentDiagnostics

/// A path without its case, to compare it. Most Macs' file systems ignore case, so Xcode finds a file even if
/// a project spells its name in another case.
package struct FoldedPath: Sendable, Hashable {
  package let text: String

  package init(_ path: String) { text = path.lowercased() }

  private init(folded text: String) { self.text = text }

  /// The folders around the path, the innermost first.
  package var folders: [FoldedPath] { FilePath.folders(around: text).map(Self.init(folded:)) }
}

/// A folded path without the `.lproj` folder of its language, so that a file's copies in all languages share
/// it. Xcode's lists of exceptions name files like this.
package struct LocaleFreePath: Sendable, Hashable {
  private let path: FoldedPath

  package init(_ path: String) {
    self.path = FoldedPath(FilePath.join(FilePath.home(of: path), FilePath.name(of: path)))
  }
}
