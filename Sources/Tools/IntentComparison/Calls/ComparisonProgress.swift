/// Collects the earlier versions and their report while they are compared, from the newest to the oldest.
struct ComparisonProgress {
  var report: ComparisonReport
  var compared: [ComparedVersion] = []
  var unread: [ComparedVersion] = []
  /// The names of releases without anything that people could choose.
  var empty: [String] = []
  /// The newest release that is not the new version.
  private(set) var shipped: ComparedVersion?
  /// Breaks that are older than the new version, and the release that already contains them.
  var excused: Set<SchemaChange.Identity> = []
  var holder: String?
  private var contents: [String: VersionContent] = [:]

  init(_ report: ComparisonReport) {
    self.report = report
  }

  mutating func content(of version: Version, _ read: (Version) -> VersionDefinitions) -> VersionContent {
    let content = version.identity.flatMap { contents[$0] } ?? VersionContent(read(version))
    if let identity = version.identity { contents[identity] = content }
    return content
  }

  mutating func ship(_ version: ComparedVersion, isNew: @autoclosure () -> Bool) {
    guard shipped == nil, version.version.kind != .releaseOfHead || !isNew() else { return }
    shipped = version
  }
}

/// Keeps results that all versions with the same content share.
final class VersionContent {
  let definitions: VersionDefinitions
  private var report: ComparisonReport?
  private var losses: ShippedChanges?

  init(_ definitions: VersionDefinitions) {
    self.definitions = definitions
  }

  /// - Parameter isSame: Whether versions with other names get the same report. They don't if an accepted
  ///   break covers only some releases.
  func report(ifSame isSame: Bool, _ make: () -> ComparisonReport) -> ComparisonReport {
    let found = isSame ? report ?? make() : make()
    report = found
    return found
  }

  func losses(from old: ComparedVersion, to shipped: ComparedVersion?) -> ShippedChanges {
    guard let shipped else { return ShippedChanges() }
    let found = losses ?? ShippedChanges(from: old, to: shipped)
    losses = found
    return found
  }
}
