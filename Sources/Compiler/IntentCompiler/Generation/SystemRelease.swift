/// The systems that Apple released in one year, by the version of iOS: `minimumSystem`.
package enum SystemRelease: Int, Comparable, CaseIterable, Sendable {
  case iOS16 = 16
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// A system with a version of its own.
  package enum System: String, CaseIterable, Sendable {
    case iOS, macOS, watchOS, tvOS, visionOS
  }

  package static func < (left: SystemRelease, right: SystemRelease) -> Bool { left.rawValue < right.rawValue }

  /// The newest release that a version of a system includes; iOS 16 for older ones.
  ///
  /// - Parameter version: The major version: 15 of macOS 15.5.
  package init(_ system: System, version: Int) {
    self = Self.allCases.last { $0.version(of: system) <= version } ?? .iOS16
  }

  /// The major version of a system in this release.
  package func version(of system: System) -> Int {
    switch (self, system) {
    case (.iOS26, _), (_, .iOS), (_, .tvOS): rawValue
    case (_, .macOS): rawValue - 3
    case (_, .watchOS): rawValue - 7
    case (_, .visionOS): rawValue - 16
    }
  }
}
