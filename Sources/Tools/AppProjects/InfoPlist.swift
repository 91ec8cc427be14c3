import AppFacts
import IntentDefinition
import IntentDiagnostics
import IntentLocalisation

/// The values for intents in an Info.plist. Values can contain variables such as `$(PRODUCT_MODULE_NAME)`.
struct InfoPlist: Sendable {
  /// The names in the list under a key, with their places in the file.
  struct Names: Sendable {
    /// The key of the list: `IntentsSupported`
    let key: String
    let values: [Located<String>]
  }

  let path: String
  let source: SourceText
  private(set) var supported: Names?
  private(set) var restricted: Names?
  private(set) var principalClass: Located<String>?
  private(set) var extensionPoint: String?
  /// `nil` if it is a variable.
  private(set) var developmentRegion: String?

  /// Real files are smaller than 100 kB.
  private static let sizeLimit = 4 * 1_048_576

  /// Reports files that cannot be read.
  static func read(_ paths: [String], _ problems: inout [Diagnostic]) -> [InfoPlist] {
    paths.compactMap { path in
      do throws(FileError) {
        return InfoPlist(try FileSystem.readRegular(path, limit: sizeLimit), path: path)
      } catch {
        problems.append(.unchecked(path, error))
        return nil
      }
    }
  }

  init?(_ bytes: [UInt8], path: String) {
    let result = PropertyListReader().read(bytes, path: path)
    guard let list = result.list, list.kind(list.root) == .dictionary else { return nil }
    (self.path, source) = (path, result.source)
    let root = Self.members(list.root, list)
    let attributes = root["NSExtension"].map { Self.members($0, list) } ?? [:]
    let inner = attributes["NSExtensionAttributes"].map { Self.members($0, list) } ?? [:]
    supported = Self.names("IntentsSupported", inner, list) ?? Self.names("INIntentsSupported", root, list)
    restricted =
      Self.names("IntentsRestrictedWhileLocked", inner, list)
      ?? Self.names("INIntentsRestrictedWhileLocked", root, list)
    principalClass = attributes["NSExtensionPrincipalClass"].flatMap { Self.text($0, list) }
    extensionPoint = attributes["NSExtensionPointIdentifier"].flatMap { list.string($0) }
    developmentRegion = root["CFBundleDevelopmentRegion"].flatMap { list.string($0) }
      .flatMap { TableLanguage.names([$0]).first }
  }

  private static func members(_ node: PropertyList.NodeID, _ list: PropertyList) -> [String: Int] {
    guard list.kind(node) == .dictionary else { return [:] }
    return Dictionary(firsts: list.children(of: node).map { (list.keyName(of: $0), $0) })
  }

  private static func names(_ key: String, _ members: [String: Int], _ list: PropertyList) -> Names? {
    guard let node = members[key], list.kind(node) == .array else { return nil }
    return Names(key: key, values: list.children(of: node).compactMap { text($0, list) })
  }

  private static func text(_ node: PropertyList.NodeID, _ list: PropertyList) -> Located<String>? {
    list.string(node).map { Located($0, at: list.contentRange(of: node)) }
  }

  var isOfIntents: Bool { extensionPoint == "com.apple.intents-service" }

  /// The key to compare with the paths in targets.
  var key: FoldedPath { FoldedPath(path) }

  func location(_ range: Range<Int>?) -> SourceLocation { SourceLocation(file: path, range: range) }
}

/// Tells which property lists are Info.plists: the ones that targets name, with any file name. If a target's
/// Info.plist is unknown, the usual name counts, too.
struct InfoPlistUsage {
  private let named: Set<FoldedPath>
  /// The folders of projects that name all their Info.plists.
  private let known: Set<FoldedPath>
  private let unknown: Set<FoldedPath>

  init(_ outlines: [AppOutline], _ otherBuilds: Set<FoldedPath>) {
    named = Set(outlines.lazy.flatMap(\.targets).flatMap(\.infoPlists).map(FoldedPath.init))
    func isWhole(_ outline: AppOutline) -> Bool {
      outline.targets.allSatisfy { !$0.kind.isProgram || $0.knowsInfoPlists }
    }
    func folders(_ outlines: [AppOutline]) -> [FoldedPath] { outlines.map { FoldedPath($0.folder) } }
    known = Set(folders(outlines.filter(isWhole)))
    unknown = otherBuilds.union(folders(outlines.filter { !isWhole($0) }))
  }

  func contains(_ path: String) -> Bool {
    let folded = FoldedPath(path)
    if named.contains(folded) { return true }
    let folders = Set(folded.folders)
    return path.hasSuffix("Info.plist")
      && (folders.isDisjoint(with: known) || !folders.isDisjoint(with: unknown))
  }
}
