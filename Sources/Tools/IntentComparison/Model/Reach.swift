import AppFacts
import IntentDiagnostics

/// The systems and builds that contain an App Intent.
struct Reach: Sendable {
  /// The oldest versions, by platform: `iOS`.
  private(set) var introduced: [String: SystemVersion] = [:]
  /// Platforms where it is unavailable or obsolete.
  private(set) var missing: Set<String> = []
  /// The condition of the `#if` around the element; `nil` in all builds.
  var condition: String?

  var isOfSomeBuilds: Bool { BuildCondition.asksForMoreThanSystem(condition) }

  /// A version of a system. Missing parts count as zero.
  struct SystemVersion: Sendable, Comparable {
    var parts: [Int]

    init(_ parts: Int...) { self.parts = parts }

    init?(_ text: Substring) {
      let parts = text.split(separator: ".").map { Int($0) }
      guard !parts.isEmpty, !parts.contains(nil) else { return nil }
      self.parts = parts.compactMap(\.self)
    }

    static func < (one: SystemVersion, other: SystemVersion) -> Bool {
      one.padded.lexicographicallyPrecedes(other.padded)
    }

    static func == (one: SystemVersion, other: SystemVersion) -> Bool { one.padded == other.padded }

    private var padded: [Int] { Array((parts + [0, 0, 0]).prefix(3)) }

    var words: String { parts.map(String.init).joined(separator: ".") }
  }

  init() {}

  /// The oldest versions that can run App Intents in widgets, or in controls, by platform.
  static func usual(inControl isControl: Bool) -> [String: SystemVersion] {
    ["iOS": SystemVersion(isControl ? 18 : 17)]
  }

  mutating func add(_ platform: String, _ version: SystemVersion?, isMissing: Bool = false) {
    if let version { introduced[platform] = version }
    if isMissing { missing.insert(platform) }
  }

  /// The platforms without it now. A definition is for all platforms, so only iPhones and iPads count there.
  func lost(since former: Reach, isOfDefinition: Bool) -> [String] {
    missing.subtracting(former.missing).filter { !isOfDefinition || ["iOS", "*"].contains($0) }.sorted()
  }

  /// A platform with a higher oldest version than before.
  ///
  /// - Parameter usual: The oldest versions that can run the App Intent at all, by platform.
  func raised(since former: Reach, usual: [String: SystemVersion]) -> (platform: String, to: SystemVersion)? {
    for (platform, version) in introduced.sorted(by: { $0.key < $1.key }) {
      guard let before = former.introduced[platform] ?? usual[platform] else { continue }
      if version > before { return (platform, version) }
    }
    return nil
  }
}
