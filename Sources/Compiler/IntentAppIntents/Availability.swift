import IntentCompiler

/// The systems on which a generated declaration can be used.
struct Availability: Sendable, Hashable {
  /// The oldest systems that have it.
  var release = SystemRelease.iOS16
  /// Whether tvOS, which has no widgets that people can configure, lacks it.
  var isMissingOnTVOS = false

  static let iOS16 = Availability()
  static let iOS17 = Availability(release: .iOS17)
  static let widgets = Availability(release: .iOS17, isMissingOnTVOS: true)

  /// The systems that have both.
  mutating func formIntersection(_ other: Availability) {
    release = max(release, other.release)
    isMissingOnTVOS = isMissingOnTVOS || other.isMissingOnTVOS
  }

  /// This availability on systems that a project supports.
  ///
  /// - Parameter minimum: The oldest systems of the project.
  func from(_ minimum: SystemRelease) -> Availability {
    Availability(release: max(release, minimum), isMissingOnTVOS: isMissingOnTVOS)
  }

  /// The attributes, a line each.
  var attributes: [String] {
    let systems: [SystemRelease.System] =
      isMissingOnTVOS ? [.iOS, .macOS, .watchOS] : [.iOS, .macOS, .watchOS, .tvOS]
    let versions = systems.map { "\($0.rawValue) \(release.version(of: $0)).0" }.joined(separator: ", ")
    return ["@available(\(versions), *)"] + (isMissingOnTVOS ? ["@available(tvOS, unavailable)"] : [])
  }
}
